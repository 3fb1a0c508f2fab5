package senet.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Means and Spreads. */
class MomentsTest {
  // −3, −1, 0, 0, 2, 2, 2, 5, 9, 14: intervals computed in SciPy from the raw definitions.
  private static final Histogram TEN =
      Histogram.of(Map.of(-3, 1L, -1, 1L, 0, 2L, 2, 3L, 5, 1L, 9, 1L, 14, 1L));

  @Test
  void meansHaveStudentsInterval() {
    Estimate mean = Means.mean(TEN, 0.95);
    Coverage.assertInterval(mean, -0.64761882, 6.64761882);
    assertThat(mean.value()).isEqualTo(3);
    assertThat(mean.method()).isEqualTo("t");
    assertThat(mean.n()).isEqualTo(10);
  }

  @Test
  void deviationsHaveALogarithmicInterval() {
    Estimate deviation = Spreads.standardDeviation(TEN, 0.95);
    Coverage.assertInterval(deviation, 3.13947194, 8.28164752);
    assertThat(deviation.value()).isCloseTo(Math.sqrt(26), within(1e-15));
    assertThat(deviation.method()).isEqualTo("log-sd");
    assertThat(deviation.n()).isEqualTo(10);
  }

  @ParameterizedTest
  @CsvSource({"5", "30", "200"})
  void coversTheMean(int n) {
    double coverage = Coverage.of(3.5, random -> Means.mean(dice(random, n), 0.95));
    assertThat(coverage).isBetween(0.93, 0.97);
  }

  @ParameterizedTest
  @CsvSource({"50", "200"})
  void coversTheDeviation(int n) {
    double truth = Math.sqrt(35 / 12.0);
    double coverage =
        Coverage.of(truth, random -> Spreads.standardDeviation(dice(random, n), 0.95));
    assertThat(coverage).isBetween(0.93, 0.97);
  }

  @Test
  void coversADeviationThatIsFarFromNormal() {
    // Failures before a success of probability ½: kurtosis 9.5, where a chi-square interval,
    // which is made for 3, would cover two thirds.
    double coverage =
        Coverage.of(
            Math.sqrt(2),
            random ->
                Spreads.standardDeviation(
                    Coverage.sample(random, 1000, r -> Long.numberOfTrailingZeros(r.nextLong())),
                    0.95));
    assertThat(coverage).isBetween(0.925, 0.965);
  }

  private static Histogram dice(SplittableRandom random, int n) {
    return Coverage.sample(random, n, r -> 1 + r.nextInt(6));
  }

  @Test
  void noIntervalWhereNoneMakesSense() {
    Histogram empty = new Histogram();
    Estimate nothing = new Estimate(Double.NaN, null, "none: no observations", 0);
    assertThat(Means.mean(empty, 0.95)).isEqualTo(nothing);
    assertThat(Spreads.standardDeviation(empty, 0.95)).isEqualTo(nothing);
    Histogram one = Histogram.of(Map.of(4, 1L));
    assertThat(Means.mean(one, 0.95)).isEqualTo(new Estimate(4, null, "none: one observation", 1));
    assertThat(Spreads.standardDeviation(one, 0.95))
        .isEqualTo(new Estimate(Double.NaN, null, "none: one observation", 1));
    Histogram equal = Histogram.of(Map.of(4, 9L));
    String reason = "none: all observations equal";
    assertThat(Means.mean(equal, 0.95)).isEqualTo(new Estimate(4, null, reason, 9));
    assertThat(Spreads.standardDeviation(equal, 0.95)).isEqualTo(new Estimate(0, null, reason, 9));
  }

  @Test
  void rejectsConfidencesOutOfRangeEvenWithoutObservations() {
    Histogram empty = new Histogram();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Means.mean(empty, 95))
        .withMessageContaining("95.0");
    assertThatIllegalArgumentException().isThrownBy(() -> Spreads.standardDeviation(empty, -0.1));
  }
}
