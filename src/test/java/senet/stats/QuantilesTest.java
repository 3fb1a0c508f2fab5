package senet.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Map;
import org.apache.commons.statistics.distribution.BinomialDistribution;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class QuantilesTest {
  /** The numbers 1 to n, so that order statistics are their own ranks. */
  private static Histogram ranks(int n) {
    Histogram histogram = new Histogram();
    for (int i = 1; i <= n; i++) {
      histogram.add(i);
    }
    return histogram;
  }

  // Medians as in the usual tables; the others from SciPy's binomial distribution.
  @ParameterizedTest
  @CsvSource({"6,0.5,1,6", "20,0.5,6,15", "100,0.5,40,61", "100,0.9,84,96", "1000,0.25,223,278"})
  void ranksAreThoseOfTheTables(int n, double q, int low, int high) {
    Estimate quantile = Quantiles.quantile(ranks(n), q, 0.95);
    assertThat(quantile)
        .isEqualTo(new Estimate(Math.ceil(n * q), new Interval(low, high), "order statistics", n));
  }

  @ParameterizedTest
  @CsvSource({"17,0.3,0.5", "500,0.01,0.9", "4000,0.999,0.9", "77777,0.5,0.9999", "9,0.5,0.01"})
  void ranksAreTheTightestThatTheBinomialAllows(int n, double q, double confidence) {
    Interval interval = Coverage.interval(Quantiles.quantile(ranks(n), q, confidence));
    BinomialDistribution below = BinomialDistribution.of(n, q);
    double tail = (1 - confidence) / 2;
    int low = (int) interval.low();
    int high = (int) interval.high();
    assertThat(below.cumulativeProbability(low - 1)).isLessThanOrEqualTo(tail);
    assertThat(below.cumulativeProbability(low)).isGreaterThan(tail);
    assertThat(below.survivalProbability(high - 1)).isLessThanOrEqualTo(tail);
    assertThat(below.survivalProbability(high - 2)).isGreaterThan(tail);
  }

  @ParameterizedTest
  @CsvSource({"5,0.5,3", "35,0.1,4", "35,0.9,32"})
  void tooFewObservationsGiveNoInterval(int n, double q, int value) {
    assertThat(Quantiles.quantile(ranks(n), q, 0.95))
        .isEqualTo(new Estimate(value, null, "none: too few observations", n));
    assertThat(Quantiles.quantile(ranks(n + 1), q, 0.95).interval()).isNotNull();
  }

  @ParameterizedTest
  @CsvSource({"50,0.5,0.985", "200,0.9,0.985"})
  void coversAtLeastNominally(int n, double q, double atMost) {
    // Almost continuous, so that ties hardly raise the coverage.
    double truth = q * 1000 - 1;
    double coverage =
        Coverage.of(
            truth,
            random ->
                Quantiles.quantile(Coverage.sample(random, n, r -> r.nextInt(1000)), q, 0.95));
    assertThat(coverage).isBetween(0.93, atMost);
  }

  @Test
  void coversAtLeastNominallyWithTies() {
    double coverage =
        Coverage.of(
            4,
            random ->
                Quantiles.quantile(Coverage.sample(random, 60, r -> 1 + r.nextInt(6)), 0.6, 0.95));
    assertThat(coverage).isGreaterThanOrEqualTo(0.93);
  }

  @Test
  @Timeout(5)
  void isFastAndAccurateBeyondTheIntRange() {
    // For the median of 10¹¹ the ranks are 1.96·√10¹¹/2 = 309 897 off the middle.
    long half = 50_000_000_000L;
    Histogram histogram =
        Histogram.of(Map.of(1, half - 309_900, 2, 10L, 3, 2 * 309_890L, 4, 10L, 5, half - 309_900));
    assertThat(Quantiles.quantile(histogram, 0.5, 0.95))
        .isEqualTo(new Estimate(3, new Interval(2, 4), "order statistics", 2 * half));
  }

  @Test
  void extremesHaveNoInterval() {
    assertThat(Quantiles.extreme(-3, 12))
        .isEqualTo(new Estimate(-3, null, "none: sample extreme", 12));
    assertThatIllegalArgumentException().isThrownBy(() -> Quantiles.extreme(1, -1));
  }

  @Test
  void rejectsWhatIsOutOfRange() {
    Histogram histogram = ranks(9);
    for (double q : new double[] {0, 1, -1, Double.NaN}) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> Quantiles.quantile(histogram, q, 0.95))
          .withMessageContaining(String.valueOf(q));
    }
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Quantiles.quantile(histogram, 0.5, 1.2))
        .withMessageContaining("1.2");
    assertThat(Quantiles.quantile(new Histogram(), 0.5, 0.95))
        .isEqualTo(Estimate.nothingObserved());
  }

  /** Six observations lie all on one side of the median with the probability 1/32, exactly. */
  @Test
  void whatIsJustAsLikelyAsAskedIsEnough() {
    assertThat(Quantiles.quantile(ranks(6), 0.5, 1 - 1 / 32.0).interval())
        .isEqualTo(new Interval(1, 6));
    assertThat(Quantiles.quantile(ranks(6), 0.5, 1 - 1 / 33.0).interval()).isNull();
  }
}
