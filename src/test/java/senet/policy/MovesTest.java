package senet.policy;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import senet.game.Turn;

class MovesTest {

  private static int best(double first, double second, double third) {
    double[] scores = {first, second, third};
    return Moves.best(
        new Turn(), 0b111, (turn, from) -> scores[Integer.numberOfTrailingZeros(from)]);
  }

  @Test
  void bestKeepsAllOfTheHighest() {
    assertThat(best(1, 2, 2)).isEqualTo(0b110);
    assertThat(best(2, 1, 2)).isEqualTo(0b101);
    assertThat(best(3, 2, 1)).isEqualTo(0b001);
    assertThat(best(-3, -2, -1)).isEqualTo(0b100);
  }

  @Test
  void scoresThatDifferByRoundingTie() {
    assertThat(0.1 + 0.2).isNotEqualTo(0.3);
    assertThat(best(0.1 + 0.2, 0.3, 0.2)).isEqualTo(0b011);
    assertThat(best(0.3, 0.1 + 0.2, 0.2)).isEqualTo(0b011);
    assertThat(best(0.3, 0.300001, 0.2)).isEqualTo(0b010);
  }

  @Test
  void preferKeepsAllWhereNoneIsPreferred() {
    assertThat(Moves.prefer(0b1100, 0b0110)).isEqualTo(0b0100);
    assertThat(Moves.prefer(0b1100, 0b0011)).isEqualTo(0b1100);
  }
}
