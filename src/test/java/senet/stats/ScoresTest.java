package senet.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import senet.stats.Scores.Term;

class ScoresTest {
  private static final double[] SCORE = {1, 0.5, 0};
  private static final double[] WIN = {1, 0};

  private static long[] counts(long... counts) {
    return counts;
  }

  // The constants of the first two tests were computed in NumPy from the raw definition.
  @Test
  void scoresUseTheMultinomialVariance() {
    Estimate score = Scores.mean(SCORE, counts(430, 150, 420), 0.95);
    Coverage.assertInterval(score, 0.47643054, 0.53356946);
    assertThat(score.value()).isEqualTo(0.505);
    assertThat(score.method()).isEqualTo("multinomial");
    assertThat(score.n()).isEqualTo(1000);
    Estimate advantage = Scores.mean(new double[] {1, 0, -1}, counts(430, 150, 420), 0.95);
    Coverage.assertInterval(advantage, 2 * 0.47643054 - 1, 2 * 0.53356946 - 1);
  }

  @Test
  void variancesOfIndependentSamplesAdd() {
    Estimate difference =
        Scores.linear(
            List.of(
                new Term(2, SCORE, counts(430, 150, 420)),
                new Term(-2, SCORE, counts(200, 100, 100))),
            0.95);
    Coverage.assertInterval(difference, -0.33933460, -0.14066540);
    assertThat(difference.value()).isCloseTo(-0.24, within(1e-15));
    assertThat(difference.method()).isEqualTo("multinomial");
    assertThat(difference.n()).isEqualTo(1400);
  }

  // Two values make the bound Wilson's interval itself, so Newcombe's numbers apply.
  @ParameterizedTest
  @CsvSource({"0,20,0,0.1611", "1,29,0.0061,0.1718", "20,20,0.8389,1"})
  void samplesThatHardlyVaryGetWilsonsInterval(long wins, long n, double low, double high) {
    Estimate rate = Scores.mean(WIN, counts(wins, n - wins), 0.95);
    Coverage.assertInterval(rate, low, high);
    assertThat(rate.method()).isEqualTo("wilson (bound)");
    Interval unscaled = Coverage.interval(rate);
    Estimate scaled = Scores.mean(new double[] {3, -1}, counts(wins, n - wins), 0.95);
    Coverage.assertInterval(scaled, 4 * unscaled.low() - 1, 4 * unscaled.high() - 1);
    Estimate single = Scores.linear(List.of(new Term(-1, WIN, counts(wins, n - wins))), 0.95);
    Coverage.assertInterval(single, -high, -low);
    assertThat(single.method()).isEqualTo("mover (bound)");
  }

  // Newcombe, "Interval estimation for the difference between independent proportions", 1998,
  // table II, method 10.
  @ParameterizedTest
  @CsvSource({
    "9,10,3,10,0.1705,0.8090",
    "10,10,0,20,0.6791,1",
    "10,10,0,10,0.6075,1",
    "5,56,0,29,-0.0381,0.1926"
  })
  void differencesOfSmallSamplesAgreeWithNewcombe(
      long a, long m, long b, long n, double low, double high) {
    Estimate difference =
        Scores.linear(
            List.of(new Term(1, WIN, counts(a, m - a)), new Term(-1, WIN, counts(b, n - b))), 0.95);
    Coverage.assertInterval(difference, low, high);
    assertThat(difference.method()).isEqualTo("mover (bound)");
  }

  @Test
  void thresholdsOfThePlainVariance() {
    // Ten symmetric decisive games are enough; nine are not.
    assertThat(Scores.mean(SCORE, counts(5, 100, 5), 0.95).method()).isEqualTo("multinomial");
    assertThat(Scores.mean(SCORE, counts(5, 100, 4), 0.95).method()).isEqualTo("wilson (bound)");
    // Cochran: with p rare, n ≥ 25·(1 − 2p)²/(p(1 − p)) asks for about 25 events.
    assertThat(Scores.mean(WIN, counts(25, 9975), 0.95).method()).isEqualTo("multinomial");
    assertThat(Scores.mean(WIN, counts(24, 9976), 0.95).method()).isEqualTo("wilson (bound)");
    // What counts is the value, not its place in the table.
    double[] twice = {0, 1, 0};
    assertThat(Scores.mean(twice, counts(60, 9, 60), 0.95).method()).isEqualTo("wilson (bound)");
  }

  @Test
  void intervalsStayWithinTheRangeOfTheValues() {
    Interval mean = Scores.mean(WIN, counts(30, 20), 0.999999999).interval();
    assertThat(mean).isNotNull().matches(i -> i.high() == 1);
    Term term = new Term(-2, WIN, counts(35, 15));
    Interval sum = Scores.linear(List.of(term, term), 0.999999999999).interval();
    assertThat(sum).isNotNull().matches(i -> i.low() == -4);
    double[] wide = {5, -3};
    for (double factor : new double[] {2, -2}) {
      Term even = new Term(factor, wide, counts(15, 15));
      assertThat(Scores.linear(List.of(even), 0.999999999999).interval())
          .isEqualTo(factor > 0 ? new Interval(-6, 10) : new Interval(-10, 6));
    }
    assertThat(Scores.mean(new double[] {7}, counts(3), 0.95).interval())
        .isEqualTo(new Interval(7, 7));
  }

  @ParameterizedTest
  @CsvSource({"40,0.45,0.1", "100,0.2,0.6", "400,0.05,0.15", "1000,0.5,0.01"})
  void coversTheMean(int n, double win, double draw) {
    double truth = win + draw / 2;
    double coverage =
        Coverage.of(truth, random -> Scores.mean(SCORE, draws(random, n, win, draw), 0.95));
    assertThat(coverage).isBetween(0.93, 0.97);
  }

  @ParameterizedTest
  @CsvSource({"20,0.02,0.05", "50,0.0,0.05", "30,0.95,0.05"})
  void theBoundCoversAtLeastNominally(int n, double win, double draw) {
    double truth = win + draw / 2;
    double coverage =
        Coverage.of(truth, random -> Scores.mean(SCORE, draws(random, n, win, draw), 0.95));
    assertThat(coverage).isGreaterThanOrEqualTo(0.93);
  }

  @ParameterizedTest
  @CsvSource({"100,0.5,200,0.3,0.97", "20,0.1,40,0.5,0.975", "30,0.02,30,0.05,1"})
  void coversTheDifference(int m, double p, int n, double q, double atMost) {
    double coverage =
        Coverage.of(
            p - q,
            random ->
                Scores.linear(
                    List.of(
                        new Term(1, WIN, Coverage.multinomial(random, m, p, 1 - p)),
                        new Term(-1, WIN, Coverage.multinomial(random, n, q, 1 - q))),
                    0.95));
    assertThat(coverage).isBetween(0.93, atMost);
  }

  private static long[] draws(SplittableRandom random, int n, double win, double draw) {
    return Coverage.multinomial(random, n, win, draw, 1 - win - draw);
  }

  @Test
  void withoutObservationsThereIsNoEstimate() {
    Estimate none = Scores.mean(WIN, counts(0, 0), 0.95);
    assertThat(none).isEqualTo(new Estimate(Double.NaN, null, "none: no observations", 0));
    Estimate sum =
        Scores.linear(
            List.of(new Term(1, WIN, counts(0, 0)), new Term(1, WIN, counts(50, 50))), 0.95);
    assertThat(sum)
        .isEqualTo(new Estimate(Double.NaN, null, "none: a sample without observations", 100));
  }

  @Test
  void rejectsWhatIsOutOfRange() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Scores.mean(WIN, counts(1, -4), 0.95))
        .withMessageContaining("-4");
    assertThatIllegalArgumentException().isThrownBy(() -> Scores.mean(WIN, counts(1), 0.95));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Scores.mean(new double[0], counts(), 0.95));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Scores.mean(new double[] {Double.NaN}, counts(1), 0.95))
        .withMessageContaining("NaN");
    assertThatIllegalArgumentException().isThrownBy(() -> Scores.mean(WIN, counts(1, 1), 1));
    assertThatIllegalArgumentException().isThrownBy(() -> Scores.linear(List.of(), 0.95));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Term(Double.POSITIVE_INFINITY, WIN, counts(1, 1)))
        .withMessageContaining("Infinity");
  }

  @Test
  void termsKeepTheirOwnCopy() {
    long[] counts = {50, 50};
    Term term = new Term(1, WIN, counts);
    counts[0] = 0;
    assertThat(term.counts()).containsExactly(50, 50);
  }
}
