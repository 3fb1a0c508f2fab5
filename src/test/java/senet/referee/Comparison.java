package senet.referee;

import java.util.List;
import senet.game.Board;
import senet.game.Engine;
import senet.game.Outcome;
import senet.game.Position;
import senet.rules.RuleSet;
import senet.rules.SquareSet;

/** Holds the engine against the referee: every throw and every move of a position. */
final class Comparison {

  private final RuleSet rules;
  private final Engine engine;
  private final Referee referee;
  private final Company company;
  private final int[] values;

  Comparison(RuleSet rules) {
    this.rules = rules;
    engine = Engine.compile(rules);
    referee = new Referee(rules);
    company = new Company(rules.landing());
    values = engine.throwValues();
  }

  Engine engine() {
    return engine;
  }

  int[] values() {
    return values;
  }

  /**
   * Compares all that engine and referee say of a position.
   *
   * @throws AssertionError if they differ
   */
  void compare(long board, int counts) {
    Scene scene = Translation.scene(board, counts);
    compareUntouchable(board, counts, scene);
    for (int value : values) {
      List<Integer> expected = referee.legalMoves(scene, value);
      int legal = engine.legalMoves(board, value);
      if (legal != Translation.mask(expected)) {
        throw differ(board, counts, value, "legal moves", expected, squares(legal));
      }
      for (int from : expected) {
        compareMove(board, counts, scene, value, from);
      }
      compareAgain(board, counts, value, true);
      compareAgain(board, counts, value, false);
    }
  }

  private void compareMove(long board, int counts, Scene scene, int value, int from) {
    int bit = Translation.mask(from);
    Scene expected = referee.afterMove(scene, from, value);
    long after = engine.move(board, value, bit);
    int countsAfter = engine.countsAfter(counts, value, bit);
    if (after != Translation.board(expected) || countsAfter != Translation.counts(expected)) {
      Object got = Position.of(after, countsAfter);
      throw differ(board, counts, value, "position" + after(from), expected, got);
    }
    boolean off = referee.bearsOff(from, value);
    if (engine.bearsOff(value, bit) != off) {
      throw differ(board, counts, value, "borne off" + after(from), off, !off);
    }
    boolean hits = referee.landsOnRival(scene, from, value);
    if (engine.hits(board, value, bit) != hits) {
      throw differ(board, counts, value, "rival landed on" + after(from), hits, !hits);
    }
    Outcome outcome = referee.outcome(expected);
    Outcome got = engine.outcome(after, countsAfter);
    if (got != outcome) {
      throw differ(board, counts, value, "outcome" + after(from), outcome, got);
    }
    boolean over = outcome != Outcome.RUNNING;
    if (engine.isOver(after, countsAfter) != over) {
      throw differ(board, counts, value, "over" + after(from), over, !over);
    }
  }

  private static String after(int from) {
    return " after the move from " + from;
  }

  private void compareAgain(long board, int counts, int value, boolean moved) {
    boolean again = referee.throwsAgain(value, moved);
    if (engine.throwsAgain(value, moved) != again) {
      throw differ(board, counts, value, "another throw, moved " + moved, again, !again);
    }
  }

  /** The rival's pieces that the referee would let nobody land on, against the engine's. */
  private void compareUntouchable(long board, int counts, Scene scene) {
    int expected = 0;
    for (int square : scene.squaresOf(Holder.RIVAL)) {
      if (rules.landing().onRival() == senet.rules.Landing.OnRival.NOT_ALLOWED
          || rules.safe().contains(square)
          || company.isProtected(scene, square)) {
        expected |= Translation.mask(square);
      }
    }
    int got = engine.untouchable(Board.rival(board));
    if (got != expected) {
      throw differ(board, counts, 0, "rival out of reach", squares(expected), squares(got));
    }
  }

  private static SquareSet squares(int mask) {
    return new SquareSet(mask);
  }

  private AssertionError differ(
      long board, int counts, int value, String what, Object expected, Object got) {
    return new AssertionError(
        "%s%n  position: %s%n  throw: %d%n  %s%n  expected: %s%n  got: %s"
            .formatted(rules.name(), Translation.scene(board, counts), value, what, expected, got));
  }
}
