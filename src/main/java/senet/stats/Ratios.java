package senet.stats;

import java.math.BigInteger;

/** Estimates of a ratio of means. */
public final class Ratios {
  private Ratios() {}

  /**
   * E[Y]/E[X] from independent pairs, estimated as R = Σy/Σx, with the interval R ± t·e of the
   * delta method, e² = Σ(y − Rx)² / (n(n − 1)x̄²), with n − 1 degrees of freedom (Cochran, Sampling
   * Techniques, 1977, section 2.11). It takes x̄ to be far from zero, which holds for a positive x
   * with a coefficient of variation well below √n; Cochran asks for at most √n / 10. The estimate
   * is biased by the order of 1/n.
   *
   * <p>No interval with fewer than two pairs, nor when y is the same multiple of x in all of them:
   * a width of zero would claim certainty. Where Σx is zero the value is {@code NaN}.
   *
   * @param sums over the pairs
   * @param confidence strictly between 0 and 1
   * @throws IllegalArgumentException if {@code confidence} is out of range or no pairs have such
   *     sums
   */
  public static Estimate ratio(RatioSums sums, double confidence) {
    Confidence.tail(confidence);
    long n = sums.n();
    if (n == 0) {
      return Estimate.nothingObserved();
    }
    if (sums.sumX() == 0) {
      return Estimate.none(Double.NaN, "zero denominator", n);
    }
    double ratio = (double) sums.sumY() / sums.sumX();
    if (n == 1) {
      return Estimate.none(ratio, "one observation", n);
    }
    double variance = variance(sums);
    if (variance == 0) {
      return Estimate.none(ratio, "all ratios equal", n);
    }
    double half = Confidence.t(confidence, n - 1.0) * Math.sqrt(variance);
    return new Estimate(ratio, new Interval(ratio - half, ratio + half), "delta", n);
  }

  /** Whether any pairs can have these sums. */
  public static boolean arePossible(RatioSums sums) {
    if (sums.n() == 0) {
      return sums.equals(new RatioSums());
    }
    BigInteger x = BigInteger.valueOf(sums.sumX());
    BigInteger y = BigInteger.valueOf(sums.sumY());
    return Means.arePossible(sums.sumX(), sums.sumXX(), sums.n())
        && Means.arePossible(sums.sumY(), sums.sumYY(), sums.n())
        && Exact.arePossible(
            Exact.spread(sums.n(), BigInteger.valueOf(sums.sumXX()), x, x),
            Exact.spread(sums.n(), BigInteger.valueOf(sums.sumYY()), y, y),
            Exact.spread(sums.n(), BigInteger.valueOf(sums.sumXY()), x, y));
  }

  /** e² of the ratio; needs two pairs and a Σx that is not zero. */
  static double variance(RatioSums sums) {
    BigInteger residual = scaledResidual(sums);
    if (residual.signum() < 0) {
      throw new IllegalArgumentException("no pairs have these sums: " + sums);
    }
    BigInteger denominator =
        BigInteger.valueOf(sums.sumX()).pow(4).multiply(BigInteger.valueOf(sums.n() - 1));
    return Exact.quotient(residual.multiply(BigInteger.valueOf(sums.n())), denominator);
  }

  /** (Σx)²·Σ(y − Rx)²: an integer, and exact because the three terms nearly cancel. */
  private static BigInteger scaledResidual(RatioSums sums) {
    BigInteger y = BigInteger.valueOf(sums.sumY());
    BigInteger x = BigInteger.valueOf(sums.sumX());
    BigInteger squares = BigInteger.valueOf(sums.sumYY()).multiply(x.pow(2));
    BigInteger products = BigInteger.valueOf(sums.sumXY()).multiply(x).multiply(y).shiftLeft(1);
    return squares.subtract(products).add(BigInteger.valueOf(sums.sumXX()).multiply(y.pow(2)));
  }
}
