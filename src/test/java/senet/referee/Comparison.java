package senet.referee;

import java.util.List;
import senet.game.Board;
import senet.game.Engine;
import senet.game.Outcome;
import senet.game.Position;
import senet.rules.Landing.OnRival;
import senet.rules.OpeningMove;
import senet.rules.RuleSet;
import senet.rules.Side;
import senet.rules.SquareSet;
import senet.rules.Starter;

/** Holds the engine against the referee: every throw and every choice of a position. */
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
    compareUntouchable(board, scene);
    for (int thrown : values) {
      compareThrow(new Place(board, counts, scene, thrown));
    }
  }

  /** A position with a throw, for the engine and for the referee. */
  private record Place(long board, int counts, Scene scene, int thrown) {}

  private void compareThrow(Place at) {
    List<Result> results = referee.results(at.scene(), at.thrown());
    List<Choice> choices = results.stream().map(Result::choice).toList();
    int value = engine.direction(at.board(), at.counts(), at.thrown());
    int legal = engine.legalMoves(at.board(), at.counts(), value);
    if (legal != Translation.mask(choices)) {
      throw differ(at, "choices", choices, Translation.choices(legal));
    }
    for (Result expected : results) {
      Choice choice = expected.choice();
      if (!choice.equals(Choice.PASS)) {
        compare(at, "forward by", choice, expected.isForward(), value > 0);
        compareMove(at, value, choice, expected);
      }
      compareAgain(at, value, Translation.bit(choice), expected);
    }
    compareAgain(at, at.thrown(), 0, referee.pass(at.scene(), at.thrown()));
  }

  private void compareMove(Place at, int value, Choice choice, Result expected) {
    int bit = Translation.bit(choice);
    long board = engine.move(at.board(), value, bit);
    int counts = engine.countsAfter(at.board(), at.counts(), value, bit);
    if (board != Translation.board(expected.after())
        || counts != Translation.counts(expected.after())) {
      Object got = Position.of(board, counts);
      throw differ(at, "position after " + choice, expected.after(), got);
    }
    compare(at, "borne off by", choice, expected.bornOff(), engine.bearsOff(value, bit));
    compare(at, "hit by", choice, expected.hit(), engine.hits(at.board(), value, bit));
    compare(at, "outcome of", choice, expected.outcome(), engine.outcome(board, counts));
    boolean over = expected.outcome() != Outcome.RUNNING;
    compare(at, "over after", choice, over, engine.isOver(board, counts));
  }

  private void compareAgain(Place at, int value, int move, Result expected) {
    boolean got = engine.throwsAgain(value, move);
    compare(at, "another throw after", expected.choice(), expected.again(), got);
  }

  private void compare(Place at, String what, Object choice, Object expected, Object got) {
    if (!expected.equals(got)) {
      throw differ(at, what + " " + choice, expected, got);
    }
  }

  /** The start as both see it, and the opening move where there is one. */
  void compareStart() {
    for (Side side : Side.values()) {
      long board = engine.startBoard(side);
      int counts = engine.startCounts(side);
      Scene start = referee.start(side);
      Place at = new Place(board, counts, start, 0);
      compare(at, "start of", side, start, Translation.scene(board, counts));
      if (rules.setup().starter() != other(side)) {
        referee.opening(start).ifPresent(expected -> compareOpening(at, expected));
      }
    }
  }

  private static Starter other(Side side) {
    return side == Side.ODD ? Starter.EVEN : Starter.ODD;
  }

  private void compareOpening(Place at, Result expected) {
    OpeningMove move = rules.setup().openingMove().orElseThrow();
    int from = Translation.mask(move.from());
    long board = engine.move(at.board(), move.value(), from);
    int counts = engine.countsAfter(at.board(), at.counts(), move.value(), from);
    compare(
        at, "opening by", expected.choice(), expected.after(), Translation.scene(board, counts));
    compareAgain(at, move.value(), from, expected);
  }

  /** The rival's pieces that the referee would let nobody land on, against the engine's. */
  private void compareUntouchable(long board, Scene scene) {
    int expected = 0;
    for (int square : scene.squaresOf(Holder.RIVAL)) {
      if (rules.landing().onRival() == OnRival.NOT_ALLOWED
          || rules.safe().contains(square)
          || company.isProtected(scene, square)) {
        expected |= Translation.mask(square);
      }
    }
    int got = engine.untouchable(Board.rival(board));
    if (got != expected) {
      throw differ(
          new Place(board, 0, scene, 0),
          "rival out of reach",
          new SquareSet(expected),
          new SquareSet(got));
    }
  }

  private AssertionError differ(Place at, String what, Object expected, Object got) {
    return new AssertionError(
        "%s%n  position: %s%n  throw: %d%n  %s%n  expected: %s%n  got: %s"
            .formatted(rules.name(), at.scene(), at.thrown(), what, expected, got));
  }
}
