package senet.referee;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import senet.game.Board;
import senet.game.Counts;
import senet.game.Engine;
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
    return Arbitraries.oneOf(
        Arbitraries.of(TestRules.all()),
        Arbitraries.longs().between(1_000_000, 9_000_000).map(RandomRules::of));
  }

  @Provide
  Arbitrary<RuleSet> knownRules() {
    return Arbitraries.of(TestRules.all());
  }

  /** Is shown a legal move. */
  private interface MoveCheck {
    void check(Engine engine, long board, int value, int from);
  }

  private static void forEachMove(RuleSet rules, long seed, MoveCheck check) {
    Engine engine = Engine.compile(rules);
    RandomPlay.play(
        engine,
        seed,
        THROWS,
        (board, counts) -> {
          for (int value : engine.throwValues()) {
            for (int from : new SquareSet(engine.legalMoves(board, value)).squares()) {
              check.check(engine, board, value, from);
            }
          }
        });
  }

  @Property(tries = 100, seed = "1960")
  void onlyOwnPiecesMove(@ForAll("anyRules") RuleSet rules, @ForAll long seed) {
    forEachMove(
        rules,
        seed,
        (engine, board, value, from) ->
            assertThat(new SquareSet(Board.own(board)).contains(from)).isTrue());
  }

  @Property(tries = 100, seed = "1960")
  void aSquareHoldsOnePiece(@ForAll("anyRules") RuleSet rules, @ForAll long seed) {
    forEachMove(
        rules,
        seed,
        (engine, board, value, from) -> {
          long after = engine.move(board, value, SquareSet.bit(from));
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
        (engine, board, value, from) -> {
          long after = engine.move(board, value, SquareSet.bit(from));
          assertThat((Board.own(after) | Board.rival(after)) & water).isZero();
        });
  }

  @Property(tries = 100, seed = "1960")
  void piecesLeaveOnlyByBearingOffAndCapture(@ForAll("anyRules") RuleSet rules, @ForAll long seed) {
    boolean captures = rules.landing().onRival() == OnRival.CAPTURE;
    forEachMove(
        rules,
        seed,
        (engine, board, value, from) -> {
          int bit = SquareSet.bit(from);
          long after = engine.move(board, value, bit);
          int off = engine.bearsOff(value, bit) ? 1 : 0;
          int captured = captures && engine.hits(board, value, bit) ? 1 : 0;
          assertThat(pieces(Board.own(after))).isEqualTo(pieces(Board.own(board)) - off);
          assertThat(pieces(Board.rival(after))).isEqualTo(pieces(Board.rival(board)) - captured);
          int counts = engine.countsAfter(Counts.of(2, 3), value, bit);
          assertThat(counts).isEqualTo(Counts.of(2 + off, 3));
        });
  }

  @Property(tries = 100, seed = "1960")
  void thePathLeftShrinksByTheThrow(@ForAll("anyRules") RuleSet rules, @ForAll long seed) {
    forEachMove(
        rules,
        seed,
        (engine, board, value, from) -> {
          int bit = SquareSet.bit(from);
          int gone =
              pathLeft(Board.own(board)) - pathLeft(Board.own(engine.move(board, value, bit)));
          if (engine.bearsOff(value, bit)) {
            assertThat(gone).isEqualTo(OFF - from);
          } else if (rules.lastSquares().sendsBack().containsKey(from + value)) {
            assertThat(gone).isLessThan(value);
          } else {
            assertThat(gone).isEqualTo(value);
          }
        });
  }

  @Property(tries = 100, seed = "1960")
  void theRivalsPathGrowsOnlyByASwap(@ForAll("anyRules") RuleSet rules, @ForAll long seed) {
    forEachMove(
        rules,
        seed,
        (engine, board, value, from) -> {
          int bit = SquareSet.bit(from);
          int before = pathLeft(Board.rival(board));
          int after = pathLeft(Board.rival(engine.move(board, value, bit)));
          if (!engine.hits(board, value, bit)) {
            assertThat(after).isEqualTo(before);
          } else if (rules.landing().onRival() == OnRival.SWAP) {
            assertThat(after).isEqualTo(before + value);
          } else {
            assertThat(after).isEqualTo(before - (OFF - from - value));
          }
        });
  }

  @Property(tries = 100, seed = "1960")
  void whatMustMoveMovesAlone(@ForAll("anyRules") RuleSet rules, @ForAll long seed) {
    int priority = rules.forced().priority().mask();
    forEachMove(
        rules,
        seed,
        (engine, board, value, from) -> {
          int legal = engine.legalMoves(board, value);
          assertThat((legal & priority) == 0 || (legal & ~priority) == 0).isTrue();
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
            SquareSet own = new SquareSet(Board.own(board));
            pairs += linked && own.contains(square) && own.contains(square + 1) ? 1 : 0;
          }
          assertThat(engine.neighbourPairs(Board.own(board))).isEqualTo(pairs);
        });
  }

  @Property(tries = 1000, seed = "1960")
  void turningTheBoardTwiceChangesNothing(@ForAll int own, @ForAll int rival, @ForAll char off) {
    long board = Board.of(own, rival);
    assertThat(Board.flip(board)).isEqualTo(Board.of(rival, own));
    assertThat(Board.flip(Board.flip(board))).isEqualTo(board);
    int counts = Counts.of(off, 3);
    assertThat(Counts.flip(counts)).isEqualTo(Counts.of(3, off));
    assertThat(Counts.flip(Counts.flip(counts))).isEqualTo(counts);
  }

  @Property(tries = 300, seed = "1960")
  void everyGameEnds(@ForAll("knownRules") RuleSet rules, @ForAll long seed) {
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
