package senet.policy;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import senet.game.Board;
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
  void aSingleMoveIsTheBestWhateverItsScore() {
    assertThat(Moves.best(new Turn(), 0b100, (turn, from) -> Double.NaN)).isEqualTo(0b100);
    assertThat(Moves.best(new Turn(), Board.PASS, (turn, from) -> -1)).isEqualTo(Board.PASS);
  }

  @Test
  void aPieceInHandIsFurtherBackThanAnyOnTheBoard() {
    assertThat(Moves.furthestOn(0b1010)).isEqualTo(0b1000);
    assertThat(Moves.furthestOn(Board.HAND | 0b1010)).isEqualTo(0b1000);
    assertThat(Moves.furthestOn(Board.HAND)).isEqualTo(Board.HAND);
    assertThat(Moves.furthestBack(Board.HAND | 0b1010)).isEqualTo(Board.HAND);
    assertThat(Moves.furthestBack(Board.PASS | 0b1010)).isEqualTo(0b0010);
    assertThat(Moves.furthestBack(Board.PASS)).isEqualTo(Board.PASS);
  }

  @Test
  void preferKeepsAllWhereNoneIsPreferred() {
    assertThat(Moves.prefer(0b1100, 0b0110)).isEqualTo(0b0100);
    assertThat(Moves.prefer(0b1100, 0b0011)).isEqualTo(0b1100);
  }
}
