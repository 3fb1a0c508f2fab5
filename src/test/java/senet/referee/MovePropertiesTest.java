package senet.referee;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Objects;
import java.util.function.Consumer;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import senet.game.Board;
import senet.game.Counts;
import senet.game.Engine;
import senet.rules.Forced.Backward;
import senet.rules.Forced.Capturing;
import senet.rules.Forced.Moving;
import senet.rules.Landing.OnRival;
import senet.rules.RuleSet;
import senet.rules.SquareSet;

/** What holds of every move of every game, whatever the rules. */
class MovePropertiesTest {

  private static final int THROWS = 400;
  private static final int OFF = SquareSet.BOARD_SIZE + 1;

  /** The known rule sets, and as many made at random. */
  @Provide
  Arbitrary<RuleSet> anyRules() {
    return Arbitraries.oneOf(Arbitraries.of(TestRules.all()), Arbitraries.of(RandomRules.many()));
  }

  @Provide
  Arbitrary<RuleSet> rulesWithoutCap() {
    return Arbitraries.of(TestRules.all()).filter(rules -> rules.ending().cap().isEmpty());
  }

  /** A legal move: the value is negative where it goes back, and the choice is a mask. */
  private record Moved(Engine engine, long board, int counts, int value, int choice) {

    RuleSet rules() {
      return engine.rules();
    }

    long after() {
      return engine.move(board, value, choice);
    }

    int countsAfter() {
      return engine.countsAfter(board, counts, value, choice);
    }

    boolean enters() {
      return choice == Board.HAND;
    }

    boolean bearsOff() {
      return engine.bearsOff(value, choice);
    }

    boolean hits() {
      return engine.hits(board, value, choice);
    }

    int from() {
      return new SquareSet(choice).squares().get(0);
    }

    /** Before any water. */
    int to() {
      if (enters()) {
        return Objects.requireNonNull(rules().setup().hand().enter().get(value));
      }
      return value > 0 && rules().lastSquares().traps(from(), value)
          ? rules().lastSquares().trap().getAsInt()
          : from() + value;
    }

    int legal() {
      return engine.legalMoves(board, counts, value);
    }
  }

  private static void forEachMove(RuleSet rules, long seed, Consumer<Moved> check) {
    Engine engine = Engine.compile(rules);
    RandomPlay.play(
        engine,
        seed,
        THROWS,
        (board, counts) -> {
          for (int thrown : engine.throwValues()) {
            int value = engine.direction(board, counts, thrown);
            int moves = engine.legalMoves(board, counts, value) & ~Board.PASS;
            for (int rest = moves; rest != 0; rest &= rest - 1) {
              check.accept(new Moved(engine, board, counts, value, Integer.lowestOneBit(rest)));
            }
          }
        });
  }

  @Property(tries = 100, seed = "1960")
  void onlyOwnPiecesMove(@ForAll("anyRules") RuleSet rules, @ForAll long seed) {
    forEachMove(
        rules,
        seed,
        move -> {
          if (move.enters()) {
            assertThat(Counts.ownHand(move.counts())).isPositive();
          } else {
            assertThat(new SquareSet(Board.own(move.board())).contains(move.from())).isTrue();
          }
        });
  }

  @Property(tries = 100, seed = "1960")
  void aSquareHoldsOnePiece(@ForAll("anyRules") RuleSet rules, @ForAll long seed) {
    forEachMove(
        rules,
        seed,
        move -> {
          long after = move.after();
          assertThat(Board.own(after) & Board.rival(after)).isZero();
          assertThat((Board.own(after) | Board.rival(after)) & ~SquareSet.BOARD_MASK).isZero();
        });
  }

  @Property(tries = 100, seed = "1960")
  void noPieceStaysOnWater(@ForAll("anyRules") RuleSet rules, @ForAll long seed) {
    int water = SquareSet.of(rules.lastSquares().sendsBack().keySet()).mask();
    forEachMove(
        rules,
        seed,
        move -> {
          long after = move.after();
          assertThat((Board.own(after) | Board.rival(after)) & water).isZero();
        });
  }

  @Property(tries = 100, seed = "1960")
  void piecesLeaveOnlyByBearingOffAndCapture(@ForAll("anyRules") RuleSet rules, @ForAll long seed) {
    OnRival onRival = rules.landing().onRival();
    forEachMove(
        rules,
        seed,
        move -> {
          long after = move.after();
          int off = move.bearsOff() ? 1 : 0;
          int entered = move.enters() ? 1 : 0;
          int captured = onRival == OnRival.CAPTURE && move.hits() ? 1 : 0;
          int toHand = onRival == OnRival.TO_HAND && move.hits() ? 1 : 0;
          assertThat(pieces(Board.own(after)))
              .isEqualTo(pieces(Board.own(move.board())) - off + entered);
          assertThat(pieces(Board.rival(after)))
              .isEqualTo(pieces(Board.rival(move.board())) - captured - toHand);
          int before = move.counts();
          assertThat(move.countsAfter())
              .isEqualTo(
                  Counts.of(
                      Counts.ownOff(before) + off,
                      Counts.ownHand(before) - entered,
                      Counts.rivalOff(before),
                      Counts.rivalHand(before) + toHand));
        });
  }

  @Property(tries = 100, seed = "1960")
  void thePathLeftShrinksByTheThrow(@ForAll("anyRules") RuleSet rules, @ForAll long seed) {
    forEachMove(
        rules,
        seed,
        move -> {
          int gone = pathLeft(Board.own(move.board())) - pathLeft(Board.own(move.after()));
          if (move.bearsOff()) {
            assertThat(gone).isEqualTo(OFF - move.from());
          } else if (move.enters()) {
            assertThat(gone).isEqualTo(move.to() - OFF);
          } else if (rules.lastSquares().sendsBack().containsKey(move.to())) {
            assertThat(gone).isLessThan(move.to() - move.from());
          } else {
            assertThat(gone).isEqualTo(move.to() - move.from());
          }
        });
  }

  @Property(tries = 100, seed = "1960")
  void onlyTheRivalThatIsHitGoesAnywhere(@ForAll("anyRules") RuleSet rules, @ForAll long seed) {
    forEachMove(
        rules,
        seed,
        move -> {
          int before = Board.rival(move.board());
          int after = Board.rival(move.after());
          if (!move.hits()) {
            assertThat(after).isEqualTo(before);
            return;
          }
          int others = before & ~SquareSet.bit(move.to());
          assertThat(after & others).isEqualTo(others);
          int path = pathLeft(after) - pathLeft(before);
          switch (rules.landing().onRival()) {
            case NOT_ALLOWED -> throw new AssertionError("hit " + move);
            case SWAP -> assertThat(path).isEqualTo(move.to() - move.from());
            case CAPTURE, TO_HAND -> assertThat(path).isEqualTo(move.to() - OFF);
            case TO_START, TO_REARMOST -> assertThat(pieces(after)).isEqualTo(pieces(before));
          }
        });
  }

  @Property(tries = 100, seed = "1960")
  void whatMustMoveMovesAlone(@ForAll("anyRules") RuleSet rules, @ForAll long seed) {
    int priority = rules.forced().priority().mask();
    forEachMove(
        rules,
        seed,
        move -> {
          int legal = move.legal() & ~Board.PASS;
          assertThat((legal & priority) == 0 || (legal & ~priority) == 0).isTrue();
        });
  }

  @Property(tries = 100, seed = "1960")
  void whereHitsMustBeMadeAllMovesAreHitsOrNone(
      @ForAll("anyRules") RuleSet rules, @ForAll long seed) {
    if (rules.forced().capturing() == Capturing.FREE) {
      return;
    }
    forEachMove(
        rules,
        seed,
        move -> {
          for (int rest = move.legal() & ~Board.PASS; rest != 0; rest &= rest - 1) {
            int other = Integer.lowestOneBit(rest);
            assertThat(move.engine().hits(move.board(), move.value(), other))
                .isEqualTo(move.hits());
          }
        });
  }

  @Property(tries = 100, seed = "1960")
  void onePassesByChoiceWhereThatIsAllowed(@ForAll("anyRules") RuleSet rules, @ForAll long seed) {
    boolean optional = rules.forced().moving() == Moving.OPTIONAL;
    forEachMove(
        rules, seed, move -> assertThat((move.legal() & Board.PASS) != 0).isEqualTo(optional));
  }

  @Property(tries = 100, seed = "1960")
  void oneMovesBackOnlyWhereNothingMovesForward(
      @ForAll("anyRules") RuleSet rules, @ForAll long seed) {
    forEachMove(
        rules,
        seed,
        move -> {
          if (move.value() < 0) {
            assertThat(rules.forced().backward()).isNotEqualTo(Backward.NEVER);
            assertThat(move.engine().legalMoves(move.board(), move.counts(), -move.value()))
                .isZero();
          }
        });
  }

  @Property(tries = 100, seed = "1960")
  void neighboursArePairsSideBySide(@ForAll("anyRules") RuleSet rules, @ForAll long seed) {
    Engine engine = Engine.compile(rules);
    RandomPlay.play(
        engine,
        seed,
        THROWS,
        (board, counts) -> {
          int pairs = 0;
          for (int square = 1; square < SquareSet.BOARD_SIZE; square++) {
            boolean turn = square % 10 == 0;
            boolean linked =
                !turn
                    || rules.landing().protection().neighbours()
                        == senet.rules.Landing.Neighbours.PATH;
            int exempt = rules.landing().protection().exempt().mask();
            SquareSet own = new SquareSet(Board.own(board) & ~exempt);
            pairs += linked && own.contains(square) && own.contains(square + 1) ? 1 : 0;
          }
          assertThat(engine.neighbourPairs(Board.own(board))).isEqualTo(pairs);
        });
  }

  @Property(tries = 1000, seed = "1960")
  void turningTheBoardTwiceChangesNothing(
      @ForAll int own, @ForAll int rival, @ForAll @IntRange(max = 15) int off) {
    long board = Board.of(own, rival);
    assertThat(Board.flip(board)).isEqualTo(Board.of(rival, own));
    assertThat(Board.flip(Board.flip(board))).isEqualTo(board);
    int counts = Counts.of(off, 1, 3, 2);
    assertThat(Counts.flip(counts)).isEqualTo(Counts.of(3, 2, off, 1));
    assertThat(Counts.flip(Counts.flip(counts))).isEqualTo(counts);
  }

  @Property(tries = 300, seed = "1960")
  void everyGameEnds(@ForAll("rulesWithoutCap") RuleSet rules, @ForAll long seed) {
    Engine engine = Engine.compile(rules);
    int cap = rules.ending().maxThrows();
    assertThat(RandomPlay.play(engine, seed, cap, (board, counts) -> {})).isLessThan(cap);
  }

  private static int pieces(int squares) {
    return Integer.bitCount(squares);
  }

  /** The steps that all pieces have left until they are off. */
  private static int pathLeft(int squares) {
    return new SquareSet(squares).stream().map(square -> OFF - square).sum();
  }
}
