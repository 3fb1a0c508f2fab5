package senet.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import senet.rules.Ending.EqualPoints;
import senet.rules.Ending.Goal;
import senet.rules.ExtraThrows.When;
import senet.rules.Landing.Barrier;
import senet.rules.Landing.OnRival;
import senet.rules.Landing.Protection;
import senet.rules.SendsBack.IfTaken;

/**
 * What can only just be played, and rules made in Java that no file could hold: the reader of files
 * refuses most of these before.
 */
class LegalityTest {

  private static final Throws DIE = new Throws.Die(List.of(1, 2, 3));

  /** A game in which any throw bears off from 30. */
  private static RuleSet rules(Throws dice, ExtraThrows extraThrows, LastSquares lastSquares) {
    return new RuleSet(
        "plain",
        "Plain",
        "a test",
        Map.of(),
        Setup.alternating(5, Starter.ODD),
        dice,
        extraThrows,
        new Landing(OnRival.SWAP, Protection.NONE, Barrier.NONE),
        SquareSet.NONE,
        lastSquares,
        Forced.NOTHING,
        new Ending(Goal.ALL_OFF));
  }

  private static RuleSet with(Throws dice) {
    return rules(dice, ExtraThrows.NONE, houses(SquareSet.NONE, 30));
  }

  private static RuleSet with(LastSquares lastSquares) {
    return rules(DIE, ExtraThrows.NONE, lastSquares);
  }

  private static LastSquares houses(SquareSet gates, Integer... bearOff) {
    return houses(Map.of(), gates, bearOff);
  }

  private static LastSquares houses(
      Map<Integer, SendsBack> water, SquareSet gates, Integer... bearOff) {
    SortedMap<Integer, BearOff> any = new TreeMap<>();
    Arrays.stream(bearOff).forEach(square -> any.put(square, BearOff.of(BearOff.Kind.ANY)));
    return new LastSquares(
        Collections.emptySortedMap(), new TreeMap<>(water), gates, SquareSet.NONE, any);
  }

  private static List<String> refusals(RuleSet rules) {
    return rules.problems().stream().map(p -> p.key() + ": " + p.message()).toList();
  }

  @Test
  void theGreatestThrowIsOneLessThanTheBoard() {
    assertThat(refusals(with(new Throws.Die(List.of(1, 29))))).isEmpty();
    assertThat(refusals(with(new Throws.Die(List.of(1, 30)))))
        .containsExactly("throws: a throw of 30 is outside 1 to 29");
    assertThat(refusals(with(new Throws.Die(List.of(0, 1)))))
        .containsExactly("throws: a throw of 0 is outside 1 to 29");
  }

  /** Without throws, or with some that are wrong, no square has a way off; that is not told. */
  @Test
  void whatFollowsFromWrongThrowsIsNotTold() {
    LastSquares unreachable = houses(SquareSet.NONE, 20);
    assertThat(refusals(rules(new Throws.Die(List.of()), ExtraThrows.NONE, unreachable)))
        .containsExactly("throws: nothing can be thrown; list at least one value");
    assertThat(refusals(rules(new Throws.Die(List.of(1, 30)), ExtraThrows.NONE, unreachable)))
        .containsExactly("throws: a throw of 30 is outside 1 to 29");
    assertThat(refusals(with(unreachable)))
        .containsExactly(
            "bearOff: a piece on squares 21–30 can never leave the board;"
                + " give it a throw that bears off, or a way on");
  }

  @Test
  void aTurnHasOneExtraThrowAtLeastAndAGameOneThrowAndAPieceOnePoint() {
    assertThat(refusals(capped(1))).isEmpty();
    assertThat(refusals(capped(0))).containsExactly("extraThrows.cap: a cap of 0; write 1 or more");
    RuleSet plain = with(DIE);
    assertThat(refusals(plain.with(ending(1, 1)))).isEmpty();
    assertThat(refusals(plain.with(ending(0, 0))))
        .containsExactly(
            "maxThrows: 0 throws are no game; write 1 or more",
            "points: 0 points a piece; write 1 or more");
  }

  private static RuleSet capped(int cap) {
    ExtraThrows all =
        new ExtraThrows(new TreeSet<>(Set.of(1, 2, 3)), SquareSet.NONE, When.ALWAYS, cap);
    return rules(DIE, all, houses(SquareSet.NONE, 30));
  }

  private static Ending ending(int points, int throwCount) {
    return new Ending(Goal.ALL_OFF, points, EqualPoints.DRAW, OptionalInt.of(throwCount));
  }

  /** 28 pieces and two waters: the square that the capturing piece leaves is the only free one. */
  @Test
  void aPieceThatIsSentBackNeedsOneSquareOfTheBoard() {
    SendsBack back = new SendsBack(1, IfTaken.NEAREST_AFTER);
    SquareSet odd = SquareSet.range(1, 14);
    SquareSet even = SquareSet.of(15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 30);
    RuleSet full =
        with(houses(Map.of(28, back, 29, back), SquareSet.NONE, 30))
            .with(new Setup(odd, even, Starter.ODD))
            .with(new Landing(OnRival.TO_REARMOST, Protection.NONE, Barrier.NONE));
    assertThat(refusals(full)).isEmpty();
    RuleSet fuller =
        full.with(new Setup(odd, new SquareSet(even.mask() | SquareSet.bit(28)), Starter.ODD));
    assertThat(refusals(fuller))
        .first()
        .asString()
        .startsWith("landing: 29 pieces may leave no square free for one that is sent back");
  }

  @Test
  void aGateMayBeTheSquareThatPiecesBearOffFrom() {
    assertThat(refusals(with(houses(SquareSet.of(30), 30)))).isEmpty();
    assertThat(refusals(with(houses(SquareSet.of(30), 29, 30))))
        .containsExactly("bearOff.29: a piece on 29 would pass the gate on 30 by bearing off");
  }

  @Test
  void aTrapIsNotAGate() {
    assertThat(refusals(with(houses(SquareSet.of(26), 30).withTrap(26))))
        .containsExactly(
            "trap: a piece that passes the gate on 26 cannot land before it, on 26;"
                + " a trap lies beyond every gate");
  }

  /** With twos only, pieces on odd squares pass the gate on 26 and get on by falling into 28. */
  @Test
  void aTrapIsAWayOn() {
    Throws twos = new Throws.Die(List.of(2));
    LastSquares gate = houses(SquareSet.of(26), 28, 29, 30);
    assertThat(refusals(rules(twos, ExtraThrows.NONE, gate)))
        .singleElement()
        .asString()
        .startsWith("bearOff: a piece on squares 1, 3, 5");
    assertThat(refusals(rules(twos, ExtraThrows.NONE, gate.withTrap(28)))).isEmpty();
  }
}
