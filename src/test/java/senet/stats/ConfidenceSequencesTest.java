package senet.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Intervals that may be looked at at any time; their coverage is in SequenceCoverageTest. */
class ConfidenceSequencesTest {
  private static final double[] ADVANTAGE = {1, 0, -1};

  // From mpmath with 50 digits: bisection on the logarithm of mpmath's beta function, which for up
  // to 100 trials was checked against the integral of the likelihood over the Beta(½, ½) density.
  @ParameterizedTest
  @CsvSource({
    "0, 20, 0.95, 0, 0.224006112013",
    "5, 20, 0.95, 0.0473189350476, 0.588902640981",
    "50, 100, 0.95, 0.338257552646, 0.661742447354",
    "430, 1000, 0.99, 0.367301440973, 0.49423742118",
    "123456, 250000, 0.95, 0.489480502118, 0.498168119495",
    "520000000, 1000000000, 0.95, 0.519917654561, 0.520082344714"
  })
  void ratesHaveTheIntervalOfTheBetaMixture(
      long successes, long n, double confidence, double low, double high) {
    Estimate rate = ConfidenceSequences.rate(successes, n, confidence);
    Interval interval = Coverage.interval(rate);
    assertThat(interval.low()).isCloseTo(low, within(2e-11));
    assertThat(interval.high()).isCloseTo(high, within(2e-11));
    assertThat(rate.value()).isEqualTo((double) successes / n);
    assertThat(rate.method()).isEqualTo("beta mixture");
    assertThat(rate.n()).isEqualTo(n);
    Interval failures = Coverage.interval(ConfidenceSequences.rate(n - successes, n, confidence));
    assertThat(failures.low()).isCloseTo(1 - high, within(2e-11));
    assertThat(failures.high()).isCloseTo(1 - low, within(2e-11));
  }

  // The half-widths come from mpmath by another way than the formula: the sum S at which the
  // integral of exp(λS − λ²v/2) over a normal prior of λ with variance 1/ρ reaches 1/α.
  @Test
  void meansHaveTheIntervalOfTheNormalMixture() {
    Histogram dice =
        Histogram.of(Map.of(1, 1000L, 2, 1000L, 3, 1000L, 4, 1000L, 5, 1000L, 6, 1000L));
    Estimate mean = ConfidenceSequences.mean(dice, 0.95);
    assertThat(mean.value()).isEqualTo(3.5);
    assertThat(Coverage.interval(mean).halfWidth()).isCloseTo(0.0674907775045, within(1e-12));
    assertThat(mean.method()).isEqualTo("normal mixture");
    Estimate advantage = ConfidenceSequences.score(ADVANTAGE, new long[] {4500, 1000, 4500}, 0.95);
    assertThat(advantage.value()).isZero();
    assertThat(Coverage.interval(advantage).halfWidth()).isCloseTo(0.0287945207526, within(1e-12));
    assertThat(advantage.n()).isEqualTo(10_000);
  }

  @Test
  void areWiderThanThoseForOneLook() {
    for (long n = 1_000; n < 2_000_000_000L; n *= 10) {
      long wins = n * 45 / 100;
      long[] counts = {wins, n / 10, n - wins - n / 10};
      double often =
          Coverage.interval(ConfidenceSequences.score(ADVANTAGE, counts, 0.95)).halfWidth();
      double once = Coverage.interval(Scores.mean(ADVANTAGE, counts, 0.95)).halfWidth();
      assertThat(often / once).isBetween(1.4, 2.8);
      double rate = Coverage.interval(ConfidenceSequences.rate(wins, n, 0.95)).halfWidth();
      assertThat(rate / Coverage.interval(Rates.wilson(wins, n, 0.95)).halfWidth())
          .isBetween(1.4, 2.8);
    }
  }

  @Test
  void scoresStayWithinTheirRange() {
    Interval interval =
        Coverage.interval(ConfidenceSequences.score(ADVANTAGE, new long[] {999, 1, 0}, 0.95));
    assertThat(interval.high()).isEqualTo(1);
    interval = Coverage.interval(ConfidenceSequences.score(ADVANTAGE, new long[] {0, 1, 999}, .95));
    assertThat(interval.low()).isEqualTo(-1);
  }

  @Test
  void noIntervalWhereNoneMakesSense() {
    Estimate nothing = new Estimate(Double.NaN, null, "none: no observations", 0);
    assertThat(ConfidenceSequences.mean(new Histogram(), 0.95)).isEqualTo(nothing);
    assertThat(ConfidenceSequences.score(ADVANTAGE, new long[3], 0.95)).isEqualTo(nothing);
    assertThat(ConfidenceSequences.rate(0, 0, 0.95)).isEqualTo(nothing);
    assertThat(ConfidenceSequences.mean(Histogram.of(Map.of(1, 500L, 2, 499L)), 0.95).method())
        .isEqualTo("none: too few observations");
    assertThat(ConfidenceSequences.mean(Histogram.of(Map.of(7, 1000L)), 0.95))
        .isEqualTo(new Estimate(7, null, "none: all observations equal", 1000));
  }

  @Test
  void rejectsWhatIsOutOfRange() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ConfidenceSequences.rate(3, 2, 0.95))
        .withMessageEndingWith(": 3");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ConfidenceSequences.rate(1, 2, 1))
        .withMessageEndingWith(": 1.0");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ConfidenceSequences.mean(new Histogram(), 0));
  }
}
