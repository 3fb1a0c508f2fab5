package senet.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.apache.commons.statistics.distribution.NormalDistribution;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import senet.stats.Scores.Term;

/**
 * Differences, their tests and their intervals. Constants without another source were computed in
 * SciPy 1.17 from the raw observations.
 */
class ContrastsTest {
  private static final double[] ADVANTAGE = {1, 0, -1};
  private static final Histogram ONE = Histogram.of(Map.of(1, 4L, 2, 5L, 3, 6L, 7, 5L));
  private static final Histogram OTHER = Histogram.of(Map.of(2, 3L, 3, 7L, 4, 2L, 9, 3L));

  // Newcombe, "Interval estimation for the difference between independent proportions", 1998,
  // table II, method 10.
  @ParameterizedTest
  @CsvSource({
    "56,70,48,80,0.0524,0.3339",
    "9,10,3,10,0.1705,0.8090",
    "6,7,2,7,0.0582,0.8062",
    "5,56,0,29,-0.0381,0.1926",
    "0,10,0,20,-0.1611,0.2775",
    "0,10,0,10,-0.2775,0.2775",
    "10,10,0,20,0.6791,1",
    "10,10,0,10,0.6075,1"
  })
  void ratesHaveNewcombesInterval(long a, long m, long b, long n, double low, double high) {
    Estimate difference = new RateContrast(a, m, b, n).difference(0.95);
    Coverage.assertInterval(difference, low, high);
    assertThat(difference.value()).isCloseTo((double) a / m - (double) b / n, within(1e-15));
    assertThat(difference.method()).isEqualTo("newcombe");
    assertThat(difference.n()).isEqualTo(m + n);
  }

  @Test
  void ratesAreTestedByTheirPooledVariance() {
    // The chi-square test of the 2×2 table without correction is the same test.
    assertThat(new RateContrast(56, 70, 48, 80).p()).isCloseTo(0.008045081368, within(1e-12));
    assertThat(new RateContrast(0, 40, 0, 50).p()).isEqualTo(1);
    assertThat(new RateContrast(0, 40, 0, 50).standardError()).isPositive();
    assertThat(new RateContrast(5000, 10000, 4000, 10000).standardError())
        .isCloseTo(Math.sqrt((0.25 + 0.24) / 10000), within(1e-6));
    assertThat(new RateContrast(50, 100, 100, 200).p()).isEqualTo(1);
  }

  /** By hand, after Agresti and Caffo: 6/12 · 6/12 / 12 + 2/6 · 4/6 / 6 = 1/48 + 1/27. */
  @Test
  void ratesHaveTheErrorOfOneMoreSuccessAndFailureEach() {
    assertThat(new RateContrast(5, 10, 1, 4).standardError())
        .isCloseTo(Math.sqrt(25 / 432.0), within(1e-15));
    assertThat(new RateContrast(0, 0, 1, 4).standardError()).isNaN();
    assertThat(new RateContrast(1, 4, 0, 0).standardError()).isNaN();
  }

  /** Rates do not differ by more than 1, and by 1 only where all succeed here and none there. */
  @Test
  void ratesDifferByOneAtMost() {
    assertThat(new RateContrast(9, 10, 0, 20).equivalence(1)).isZero();
    assertThat(new RateContrast(10, 10, 0, 20).equivalence(1)).isEqualTo(1);
    assertThat(new RateContrast(0, 20, 10, 10).equivalence(1)).isEqualTo(1);
    assertThat(new RateContrast(10, 10, 0, 20).equivalence(1.5)).isZero();
  }

  @Test
  void refusesSuccessesThatNoTrialsHave() {
    assertThatIllegalArgumentException().isThrownBy(() -> new RateContrast(5, 4, 1, 4));
    assertThatIllegalArgumentException().isThrownBy(() -> new RateContrast(1, 4, -1, 4));
  }

  // The likeliest rates were found by numerical maximisation of the likelihood.
  @ParameterizedTest
  @CsvSource({
    "56,70,48,80,0.3,0.0795235817",
    "56,70,48,80,0.1,0.9111287828",
    "500,1000,520,1100,0.05,0.1487272887",
    "0,400,0,300,0.02,0.0066737880",
    "3,500,0,400,0.02,0.0126736607"
  })
  void ratesAreEquatedByFarringtonAndManning(
      long a, long m, long b, long n, double delta, double p) {
    assertThat(new RateContrast(a, m, b, n).equivalence(delta)).isCloseTo(p, within(2e-8));
    assertThat(new RateContrast(b, n, a, m).equivalence(delta)).isCloseTo(p, within(2e-8));
  }

  private static ScoreContrast advantages(long[] one, long[] other) {
    return new ScoreContrast(
        List.of(new Term(1, ADVANTAGE, one)), List.of(new Term(1, ADVANTAGE, other)));
  }

  @Test
  void advantagesHaveTheMultinomialVariances() {
    ScoreContrast contrast = advantages(new long[] {430, 150, 420}, new long[] {200, 100, 100});
    Estimate difference = contrast.difference(0.95);
    Coverage.assertInterval(difference, -0.33933460, -0.14066540);
    assertThat(difference.value()).isCloseTo(-0.24, within(1e-15));
    assertThat(difference.method()).isEqualTo("multinomial");
    assertThat(contrast.standardError()).isCloseTo(0.05068185079, within(1e-11));
    assertThat(contrast.p()).isCloseTo(2.1859872980e-6, within(1e-15));
    assertThat(contrast.equivalence(0.3)).isCloseTo(0.1182350864, within(1e-10));
    assertThat(contrast.equivalence(0.1)).isCloseTo(0.9971304785, within(1e-10));
  }

  @Test
  void advantagesThatHardlyVaryAreTestedByTheirInterval() {
    // Seven of twenty against none: Wilson's limits. At confidence 1 − p an end touches zero.
    ScoreContrast contrast = advantages(new long[] {7, 13, 0}, new long[] {0, 30, 0});
    assertThat(contrast.difference(0.95).method()).isEqualTo("mover (bound)");
    double p = contrast.p();
    assertThat(p).isBetween(0.05, 0.5);
    assertThat(Coverage.interval(contrast.difference(1 - p)).low()).isCloseTo(0, within(1e-9));
    double q = contrast.equivalence(0.8);
    assertThat(Coverage.interval(contrast.difference(1 - 2 * q)).high())
        .isCloseTo(0.8, within(1e-9));
  }

  /**
   * None of ten and none of a thousand million: Wilson's upper limit z²/(10 + z²) of the first is
   * as good as all there is, and reaches ¼ at z² = 10/3; which is first does not matter.
   */
  @Test
  void scoresAreEquatedOnTheWiderSideOfTheirInterval() {
    double[] win = {1, 0};
    List<Term> few = List.of(new Term(1, win, new long[] {0, 10}));
    List<Term> many = List.of(new Term(1, win, new long[] {0, 1_000_000_000}));
    double p = NormalDistribution.of(0, 1).survivalProbability(Math.sqrt(10 / 3.0));
    assertThat(new ScoreContrast(few, many).equivalence(0.25)).isCloseTo(p, within(1e-9));
    assertThat(new ScoreContrast(many, few).equivalence(0.25)).isCloseTo(p, within(1e-9));
  }

  /**
   * By hand: means 2 and 11 with the variances 2/2 each, on 2 degrees of freedom; ratios of 1 each,
   * residuals −1 and 1, e² = 2 / (2 · 1 · 2²).
   */
  @Test
  void twoObservationsEachAreEnough() {
    WelchContrast means =
        WelchContrast.ofMeans(
            Histogram.of(Map.of(1, 1L, 3, 1L)), Histogram.of(Map.of(10, 1L, 12, 1L)));
    assertThat(means.standardError()).isCloseTo(Math.sqrt(2), within(1e-15));
    // Student's t at 97.5% with 2 degrees of freedom, from tables
    double half = 4.302652730 * Math.sqrt(2);
    Coverage.assertInterval(means.difference(0.95), -9 - half, -9 + half);
    RatioSums one = new RatioSums();
    one.add(1, 2);
    one.add(3, 2);
    assertThat(WelchContrast.ofRatios(one, one).standardError())
        .isCloseTo(Math.sqrt(0.5), within(1e-15));
  }

  @Test
  void meansAreComparedAfterWelch() {
    WelchContrast contrast = WelchContrast.ofMeans(ONE, OTHER);
    Estimate difference = contrast.difference(0.95);
    Coverage.assertInterval(difference, -2.50404012, 0.93737346);
    assertThat(difference.method()).isEqualTo("welch");
    assertThat(difference.n()).isEqualTo(35);
    assertThat(contrast.standardError()).isCloseTo(0.84005435039, within(1e-11));
    assertThat(contrast.p()).isCloseTo(0.35905365023, within(1e-11));
    assertThat(contrast.equivalence(2)).isCloseTo(0.07931244228, within(1e-11));
    assertThat(contrast.equivalence(0.5)).isCloseTo(0.63079039841, within(1e-11));
  }

  @Test
  void ratiosAreComparedByTheirLinearisedVariances() {
    RatioSums one = new RatioSums();
    int[][] pairs = {{10, 4}, {12, 5}, {9, 4}, {15, 6}, {11, 5}, {8, 3}};
    for (int[] pair : pairs) {
      one.add(pair[0], pair[1]);
    }
    RatioSums other = new RatioSums();
    int[][] otherPairs = {{7, 4}, {9, 4}, {8, 5}, {10, 5}, {12, 6}};
    for (int[] pair : otherPairs) {
      other.add(pair[0], pair[1]);
    }
    WelchContrast contrast = WelchContrast.ofRatios(one, other);
    Coverage.assertInterval(contrast.difference(0.95), 0.19592767, 0.78555381);
    assertThat(contrast.difference(0.95).method()).isEqualTo("delta (welch)");
    assertThat(contrast.p()).isCloseTo(0.00581210588627, within(1e-12));
  }

  @Test
  void withoutSpreadThereIsNoIntervalAndNoTest() {
    WelchContrast contrast =
        WelchContrast.ofMeans(Histogram.of(Map.of(3, 9L)), Histogram.of(Map.of(4, 9L)));
    assertThat(contrast.difference(0.95))
        .isEqualTo(new Estimate(-1, null, "none: all observations of a sample equal", 18));
    assertThat(contrast.p()).isNaN();
    assertThat(contrast.equivalence(2)).isNaN();
    assertThat(contrast.standardError()).isNaN();
    WelchContrast few = WelchContrast.ofMeans(ONE, Histogram.of(Map.of(4, 1L)));
    assertThat(few.difference(0.95).method()).isEqualTo("none: too few observations");
    assertThat(few.p()).isNaN();
  }

  @Test
  void withoutObservationsThereIsNoEstimate() {
    RateContrast rates = new RateContrast(0, 0, 5, 9);
    assertThat(rates.difference(0.95).interval()).isNull();
    assertThat(rates.p()).isNaN();
    assertThat(rates.equivalence(0.1)).isNaN();
    ScoreContrast scores = advantages(new long[3], new long[] {50, 50, 50});
    assertThat(scores.difference(0.95).interval()).isNull();
    assertThat(scores.p()).isNaN();
    assertThat(scores.equivalence(0.1)).isNaN();
    assertThat(WelchContrast.ofMeans(new Histogram(), ONE).difference(0.95).value()).isNaN();
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, -0.1, Double.NaN, Double.POSITIVE_INFINITY})
  void refusesBoundsThatAreNotPositive(double delta) {
    for (Contrast contrast :
        List.of(
            new RateContrast(1, 2, 1, 2),
            WelchContrast.ofMeans(ONE, OTHER),
            advantages(new long[] {4, 1, 3}, new long[] {2, 1, 1}))) {
      assertThatIllegalArgumentException().isThrownBy(() -> contrast.equivalence(delta));
    }
  }

  @ParameterizedTest
  @CsvSource({"100,0.5,200,0.3", "400,0.05,300,0.08", "60,0.5,60,0.5"})
  void newcombesIntervalCovers(int m, double p, int n, double q) {
    assertThat(Coverage.of(p - q, random -> rates(random, m, p, n, q).difference(0.95)))
        .isBetween(0.935, 0.97);
  }

  @ParameterizedTest
  @CsvSource({"400,0.45,0.1,500,0.3,0.2", "300,0.05,0.9,300,0.1,0.8"})
  void theIntervalOfAdvantagesCovers(
      int m, double win, double draw, int n, double otherWin, double otherDraw) {
    double truth = 2 * win + draw - 2 * otherWin - otherDraw;
    assertThat(
            Coverage.of(
                truth,
                random ->
                    advantages(
                            Coverage.multinomial(random, m, win, draw, 1 - win - draw),
                            Coverage.multinomial(
                                random, n, otherWin, otherDraw, 1 - otherWin - otherDraw))
                        .difference(0.95)))
        .isBetween(0.935, 0.965);
  }

  @Test
  void welchsIntervalCovers() {
    assertThat(
            Coverage.of(
                9 - 4,
                random ->
                    WelchContrast.ofMeans(geometric(random, 150, 0.1), geometric(random, 80, 0.2))
                        .difference(0.95)))
        .isBetween(0.93, 0.965);
  }

  /** The tests are wrong as often as they may be where there is no difference. */
  @Test
  void falseAlarms() {
    assertThat(
            Coverage.share(
                Coverage.REPETITIONS, random -> rates(random, 300, 0.2, 200, 0.2).p() <= 0.05))
        .isBetween(0.035, 0.065);
    assertThat(
            Coverage.share(
                Coverage.REPETITIONS,
                random ->
                    WelchContrast.ofMeans(geometric(random, 200, 0.1), geometric(random, 200, 0.1))
                            .p()
                        <= 0.05))
        .isBetween(0.035, 0.065);
  }

  /** Where the difference is just delta, equivalence is claimed as seldom as it must be. */
  @ParameterizedTest
  @CsvSource({"400,0.3,400,0.2,0.1", "4000,0.02,4000,0.01,0.01"})
  void falseClaimsOfEquivalence(int m, double p, int n, double q, double delta) {
    assertThat(
            Coverage.share(
                Coverage.REPETITIONS,
                random -> rates(random, m, p, n, q).equivalence(delta) <= 0.05))
        .isBetween(0.03, 0.067);
  }

  private static RateContrast rates(SplittableRandom random, int m, double p, int n, double q) {
    return new RateContrast(
        Coverage.multinomial(random, m, p, 1 - p)[0],
        m,
        Coverage.multinomial(random, n, q, 1 - q)[0],
        n);
  }

  static Histogram geometric(SplittableRandom random, int n, double p) {
    return Coverage.sample(
        random, n, r -> (int) Math.floor(Math.log(1 - r.nextDouble()) / Math.log1p(-p)));
  }
}
