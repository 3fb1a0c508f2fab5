package senet.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Sums of estimates, some of which are made from the same observations. */
class ResponsesTest {

  /** So many estimates from 10 observations each, all with the variance 1, from these samples. */
  private static Responses of(double[] values, int... samples) {
    double[] variances = new double[values.length];
    long[] observations = new long[values.length];
    Arrays.fill(variances, 1);
    Arrays.fill(observations, 10);
    return new Responses(values, variances, observations, samples);
  }

  /** 1.959964 standard errors are half the width of an interval at 95%. */
  @Test
  void anIntervalStandsForAVariance() {
    assertThat(Responses.variance(new Interval(0.4, 0.6), 0.95))
        .isCloseTo(Math.pow(0.1 / 1.959963984540054, 2), within(1e-15));
  }

  @Test
  void errorsOfOneSampleCancelAndThoseOfTwoAddUp() {
    Tested own = of(new double[] {3, 5}, 0, 0).sum(new double[] {1, -1}, 0.95, "sum");
    assertThat(own.estimate()).isEqualTo(Estimate.none(-2, "made from the same games", 10));
    assertThat(own.p()).isNaN();
    Tested two = of(new double[] {3, 5}, 0, 1).sum(new double[] {1, -1}, 0.95, "sum");
    assertThat(two.estimate().n()).isEqualTo(20);
    Interval interval = Coverage.interval(two.estimate());
    assertThat(interval.halfWidth()).isCloseTo(1.959963984540054 * Math.sqrt(2), within(1e-12));
    assertThat(two.p()).isCloseTo(0.157299207, within(1e-9)); // 2 (1 − Φ(√2)), from tables
  }

  /** 1.1 and 2.2 times a value less 3.3 times it are nothing, but not in doubles. */
  @Test
  void whatOnlyRoundingLeavesIsZero() {
    double[] coefficients = {1.1, 2.2, -3.3};
    Tested same = of(new double[] {0.7, 0.7, 0.7}, 0, 0, 0).sum(coefficients, 0.95, "sum");
    assertThat(0.7 * 1.1 + 0.7 * 2.2 - 0.7 * 3.3).isNotZero();
    assertThat(same.estimate().value()).isZero();
  }

  @Test
  void samplesCountHoweverSmallTheirCoefficients() {
    double[] small = {4e-13, 4e-13, 0};
    Tested sum = of(new double[] {1, 2, 3}, 0, 1, 2).sum(small, 0.95, "sum");
    assertThat(sum.estimate().n()).isEqualTo(20);
  }

  /** Both in other units and with other factors: what cancels does, and what does not stays. */
  @ParameterizedTest
  @CsvSource({"1,1", "1e9,1", "1e-9,1", "1,1e9", "1,1e-9", "1e9,1e-9"})
  void roundingIsToldByItsSizeBesideTheTermsWhateverTheUnit(double unit, double factor) {
    double[] values = {0.7 * unit, 0.7 * unit, 0.7 * unit, 0.2 * unit};
    double[] variances = {unit * unit, unit * unit, unit * unit, unit * unit};
    Responses responses =
        new Responses(values, variances, new long[] {5, 5, 5, 7}, new int[] {0, 0, 0, 1});
    double[] cancelling = {1.1 * factor, 2.2 * factor, -3.3 * factor, 0};
    Tested same = responses.sum(cancelling, 0.95, "sum");
    assertThat(same.estimate()).isEqualTo(Estimate.none(0, "made from the same games", 5));
    double[] differing = {factor, 0, 0, -factor};
    Tested two = responses.sum(differing, 0.95, "sum");
    assertThat(two.estimate().n()).isEqualTo(12);
    assertThat(two.estimate().value() / (unit * factor)).isCloseTo(0.5, within(1e-12));
    assertThat(Coverage.interval(two.estimate()).halfWidth() / (unit * factor))
        .isCloseTo(1.959963984540054 * Math.sqrt(2), within(1e-12));
  }

  @Test
  void aSumOfNothingIsNothing() {
    Tested nothing = of(new double[] {3, 5}, 0, 1).sum(new double[2], 0.95, "sum");
    assertThat(nothing.estimate()).isEqualTo(Estimate.none(0, "made from the same games", 0));
    assertThat(nothing.p()).isNaN();
  }
}
