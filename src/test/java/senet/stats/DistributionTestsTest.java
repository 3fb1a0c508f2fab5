package senet.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;
import static senet.stats.ContrastsTest.geometric;

import java.util.List;
import java.util.Map;
import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.core.source64.XoRoShiRo128PlusPlus;
import org.apache.commons.statistics.distribution.BinomialDistribution;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests and distances of whole distributions, and the draws that the bootstrap needs. */
class DistributionTestsTest {

  private static Histogram counts(long... counts) {
    Histogram histogram = new Histogram();
    for (int i = 0; i < counts.length; i++) {
      histogram.add(i, counts[i]);
    }
    return histogram;
  }

  // From SciPy's chi2_contingency.
  @Test
  void chiSquareOfTwoAndThreeSamples() {
    Homogeneity two = Homogeneity.test(List.of(counts(20, 30, 50), counts(30, 30, 40)));
    assertThat(two.statistic()).isCloseTo(28 / 9.0, within(1e-12));
    assertThat(two.p()).isCloseTo(0.21107208779109, within(1e-12));
    assertThat(two.degrees()).isEqualTo(2);
    assertThat(two.n()).isEqualTo(200);
    Homogeneity three =
        Homogeneity.test(List.of(counts(20, 30, 50), counts(30, 30, 40), counts(90, 110, 70)));
    assertThat(three.statistic()).isCloseTo(21.769316059757, within(1e-11));
    assertThat(three.p()).isCloseTo(0.000222761313510, within(1e-14));
    assertThat(three.degrees()).isEqualTo(4);
  }

  /** By hand: each of the four counts is 5 from the 25 expected. */
  @Test
  void twoBinsAreEnoughForATest() {
    Homogeneity test = Homogeneity.test(List.of(counts(30, 20), counts(20, 30)));
    assertThat(test.statistic()).isCloseTo(4 * 5 * 5 / 25.0, within(1e-12));
    assertThat(test.degrees()).isEqualTo(1);
    assertThat(test.p()).isCloseTo(0.0455002639, within(1e-9)); // of two standard deviations
  }

  @Test
  void binsArePooledUntilFiveAreExpectedInEverySample() {
    // Of the values 0, 1 | 2 | 3, 4: in the sample of 50, a third of all, 15 are needed together.
    Histogram small = counts(3, 4, 30, 5, 8);
    Histogram large = counts(8, 0, 70, 5, 17);
    Homogeneity pooled = Homogeneity.test(List.of(small, large));
    assertThat(pooled.bins()).isEqualTo(3);
    assertThat(pooled).isEqualTo(Homogeneity.test(List.of(counts(7, 30, 13), counts(8, 70, 22))));
    // What is left at the top joins the last bin.
    assertThat(Homogeneity.test(List.of(counts(9, 9, 1), counts(9, 9, 2))).bins()).isEqualTo(2);
  }

  @Test
  void oneBinTestsNothing() {
    Homogeneity none = Homogeneity.test(List.of(counts(3, 3), counts(2, 4)));
    assertThat(none.p()).isNaN();
    assertThat(none.degrees()).isZero();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Homogeneity.test(List.of(counts(3), new Histogram())));
    assertThatIllegalArgumentException().isThrownBy(() -> Homogeneity.test(List.of(counts(3))));
  }

  @ParameterizedTest
  @CsvSource({"300,300,0.1", "1000,200,0.3"})
  void falseAlarmsOfChiSquare(int m, int n, double p) {
    double alarms =
        Coverage.share(
            Coverage.REPETITIONS,
            random ->
                Homogeneity.test(List.of(geometric(random, m, p), geometric(random, n, p))).p()
                    <= 0.05);
    assertThat(alarms).isBetween(0.035, 0.065);
  }

  // From SciPy's wasserstein_distance.
  @Test
  void distanceOfTwoSamples() {
    Histogram one = Histogram.of(Map.of(1, 4L, 2, 5L, 3, 6L, 7, 5L));
    Histogram other = Histogram.of(Map.of(2, 3L, 3, 7L, 4, 2L, 9, 3L));
    Estimate distance = Wasserstein.distance(one, other, 0.95);
    assertThat(distance.value()).isCloseTo(1.0833333333333335, within(1e-14));
    assertThat(distance.method()).isEqualTo("bootstrap");
    assertThat(distance.n()).isEqualTo(35);
    // Pinned: the generator and its seed belong to the method.
    assertThat(Wasserstein.distance(one, other, 0.95)).isEqualTo(distance);
    Coverage.assertInterval(distance, 0, 2.73333333);
  }

  @Test
  void aShiftIsAsFarAsItShifts() {
    Estimate shift = Wasserstein.distance(counts(5, 9, 4), shifted(7, 5, 9, 4), 0.95);
    assertThat(shift.value()).isCloseTo(7, within(1e-14));
    Estimate constant =
        Wasserstein.distance(Histogram.of(Map.of(2, 9L)), Histogram.of(Map.of(5, 4L)), 0.95);
    assertThat(constant.value()).isEqualTo(3);
    assertThat(constant.interval()).isNull();
    assertThat(Wasserstein.distance(counts(1), new Histogram(), 0.95).value()).isNaN();
  }

  private static Histogram shifted(int by, long... counts) {
    Histogram histogram = new Histogram();
    for (int i = 0; i < counts.length; i++) {
      histogram.add(i + by, counts[i]);
    }
    return histogram;
  }

  /** Whether the distributions are equal, alike, far apart or cross, it covers enough. */
  @ParameterizedTest
  @CsvSource({"500,0.1,0.1", "500,0.1,0.105", "500,0.1,0.2"})
  void theBootstrapIntervalCovers(int n, double p, double q) {
    double truth = Math.abs((1 - p) / p - (1 - q) / q);
    double coverage =
        Coverage.of(
            truth,
            Math.max(1, Coverage.REPETITIONS / 10),
            random -> Wasserstein.distance(geometric(random, n, p), geometric(random, n, q), 0.95));
    assertThat(coverage).isGreaterThanOrEqualTo(0.91);
  }

  /** Draws against the exact distribution, on both sides of the change of methods. */
  @ParameterizedTest
  @CsvSource({"7,0.3", "30,0.2", "25,0.4", "60,0.5", "100,0.9", "1000,0.02", "400,0.25"})
  void binomialDrawsHaveTheirDistribution(int n, double p) {
    BinomialSampler sampler = new BinomialSampler(new XoRoShiRo128PlusPlus(n, 99));
    BinomialDistribution exact = BinomialDistribution.of(n, p);
    int draws = 100_000;
    Histogram drawn = new Histogram();
    for (int i = 0; i < draws; i++) {
      drawn.add((int) sampler.sample(n, p));
    }
    double statistic = 0;
    int bins = 0;
    double tailExpected = draws;
    long tailSeen = draws;
    for (int k = 0; k <= n; k++) {
      double expected = draws * exact.probability(k);
      if (expected >= 10) {
        statistic += Math.pow(drawn.count(k) - expected, 2) / expected;
        bins++;
        tailExpected -= expected;
        tailSeen -= drawn.count(k);
      }
    }
    // Normal approximation of chi-square: four standard deviations above the mean.
    assertThat(statistic).isLessThan(bins + 4 * Math.sqrt(2.0 * bins));
    assertThat((double) tailSeen).isCloseTo(tailExpected, within(4 * Math.sqrt(tailExpected + 1)));
  }

  /** The quick way comes to what the same on every machine comes to. */
  @Test
  void wholeQuotientsAreThoseOfStrictLogarithms() {
    UniformRandomProvider random = new XoRoShiRo128PlusPlus(5, 6);
    for (int i = 0; i < 200_000; i++) {
      double u = 1 - random.nextDouble();
      double failure = StrictMath.log1p(-Math.pow(2, -1 - random.nextInt(52)));
      assertThat(BinomialSampler.wholeQuotient(u, failure))
          .isEqualTo(Math.floor(StrictMath.log(u) / failure));
    }
    for (int k = 0; k < 200_000; k++) {
      double failure = StrictMath.log1p(-random.nextDouble() / 2);
      // the quotient is a whole number but for rounding
      double u = StrictMath.exp(failure * random.nextInt(50));
      assertThat(BinomialSampler.wholeQuotient(u, failure))
          .isEqualTo(Math.floor(StrictMath.log(u) / failure));
    }
  }

  @Test
  void binomialDrawsOfManyTrials() {
    BinomialSampler sampler = new BinomialSampler(new XoRoShiRo128PlusPlus(3, 4));
    long n = 1_000_000_000_000L;
    double sum = 0;
    double squares = 0;
    int draws = 20_000;
    for (int i = 0; i < draws; i++) {
      double z = (sampler.sample(n, 0.3) - 0.3 * n) / Math.sqrt(0.21 * n);
      sum += z;
      squares += z * z;
    }
    assertThat(sum / draws).isCloseTo(0, within(4 / Math.sqrt(draws)));
    assertThat(squares / draws).isCloseTo(1, within(4 * Math.sqrt(2.0 / draws)));
    assertThat(sampler.sample(0, 0.5)).isZero();
    assertThat(sampler.sample(10, 0)).isZero();
    assertThat(sampler.sample(10, 1)).isEqualTo(10);
  }

  // Computed in SciPy from normal quantiles: (1.959964 · 0.01/0.005)², (1.644854 · 0.01/0.008)².
  @Test
  void observationsThatWouldDecide() {
    assertThat(SampleSize.factor(0.005, 0.01, 0.002, 0.05, 0.05))
        .isCloseTo(15.365835282776512, within(1e-9));
    assertThat(SampleSize.factor(-0.002, 0.01, 0.01, 0.05, 0.05))
        .isCloseTo(4.227411647024087, within(1e-9));
    assertThat(SampleSize.factor(0, 0.01, 0, 0.05, 0.05)).isInfinite();
    assertThatIllegalArgumentException().isThrownBy(() -> SampleSize.factor(1, 0, 1, 0.05, 0.05));
    // (1.959964 · 3 / 0.5)²
    assertThat(SampleSize.forMean(3, 0.5, 0.95)).isCloseTo(138.29251, within(1e-4));
  }

  /** As many observations as were told do decide, if the difference stays as it is. */
  @Test
  void soManyMoreDoDecide() {
    RateContrast few = new RateContrast(520, 1000, 500, 1000);
    assertThat(few.p()).isGreaterThan(0.05);
    double factor = SampleSize.factor(0.02, few.standardError(), 0.001, 0.05, 0.05);
    long enough = (long) (1000 * factor * 1.04);
    long tooFew = (long) (1000 * factor * 0.96);
    assertThat(new RateContrast(enough * 52 / 100, enough, enough / 2, enough).p())
        .isLessThan(0.05);
    assertThat(new RateContrast(tooFew * 52 / 100, tooFew, tooFew / 2, tooFew).p())
        .isGreaterThan(0.05);
  }
}
