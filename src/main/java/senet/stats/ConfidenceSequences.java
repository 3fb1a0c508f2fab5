package senet.stats;

import java.util.function.DoublePredicate;
import org.apache.commons.numbers.gamma.LogBeta;

/**
 * Intervals that may be looked at after every observation, and so also when a run is stopped on
 * sight: the probability that any of them, at any time, misses the truth is at most 1 − confidence.
 * An interval made for one fixed number of observations has no such right: looked at often enough,
 * it misses at some time almost surely. The price is about half as much width again, or more.
 *
 * <p>All take the confidence, strictly between 0 and 1, and throw {@link IllegalArgumentException}
 * for anything else. Without observations the value is {@code NaN} and there is no interval.
 */
public final class ConfidenceSequences {
  /**
   * So many observations the normal mixture is made for; it is little wider from a tenth of them to
   * a hundred times as many.
   */
  private static final double TIGHTEST_AT = 10_000;

  /** From so many observations on the normal mixture, which is asymptotic, is given. */
  private static final long LEAST_FOR_NORMAL = 1_000;

  private static final int BISECTIONS = 60;

  private ConfidenceSequences() {}

  /**
   * The mean of integer observations with the interval of the two-sided normal mixture, mean ±
   * √((v+ρ)(ln(1+v/ρ) + 2 ln(1/α)))/n, where v = n·s² and ρ makes it tightest when v = m·s², m =
   * 10,000: ρ = m·s²/(2 ln(1/α) + ln(1 + 2 ln(1/α))) (Howard, Ramdas, McAuliffe and Sekhon 2021,
   * section 3.2; with the sample variance asymptotic, as in Waudby-Smith, Arbour, Sinha, Kennedy
   * and Ramdas 2024). No interval with fewer than 1,000 observations, for which the normal law
   * would have to be trusted, nor when all are equal.
   *
   * @param histogram independent observations
   */
  public static Estimate mean(Histogram histogram, double confidence) {
    long n = histogram.total();
    double mean = n == 0 ? Double.NaN : histogram.mean();
    return normalMixture(mean, histogram.variance(), n, confidence);
  }

  /**
   * The mean of observations that take one of a few values, with the same interval, cut off at the
   * least and the greatest value.
   *
   * @param values finite, what observations can be
   * @param counts how often each value was observed
   */
  public static Estimate score(double[] values, long[] counts, double confidence) {
    long n = 0;
    double sum = 0;
    double least = Double.POSITIVE_INFINITY;
    double greatest = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < values.length; i++) {
      n = Math.addExact(n, counts[i]);
      sum += values[i] * counts[i];
      least = Math.min(least, values[i]);
      greatest = Math.max(greatest, values[i]);
    }
    double mean = sum / n;
    double squares = 0;
    for (int i = 0; i < values.length; i++) {
      squares += (values[i] - mean) * (values[i] - mean) * counts[i];
    }
    Estimate estimate = normalMixture(mean, squares / n, n, confidence);
    Interval interval = estimate.interval();
    if (interval == null) {
      return estimate;
    }
    Interval cut =
        new Interval(Math.max(least, interval.low()), Math.min(greatest, interval.high()));
    return new Estimate(mean, cut, estimate.method(), n);
  }

  private static Estimate normalMixture(double mean, double variance, long n, double confidence) {
    // first, since it refuses a confidence that is none
    double half = halfWidth(variance * n, variance * TIGHTEST_AT, confidence) / n;
    if (n == 0) {
      return Estimate.nothingObserved();
    }
    if (n < LEAST_FOR_NORMAL) {
      return Estimate.none(mean, "too few observations", n);
    }
    if (variance == 0) {
      return Estimate.none(mean, "all observations equal", n);
    }
    return new Estimate(mean, new Interval(mean - half, mean + half), "normal mixture", n);
  }

  /**
   * Half the width of the two-sided normal mixture for a sum, √((v+ρ)(ln(1+v/ρ) + 2 ln(1/α))).
   *
   * @param v the variance of the sum, not negative
   * @param tightest the variance at which it is tightest, positive
   */
  static double halfWidth(double v, double tightest, double confidence) {
    double logs = 2 * logOfInverseAlpha(confidence);
    double rho = tightest / (logs + Math.log1p(logs));
    return Math.sqrt((v + rho) * (Math.log1p(v / rho) + logs));
  }

  /**
   * The observed rate with the interval of the Beta(½, ½) mixture: all m with ln B(½+s, ½+f) − ln
   * B(½, ½) − s ln m − f ln(1−m) &lt; ln(1/α), s successes and f failures, as by Ville's inequality
   * the likelihood ratio of the mixture against the truth exceeds 1/α with probability α at most
   * (Robbins 1970; Howard et al. 2021, section 3.3). It holds from the first trial on.
   *
   * @param successes 0 to {@code n}
   * @param n trials, 0 or more
   */
  public static Estimate rate(long successes, long n, double confidence) {
    double most = logOfInverseAlpha(confidence);
    Rates.check(successes, n);
    if (n == 0) {
      return Estimate.nothingObserved();
    }
    double failures = (double) n - successes;
    double rate = (double) successes / n;
    double mixture = LogBeta.value(0.5 + successes, 0.5 + failures) - LogBeta.value(0.5, 0.5);
    DoublePredicate holds = m -> mixture - timesLog(successes, m) - timesLog1m(failures, m) < most;
    double low = successes == 0 ? 0 : edge(rate, 0, holds);
    double high = failures == 0 ? 1 : edge(rate, 1, holds);
    return new Estimate(rate, new Interval(low, high), "beta mixture", n);
  }

  private static double timesLog(double count, double m) {
    return count == 0 ? 0 : count * Math.log(m);
  }

  private static double timesLog1m(double count, double m) {
    return count == 0 ? 0 : count * Math.log1p(-m);
  }

  /** Between a rate that holds and one that does not, the last that does, rounded outwards. */
  private static double edge(double inside, double outside, DoublePredicate holds) {
    double in = inside;
    double out = outside;
    for (int i = 0; i < BISECTIONS; i++) {
      double middle = (in + out) / 2;
      if (holds.test(middle)) {
        in = middle;
      } else {
        out = middle;
      }
    }
    return out;
  }

  private static double logOfInverseAlpha(double confidence) {
    return -Math.log(2 * Confidence.tail(confidence));
  }
}
