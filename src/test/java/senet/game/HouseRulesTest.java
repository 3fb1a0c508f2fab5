package senet.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import senet.referee.TestRules;
import senet.referee.Variation;
import senet.rules.BearOff;
import senet.rules.Ending;
import senet.rules.ExtraThrows;
import senet.rules.Forced;
import senet.rules.Forced.Backward;
import senet.rules.Forced.Capturing;
import senet.rules.Forced.Moving;
import senet.rules.Landing;
import senet.rules.Landing.Barrier;
import senet.rules.Landing.OnRival;
import senet.rules.Landing.Protection;
import senet.rules.LastSquares;
import senet.rules.LastSquares.Condition;
import senet.rules.Setup;
import senet.rules.SquareSet;
import senet.rules.Starter;
import senet.rules.Throws;

/** What only some house variations have, told move by move. */
class HouseRulesTest {

  private static SquareSet squares(int... squares) {
    return SquareSet.of(squares);
  }

  private static Landing landing(OnRival onRival) {
    return new Landing(onRival, Protection.NONE, Barrier.NONE);
  }

  private static List<Integer> from(List<Move> moves) {
    return moves.stream().map(Move::from).toList();
  }

  /** Pieces that start on 11 to 14 go back there, not to the squares behind. */
  @Test
  void aPieceThatIsHitGoesToTheRearmostFreeSquareOfTheStart() {
    Engine engine =
        Engine.compile(
            new Variation(TestRules.standard(), "from the middle")
                .setup(new Setup(squares(11, 13), squares(12, 14), Starter.ODD))
                .landing(landing(OnRival.TO_START))
                .rules());
    assertThat(afterHit(engine, squares(10, 11), squares(13, 20), 3, 10))
        .isEqualTo(new Position(squares(11, 13), squares(12, 20), 0, 0));
    // the piece that hits comes from a square of the start, which is free then
    assertThat(afterHit(engine, squares(11), squares(13, 20), 2, 11))
        .isEqualTo(new Position(squares(13), squares(11, 20), 0, 0));
    // no square of the start is free
    assertThat(afterHit(engine, squares(1, 10, 11, 12), squares(13, 14), 3, 10))
        .isEqualTo(new Position(squares(1, 11, 12, 13), squares(2, 14), 0, 0));
  }

  /** Pieces in hand are to come, also where the board is empty and either side has as many. */
  @Test
  void aGameWithPiecesInHandIsNotOver() {
    Engine engine =
        Engine.compile(
            new Variation(TestRules.bell(), "to the last")
                .ending(new Ending(Ending.Goal.MOST_OFF_PLAYED_OUT))
                .rules());
    assertThat(engine.isOver(0, Counts.of(3, 2, 3, 2))).isFalse();
    assertThat(engine.isOver(0, Counts.of(3, 2, 5, 0))).isFalse();
    assertThat(engine.isOver(0, Counts.of(5, 0, 3, 2))).isFalse();
    assertThat(engine.isOver(0, Counts.of(5, 0, 5, 0))).isTrue();
  }

  private static Position afterHit(
      Engine engine, SquareSet own, SquareSet rival, int value, int from) {
    return Move.legal(engine, new Position(own, rival, 0, 0), value).stream()
        .filter(move -> move.from() == from)
        .findFirst()
        .orElseThrow()
        .after();
  }

  /** A 2 carries the piece on 25 past the gate on 26, into the trap on 28. */
  @Test
  void fallingOnARivalInTheTrapIsACaptureThatMustBeMade() {
    LastSquares houses =
        new LastSquares(
            Collections.emptySortedMap(),
            Collections.emptySortedMap(),
            squares(26),
            SquareSet.NONE,
            new TreeMap<>(Map.of(30, BearOff.of(BearOff.Kind.ANY))),
            Condition.NONE,
            OptionalInt.of(28));
    Forced capturing =
        new Forced(
            SquareSet.NONE,
            Moving.COMPULSORY,
            Capturing.COMPULSORY,
            Backward.NEVER,
            SquareSet.NONE);
    Engine engine =
        Engine.compile(
            new Variation(TestRules.standard(), "trap")
                .dice(new Throws.Die(List.of(1, 2)))
                .extraThrows(ExtraThrows.NONE)
                .landing(landing(OnRival.SWAP))
                .safe(SquareSet.NONE)
                .lastSquares(houses)
                .forced(capturing)
                .rules());
    Position free = new Position(squares(10, 25), squares(3), 0, 0);
    assertThat(from(Move.legal(engine, free, 2))).containsExactly(10, 25);
    Position taken = new Position(squares(10, 25), squares(28), 0, 0);
    assertThat(from(Move.legal(engine, taken, 2))).containsExactly(25);
    assertThat(Move.legal(engine, taken, 2).get(0).after())
        .isEqualTo(new Position(squares(10, 28), squares(25), 0, 0));
    int both = squares(10, 25).mask();
    assertThat(engine.hitting(taken.board(), 2, both)).isEqualTo(squares(25).mask());
    assertThat(engine.hitting(free.board(), 2, both)).isZero();
  }
}
