package senet.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ChanceTest {

  @ParameterizedTest
  @CsvSource({"0.375, 3/8", "0.5, 1/2", "1, 1", "0, 0", "0.0625, 1/16", "0.0009765625, 1/1024"})
  void simpleFractionsAreToldInTheirLowestTerms(double chance, String fraction) {
    assertThat(Chance.fraction(chance)).contains(fraction);
  }

  @Test
  void aChanceThatWasAddedUpIsTheFractionThatItIs() {
    double added = 0.1 + 0.1 + 0.1;
    assertThat(added).isNotEqualTo(0.3);
    assertThat(Chance.fraction(added)).contains("3/10");
    assertThat(Chance.exactFraction(added)).isEmpty();
    assertThat(Chance.exactFraction(0.3)).contains("3/10");
  }

  @Test
  void whatIsNoSimpleFractionIsNotToldAsOne() {
    assertThat(Chance.fraction(1 / 1025.0)).isEmpty();
    assertThat(Chance.fraction(0.5 + 1e-9)).isEmpty();
    assertThat(Chance.exactFraction(1 / 36.0)).contains("1/36");
    assertThat(Chance.exactFraction(1 / 37.0)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "0.375, 37.5",
    "0.0625, 6.25",
    "1, 100",
    "0.12344, 12.34",
    "0, 0",
    "0.00005, 0.005",
    "0.00015, 0.02",
    "0.0000432, 0.004",
    "0.0001, 0.01"
  })
  void percentagesHaveTwoDecimalsOrOneDigit(double chance, String percent) {
    assertThat(Chance.percent(chance).toPlainString()).isEqualTo(percent);
  }
}
