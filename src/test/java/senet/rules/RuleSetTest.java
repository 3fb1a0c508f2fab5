package senet.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RuleSetTest {

  private static RuleSet noting(RuleSet rules, Map<Row, String> notes) {
    return new RuleSet(
        rules.name(),
        rules.title(),
        rules.source(),
        notes,
        rules.setup(),
        rules.dice(),
        rules.extraThrows(),
        rules.landing(),
        rules.safe(),
        rules.lastSquares(),
        rules.forced(),
        rules.ending());
  }

  /** What a source says of a row goes where the row goes, and so does that it says nothing. */
  @Test
  void notesGoWithTheirRows() {
    RuleSet rules =
        noting(
            RichRules.everything(), Map.of(Row.SETUP, "five", Row.SAFE, "15", Row.END, "points"));
    RuleSet other = noting(RichRules.allInHand(), Map.of(Row.SETUP, "none", Row.THROWS, "a die"));
    assertThat(rules.taking(Set.of(Row.SETUP, Row.END), other).notes())
        .isEqualTo(Map.of(Row.SETUP, "none", Row.SAFE, "15"));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 5, 15})
  void piecesAlternateFromTheFirstSquare(int pieces) {
    Setup setup = Setup.alternating(pieces, Starter.EVEN);
    assertThat(setup.odd().squares()).hasSize(pieces).allMatch(square -> square % 2 == 1);
    assertThat(setup.even().squares()).hasSize(pieces).allMatch(square -> square % 2 == 0);
    assertThat(setup.all()).isEqualTo(SquareSet.range(1, 2 * pieces));
    assertThat(setup.isAlternating()).isTrue();
  }

  @Test
  void otherPlacesAreNotAlternating() {
    assertThat(new Setup(SquareSet.NONE, SquareSet.NONE, Starter.ODD).isAlternating()).isFalse();
    assertThat(new Setup(SquareSet.of(2), SquareSet.of(1), Starter.ODD).isAlternating()).isFalse();
    assertThat(new Setup(SquareSet.of(1), SquareSet.of(4), Starter.ODD).isAlternating()).isFalse();
    assertThat(
            new Setup(SquareSet.range(1, 16), SquareSet.range(17, 30), Starter.ODD).isAlternating())
        .isFalse();
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 0, 16})
  void soManyPiecesDoNotFitOnTheBoard(int pieces) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Setup.alternating(pieces, Starter.ODD))
        .withMessageStartingWith(pieces + " pieces a side");
  }

  @Test
  void eachSideHasItsOwn() {
    Setup setup = RichRules.everything().setup();
    assertThat(setup.hand().of(Side.ODD)).isEqualTo(2);
    assertThat(setup.hand().of(Side.EVEN)).isEqualTo(1);
    assertThat(setup.pieces(Side.ODD)).isEqualTo(5);
    assertThat(setup.pieces(Side.EVEN)).isEqualTo(4);
    assertThat(Side.ODD.other()).isEqualTo(Side.EVEN);
    assertThat(Side.EVEN.other()).isEqualTo(Side.ODD);
  }
}
