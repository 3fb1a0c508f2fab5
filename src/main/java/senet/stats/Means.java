package senet.stats;

import java.math.BigInteger;

/** Estimates of the mean of integer observations. */
public final class Means {
  private Means() {}

  /**
   * The sample mean with Student's t interval, mean ± t·s/√n with n − 1 degrees of freedom: exact
   * for normal observations, and by the central limit theorem close for all others once n is large
   * for their skewness.
   *
   * <p>No interval with fewer than two observations, nor when all are equal: a width of zero would
   * claim certainty. Without observations the value is {@code NaN}.
   *
   * @param histogram independent observations
   * @param confidence strictly between 0 and 1
   * @throws IllegalArgumentException if {@code confidence} is out of range
   */
  public static Estimate mean(Histogram histogram, double confidence) {
    Confidence.tail(confidence);
    long n = histogram.total();
    if (n == 0) {
      return Estimate.nothingObserved();
    }
    double mean = histogram.mean();
    if (n == 1) {
      return Estimate.none(mean, "one observation", n);
    }
    double variance = histogram.variance();
    if (variance == 0) {
      return Estimate.none(mean, "all observations equal", n);
    }
    double half = Confidence.t(confidence, n - 1.0) * Math.sqrt(variance / n);
    return new Estimate(mean, new Interval(mean - half, mean + half), "t", n);
  }

  /**
   * The same from sums over the observations.
   *
   * @param sum Σv
   * @param sumOfSquares Σv²
   * @param n the number of observations
   * @throws IllegalArgumentException if {@code confidence} is out of range or no observations have
   *     such sums
   */
  public static Estimate mean(long sum, long sumOfSquares, long n, double confidence) {
    Confidence.tail(confidence);
    if (n == 0) {
      return Estimate.nothingObserved();
    }
    double mean = (double) sum / n;
    if (n == 1) {
      return Estimate.none(mean, "one observation", n);
    }
    BigInteger count = BigInteger.valueOf(n);
    BigInteger spread = spread(sum, sumOfSquares, n);
    if (spread.signum() < 0) {
      throw new IllegalArgumentException("no observations have these sums");
    }
    if (spread.signum() == 0) {
      return Estimate.none(mean, "all observations equal", n);
    }
    BigInteger divisor = count.pow(2).multiply(count.subtract(BigInteger.ONE));
    double half = Confidence.t(confidence, n - 1.0) * Math.sqrt(Exact.quotient(spread, divisor));
    return new Estimate(mean, new Interval(mean - half, mean + half), "t", n);
  }

  /** Whether any n observations, 0 or more, can have these sums, Σv and Σv². */
  public static boolean arePossible(long sum, long sumOfSquares, long n) {
    int spread = spread(sum, sumOfSquares, n).signum();
    return n > 1 ? spread >= 0 : spread == 0 && (n == 1 || sumOfSquares == 0);
  }

  private static BigInteger spread(long sum, long sumOfSquares, long n) {
    BigInteger v = BigInteger.valueOf(sum);
    return Exact.spread(n, BigInteger.valueOf(sumOfSquares), v, v);
  }
}
