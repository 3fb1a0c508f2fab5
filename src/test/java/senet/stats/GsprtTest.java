package senet.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import senet.stats.Gsprt.Decision;

class GsprtTest {
  private static final Gsprt TEST = new Gsprt(0.5, 0.52, 0.05, 0.05);

  /**
   * From Python, by another route: both constrained multinomial likelihoods maximised by
   * scipy.optimize (Nelder–Mead over the three free chances).
   */
  @Test
  void agreesWithAGeneralOptimiser() {
    assertThat(TEST.logLikelihoodRatio(new long[] {30, 180, 420, 220, 50}))
        .isCloseTo(4.4275996624, within(1e-9));
    assertThat(new Gsprt(0.45, 0.55, 0.05, 0.05).logLikelihoodRatio(new long[] {2, 30, 41, 25, 7}))
        .isCloseTo(2.4737142746, within(1e-9));
    assertThat(new Gsprt(0.5, 0.55, 0.05, 0.05).logLikelihoodRatio(new long[] {0, 3, 10, 12, 0}))
        .isCloseTo(2.1558402974, within(1e-7));
  }

  /**
   * By hand: pairs that score only 0 or 1, so often that what stands for the others does not
   * matter, are coin tosses, and the ratio is that of Wald's own test of them, W·ln(s1/s0) +
   * L·ln((1−s1)/(1−s0)).
   */
  @Test
  void isWaldsTestForCoinTosses() {
    double byHand = 600_000 * Math.log(.52 / .5) + 400_000 * Math.log(.48 / .5);
    assertThat(TEST.logLikelihoodRatio(new long[] {400_000, 0, 0, 0, 600_000}))
        .isCloseTo(byHand, within(0.01));
    assertThat(byHand).isCloseTo(7203.63, within(0.1));
  }

  /** ln(0.05/0.95) and ln(0.8/0.1). */
  @Test
  void hasTheBoundsOfWald() {
    assertThat(TEST.lower()).isCloseTo(-2.944439, within(1e-6));
    assertThat(new Gsprt(0.4, 0.6, 0.1, 0.2).upper()).isCloseTo(2.079442, within(1e-6));
  }

  @Test
  void decidesWhereABoundIsReached() {
    assertThat(TEST.decide(new long[] {30, 180, 420, 220, 50})).isEqualTo(Decision.H1);
    assertThat(TEST.decide(new long[] {50, 220, 420, 180, 30})).isEqualTo(Decision.H0);
    assertThat(TEST.decide(new long[] {5, 20, 42, 20, 5})).isEqualTo(Decision.UNDECIDED);
    assertThat(TEST.decide(new long[5])).isEqualTo(Decision.UNDECIDED);
  }

  @Test
  void refusesWhatCannotBeTested() {
    assertThatThrownBy(() -> new Gsprt(0.5, 0.5, 0.05, 0.05)).hasMessageContaining("h0 < h1");
    assertThatThrownBy(() -> new Gsprt(0, 0.5, 0.05, 0.05)).hasMessageContaining("h0 < h1");
    assertThatThrownBy(() -> new Gsprt(0.5, 1, 0.05, 0.05)).hasMessageContaining("h0 < h1");
    for (double bound : new double[] {0, 0.5}) {
      assertThatThrownBy(() -> new Gsprt(0.5, 0.6, bound, 0.05)).hasMessageContaining("errors");
      assertThatThrownBy(() -> new Gsprt(0.5, 0.6, 0.05, bound)).hasMessageContaining("errors");
    }
  }

  private static final double[] EVEN = {.08, .22, .40, .22, .08};

  /** The same shape with the mean raised to 0.55, half a step at each place. */
  private static final double[] BETTER = {.06, .16, .38, .28, .12};

  private static int accepted(
      Gsprt test, double[] chances, Decision wrong, int repetitions, int[] missed) {
    SplittableRandom random = new SplittableRandom(9);
    int errors = 0;
    for (int i = 0; i < repetitions; i++) {
      long[] counts = new long[5];
      Decision decision = Decision.UNDECIDED;
      while (decision == Decision.UNDECIDED) {
        long[] more = Coverage.multinomial(random, 100, chances);
        for (int k = 0; k < counts.length; k++) {
          counts[k] += more[k];
        }
        decision = test.decide(counts);
      }
      errors += decision == wrong ? 1 : 0;
      double truth = chances == EVEN ? 0.5 : 0.56;
      Interval interval = Coverage.interval(PairScores.anytime(counts, 0.95));
      missed[0] += interval.contains(truth) ? 0 : 1;
    }
    return errors;
  }

  /** Looking after every 100 pairs, as a match does; 2,000 repetitions gave 2.0 and 1.3 percent. */
  @Test
  void errsNoMoreOftenThanItSaysAndItsIntervalHoldsWhereItStops() {
    int repetitions = Repetitions.or(1000);
    Gsprt test = new Gsprt(0.5, 0.56, 0.05, 0.05);
    int[] missed = new int[1];
    double alpha = accepted(test, EVEN, Decision.H1, repetitions, missed) / (double) repetitions;
    double beta = accepted(test, BETTER, Decision.H0, repetitions, missed) / (double) repetitions;
    double most = 0.05 + Repetitions.slack(0.05, repetitions);
    assertThat(alpha).isBetween(0.005, most);
    assertThat(beta).isBetween(0.005, most);
    assertThat(missed[0] / (2.0 * repetitions)).isLessThan(0.05);
  }
}
