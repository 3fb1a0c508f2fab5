package senet.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class LastSquaresTest {

  /** 23 and 26 are gates, 24 is locked, a 3 bears off from 25, and 28 is the trap. */
  private static final LastSquares HOUSES =
      new LastSquares(
              Collections.emptySortedMap(),
              Collections.emptySortedMap(),
              SquareSet.of(23, 26),
              SquareSet.of(24),
              new TreeMap<>(Map.of(25, BearOff.with(3), 30, BearOff.of(BearOff.Kind.ANY))))
          .withTrap(28);

  private static int[] squares(IntPredicate holds) {
    return IntStream.rangeClosed(1, SquareSet.BOARD_SIZE).filter(holds).toArray();
  }

  @Test
  void aStepPassesTheGatesBetweenItsEnds() {
    assertThat(squares(from -> HOUSES.passesGate(from, from + 1))).isEmpty();
    assertThat(squares(from -> HOUSES.passesGate(from, from + 2))).containsExactly(22, 25);
    assertThat(squares(from -> HOUSES.passesGate(from, from + 3))).containsExactly(21, 22, 24, 25);
  }

  /** From the locked 24 no piece steps, and with a 3 one on 25 bears off. */
  @Test
  void whatWouldPassAGateFallsIntoTheTrap() {
    assertThat(squares(from -> HOUSES.traps(from, 2))).containsExactly(22, 25);
    assertThat(squares(from -> HOUSES.traps(from, 3))).containsExactly(21, 22);
  }

  @Test
  void withoutATrapNothingFalls() {
    LastSquares without =
        new LastSquares(
            HOUSES.names(), HOUSES.sendsBack(), HOUSES.gates(), HOUSES.locked(), HOUSES.bearOff());
    assertThat(squares(from -> without.traps(from, 3))).isEmpty();
  }

  @Test
  void bearingOffGoesByTheRuleOfItsSquare() {
    assertThat(squares(from -> HOUSES.bearsOff(from, 3))).containsExactly(25, 30);
    assertThat(squares(from -> HOUSES.bearsOff(from, 2))).containsExactly(30);
    BearOff exact = BearOff.of(BearOff.Kind.EXACT);
    assertThat(squares(from -> exact.takes(from, 3))).containsExactly(28);
    BearOff past = BearOff.of(BearOff.Kind.PAST_END);
    assertThat(squares(from -> past.takes(from, 3))).containsExactly(28, 29, 30);
  }
}
