package senet.stats;

import org.apache.commons.statistics.distribution.BetaDistribution;

/**
 * Estimates of a probability from independent trials. All methods take the number of successes (0
 * to {@code n}), of trials (0 or more) and the confidence (strictly between 0 and 1), and throw
 * {@link IllegalArgumentException} for anything else. Without trials the value is {@code NaN} and
 * there is no interval.
 */
public final class Rates {
  private Rates() {}

  /**
   * The observed rate with Wilson's score interval (Wilson 1927; method 3 of Newcombe 1998): covers
   * with the nominal probability on average over rates, at single rates a few points more or less.
   * With no successes it starts at exactly 0, with no failures it ends at exactly 1.
   */
  public static Estimate wilson(long successes, long n, double confidence) {
    check(successes, n);
    double z = Confidence.z(confidence);
    if (n == 0) {
      return Estimate.nothingObserved();
    }
    double rate = (double) successes / n;
    return new Estimate(rate, wilsonInterval(rate, (double) n, z), "wilson", n);
  }

  /**
   * The observed rate with the "exact" interval of Clopper and Pearson (1934), from quantiles of
   * the Beta distribution: covers with at least the nominal probability at every rate, for which it
   * is wider than Wilson's.
   */
  public static Estimate clopperPearson(long successes, long n, double confidence) {
    check(successes, n);
    double tail = Confidence.tail(confidence);
    if (n == 0) {
      return Estimate.nothingObserved();
    }
    double s = successes;
    double failures = n - s;
    double low =
        s == 0 ? 0 : BetaDistribution.of(s, failures + 1).inverseCumulativeProbability(tail);
    double high =
        failures == 0 ? 1 : BetaDistribution.of(s + 1, failures).inverseSurvivalProbability(tail);
    return new Estimate(s / n, new Interval(low, high), "clopper-pearson", n);
  }

  /** Wilson's interval for a rate, or any mean of observations in [0, 1], as a bound. */
  static Interval wilsonInterval(double rate, double n, double z) {
    double shrink = 1 + z * z / n;
    double centre = (rate + z * z / (2 * n)) / shrink;
    double half = z / shrink * Math.sqrt(rate * (1 - rate) / n + z * z / (4 * n * n));
    // Rounding must neither move the ends of the range nor push the rate out of its interval.
    double low = Math.min(rate, Math.max(0, centre - half));
    double high = Math.max(rate, Math.min(1, centre + half));
    return new Interval(low, high);
  }

  /** Refuses successes that no trials can have. */
  static void check(long successes, long n) {
    if (n < 0) {
      throw new IllegalArgumentException("number of trials is negative: " + n);
    }
    if (successes < 0 || successes > n) {
      throw new IllegalArgumentException("successes are not in 0.." + n + ": " + successes);
    }
  }
}
