package senet.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class AdjustmentsTest {

  /** The p-values of the worked example of Benjamini and Hochberg (1995), section 3.2. */
  private static final double[] EXAMPLE = {
    0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.3240, 0.4262, 0.5719,
    0.6528, 0.7590, 1.0000
  };

  // Adjusted values from SciPy's false_discovery_control; the paper rejects the first four.
  @Test
  void certaintyAndImpossibilityArePValues() {
    assertThat(Adjustments.holm(0, 1)).containsExactly(0, 1);
    assertThat(Adjustments.benjaminiHochberg(0, 1)).containsExactly(0, 1);
  }

  @Test
  void benjaminiAndHochbergsExample() {
    double[] adjusted = Adjustments.benjaminiHochberg(EXAMPLE);
    double[] expected = {
      0.0015,
      0.003,
      0.0095,
      0.035625,
      0.0603,
      0.0638571429,
      0.0638571429,
      0.0645,
      0.0765,
      0.486,
      0.5811818182,
      0.714875,
      0.7532307692,
      0.8132142857,
      1
    };
    assertThat(adjusted).containsExactly(expected, within(1e-10));
  }

  // The paper applies Holm's bounds too: only the first three of the example are rejected at 5%.
  @Test
  void holmsProcedureOnTheSameExample() {
    double[] adjusted = Adjustments.holm(EXAMPLE);
    assertThat(adjusted[2]).isCloseTo(13 * 0.0019, within(1e-15)).isLessThan(0.05);
    assertThat(adjusted[3]).isCloseTo(12 * 0.0095, within(1e-15)).isGreaterThan(0.05);
    assertThat(adjusted[14]).isEqualTo(1);
  }

  /** The definition by hand: in order 3·0.01, then 2·0.03, then no less than that. */
  @Test
  void holmByHandInAnyOrder() {
    assertThat(Adjustments.holm(0.04, 0.01, 0.03))
        .containsExactly(new double[] {0.06, 0.03, 0.06}, within(1e-15));
  }

  @Test
  void testsNotMadeDoNotCount() {
    assertThat(Adjustments.holm(Double.NaN, 0.02, 0.03)).containsExactly(Double.NaN, 0.04, 0.04);
    assertThat(Adjustments.benjaminiHochberg(0.02, Double.NaN, 0.03))
        .containsExactly(0.03, Double.NaN, 0.03);
    assertThat(Adjustments.holm()).isEmpty();
  }

  @Test
  void refusesWhatIsNoProbability() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Adjustments.holm(0.5, 1.2))
        .withMessageContaining("1.2");
  }

  /** With ten true null hypotheses some false claim is made in one of twenty studies, no more. */
  @Test
  void holmKeepsTheChanceOfAnyFalseClaim() {
    double wrong =
        Coverage.share(
            Coverage.REPETITIONS,
            random -> {
              double[] p = random.doubles(10).toArray();
              for (double adjusted : Adjustments.holm(p)) {
                if (adjusted <= 0.05) {
                  return true;
                }
              }
              return false;
            });
    assertThat(wrong).isBetween(0.035, 0.065);
  }
}
