package senet.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RatesTest {
  // Newcombe, "Two-sided confidence intervals for the single proportion", 1998, table I.
  @ParameterizedTest
  @CsvSource({
    "81, 263, 0.2553, 0.3662, 0.2527, 0.3676",
    "15, 148, 0.0624, 0.1605, 0.0578, 0.1617",
    "0, 20, 0.0000, 0.1611, 0.0000, 0.1684",
    "1, 29, 0.0061, 0.1718, 0.0009, 0.1776"
  })
  void agreesWithNewcombe(
      long successes, long n, double low, double high, double exactLow, double exactHigh) {
    Estimate wilson = Rates.wilson(successes, n, 0.95);
    Coverage.assertInterval(wilson, low, high);
    assertThat(wilson.value()).isEqualTo((double) successes / n);
    assertThat(wilson.n()).isEqualTo(n);
    assertThat(wilson.method()).isEqualTo("wilson");
    Estimate exact = Rates.clopperPearson(successes, n, 0.95);
    Coverage.assertInterval(exact, exactLow, exactHigh);
    assertThat(exact.value()).isEqualTo((double) successes / n);
    assertThat(exact.n()).isEqualTo(n);
    assertThat(exact.method()).isEqualTo("clopper-pearson");
    // Successes and failures trade places.
    Coverage.assertInterval(Rates.wilson(n - successes, n, 0.95), 1 - high, 1 - low);
    Coverage.assertInterval(
        Rates.clopperPearson(n - successes, n, 0.95), 1 - exactHigh, 1 - exactLow);
  }

  // scipy.stats.binomtest(successes, n).proportion_ci(confidence, "wilson" and "exact"), 1.17.
  @ParameterizedTest
  @CsvSource({
    "7, 50, 0.99, 0.05614371860633749, 0.3082057874303547, 0.042468787378833785, 0.3091069659648189",
    "123456, 250000, 0.95, 0.4918642954914444, 0.4957838943044367, 0.4918622666468975, 0.49578587654779616",
    "3, 10000, 0.9, 0.00011990068730788556, 0.0007504181895476304, 8.177397909044535e-05, 0.0007751813790367489"
  })
  void agreesWithSciPy(
      long successes,
      long n,
      double confidence,
      double low,
      double high,
      double exactLow,
      double exactHigh) {
    Interval wilson = Coverage.interval(Rates.wilson(successes, n, confidence));
    assertThat(wilson.low()).isCloseTo(low, within(1e-12));
    assertThat(wilson.high()).isCloseTo(high, within(1e-12));
    Interval exact = Coverage.interval(Rates.clopperPearson(successes, n, confidence));
    assertThat(exact.low()).isCloseTo(exactLow, within(1e-10));
    assertThat(exact.high()).isCloseTo(exactHigh, within(1e-10));
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.5, 0.9, 0.95, 0.99, 0.999})
  void endsAreExactAtTheEndsOfTheRange(double confidence) {
    for (long n = 1; n < 4_000_000_000L; n += 1 + n / 3) {
      assertThat(Rates.wilson(0, n, confidence).interval()).matches(i -> i.low() == 0);
      assertThat(Rates.wilson(n, n, confidence).interval()).matches(i -> i.high() == 1);
      assertThat(Rates.clopperPearson(0, n, confidence).interval()).matches(i -> i.low() == 0);
      assertThat(Rates.clopperPearson(n, n, confidence).interval()).matches(i -> i.high() == 1);
    }
  }

  @Test
  void rareEventsInManyTrialsKeepTheirDigits() {
    // With one success in n trials, (1 − low)ⁿ is one minus the tail.
    Interval interval = Coverage.interval(Rates.clopperPearson(1, 1_000_000_000, 0.95));
    assertThat(interval.low()).isCloseTo(-Math.log1p(-0.025) * 1e-9, within(1e-18));
  }

  @ParameterizedTest
  @CsvSource({"30, 0.2", "100, 0.02", "100, 0.4", "1000, 0.75"})
  void coversTheTruth(int n, double rate) {
    double wilson = Coverage.of(rate, random -> Rates.wilson(successes(random, n, rate), n, 0.95));
    assertThat(wilson).isBetween(0.93, 0.97);
    double exact =
        Coverage.of(rate, random -> Rates.clopperPearson(successes(random, n, rate), n, 0.95));
    assertThat(exact).isBetween(0.945, 0.995);
  }

  private static long successes(SplittableRandom random, int n, double rate) {
    return Coverage.multinomial(random, n, rate, 1 - rate)[0];
  }

  @Test
  void noTrialsGiveNoInterval() {
    assertThat(Rates.wilson(0, 0, 0.95))
        .isEqualTo(new Estimate(Double.NaN, null, "none: no observations", 0));
    assertThat(Rates.clopperPearson(0, 0, 0.95)).isEqualTo(Rates.wilson(0, 0, 0.95));
  }

  @ParameterizedTest
  @CsvSource({"-1,5,.9,-1", "6,5,.9,6", "0,-2,.9,-2", "1,2,0,0.0", "1,2,1,1.0", "1,2,NaN,NaN"})
  void rejectsWhatIsOutOfRange(long successes, long n, double confidence, String named) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Rates.wilson(successes, n, confidence))
        .withMessageEndingWith(": " + named);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Rates.clopperPearson(successes, n, confidence))
        .withMessageEndingWith(": " + named);
  }

  @Test
  void estimatesFitInTheCellsOfATable() {
    for (String method : new String[] {"", " ", "a,b", "a\"b", "a\nb", "a\rb"}) {
      assertThatIllegalArgumentException().isThrownBy(() -> new Estimate(1, null, method, 1));
    }
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Estimate(1, null, "none", -7))
        .withMessageContaining("-7");
    assertThatIllegalArgumentException().isThrownBy(() -> new Interval(2, 1));
    assertThatIllegalArgumentException().isThrownBy(() -> new Interval(Double.NaN, 1));
  }
}
