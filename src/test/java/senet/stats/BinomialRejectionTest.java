package senet.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.apache.commons.numbers.gamma.LogGamma;
import org.apache.commons.statistics.distribution.BinomialDistribution;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The parts of the algorithm, against exact probabilities and the constants of its paper. */
class BinomialRejectionTest {

  /** By hand, with σ = √75: b = 1.15 + 2.53σ, a = −0.0873 + 0.0248b + 0.01p, and so on. */
  @Test
  void hasTheConstantsOfItsPaper() {
    BinomialRejection rejection = BinomialRejection.of(400, 0.25);
    assertThat(rejection.b()).isCloseTo(23.060442716, within(1e-9));
    assertThat(rejection.a()).isCloseTo(0.487098979, within(1e-9));
    assertThat(rejection.c()).isEqualTo(100.5);
    assertThat(rejection.squeeze()).isCloseTo(0.737869932, within(1e-9));
    assertThat(rejection.alpha()).isCloseTo(26.423802868, within(1e-9));
  }

  @ParameterizedTest
  @CsvSource({"20,0.5", "21,0.5", "29,0.36", "100,0.1", "333,0.27", "1000,0.01", "4000,0.4"})
  void ratiosToTheModeAreThoseOfExactProbabilities(int n, double p) {
    BinomialRejection rejection = BinomialRejection.of(n, p);
    BinomialDistribution exact = BinomialDistribution.of(n, p);
    double ofMode = logOfGreatest(exact, n);
    for (int k = 0; k <= n; k++) {
      double ratio = exact.logProbability(k) - ofMode;
      assertThat(rejection.logRatioToMode(k))
          .as("%d of %d at %s", k, n, p)
          .isCloseTo(ratio, within(1e-10 - 1e-13 * ratio));
    }
  }

  private static double logOfGreatest(BinomialDistribution exact, int n) {
    double greatest = Double.NEGATIVE_INFINITY;
    for (int k = 0; k <= n; k++) {
      greatest = Math.max(greatest, exact.logProbability(k));
    }
    return greatest;
  }

  @Test
  void stirlingsTailIsWhatHisApproximationLeavesOfTheLogarithmOfTheFactorial() {
    for (int k = 0; k <= 60; k++) {
      double stirling = 0.5 * Math.log(2 * Math.PI) + (k + 0.5) * Math.log(k + 1.0) - (k + 1);
      assertThat(BinomialRejection.stirlingTail(k))
          .as("at %d", k)
          .isCloseTo(LogGamma.value(k + 1.0) - stirling, within(1e-10));
    }
  }

  /**
   * A rejection has the right law if a pair is accepted just where v is at most f(k)/f(mode) times
   * (a/(½ − |u|)² + b)/α, k being a whole number of trials, and if this bound is nowhere above 1.
   */
  @ParameterizedTest
  @CsvSource({"20,0.5", "21,0.5", "29,0.36", "100,0.1", "333,0.27", "1000,0.01", "4000,0.4"})
  void acceptsWhatExactProbabilitiesAccept(int n, double p) {
    BinomialRejection rejection = BinomialRejection.of(n, p);
    BinomialDistribution exact = BinomialDistribution.of(n, p);
    double ofMode = logOfGreatest(exact, n);
    for (double u = -0.49975; u < 0.5; u += 0.0005) {
      double us = 0.5 - Math.abs(u);
      double slope = rejection.a() / (us * us) + rejection.b();
      int k = (int) Math.floor((2 * rejection.a() / us + rejection.b()) * u + rejection.c());
      if (k < 0 || k > n) {
        assertThat(rejection.successes(u, 1e-300)).isEqualTo(BinomialRejection.REJECTED);
        continue;
      }
      double bound = Math.exp(exact.logProbability(k) - ofMode) * slope / rejection.alpha();
      assertThat(bound).as("bound for %s, that is %d", u, k).isLessThan(1);
      for (double v = 0.015; v < 1; v += 0.05) {
        if (Math.abs(v - bound) > 1e-9) {
          assertThat(rejection.successes(u, v))
              .as("made of %s and %s", u, v)
              .isEqualTo(v < bound ? k : BinomialRejection.REJECTED);
        }
      }
      if (bound > 0x1p-53) { // the least v that is drawn
        assertThat(rejection.successes(u, bound * (1 - 1e-6))).isEqualTo(k);
        assertThat(rejection.successes(u, bound * (1 + 1e-6)))
            .isEqualTo(BinomialRejection.REJECTED);
      }
    }
  }
}
