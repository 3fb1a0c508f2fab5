package senet.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SquareSetTest {

  /** In a shift by 32 bits more, 33 would be square 1. */
  @ParameterizedTest
  @ValueSource(ints = {Integer.MIN_VALUE, -31, 0, 31, 32, 33, 64, Integer.MAX_VALUE})
  void whatIsNoSquareIsInNoSet(int square) {
    assertThat(new SquareSet(SquareSet.BOARD_MASK).contains(square)).isFalse();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> SquareSet.bit(square))
        .withMessage("square " + square + " is not on the board (1 to 30)");
  }

  @Test
  void theBoardHasTheSquares1To30() {
    assertThat(new SquareSet(SquareSet.BOARD_MASK).squares())
        .hasSize(30)
        .startsWith(1)
        .endsWith(30);
    assertThatIllegalArgumentException().isThrownBy(() -> new SquareSet(1 << 30));
  }
}
