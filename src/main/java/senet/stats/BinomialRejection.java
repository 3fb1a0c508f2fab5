package senet.stats;

/**
 * Binomial numbers by transformed rejection (Hörmann, "The generation of binomial random variates",
 * 1993, algorithm BTRS), from pairs of uniform numbers. The names are those of the paper.
 *
 * @param n trials, so many that at least ten successes are expected
 * @param p the probability of a success, at most ½
 * @param squeeze a second number up to this is accepted without a look at the probabilities where
 *     the first is not in the tails
 */
record BinomialRejection(
    double n, double p, double a, double b, double c, double squeeze, double alpha) {

  /** What a rejected pair of numbers makes. */
  static final double REJECTED = -1;

  /** Where the distance of the first number from its ends is less, there are the tails. */
  private static final double TAILS = 0.07;

  static BinomialRejection of(double n, double p) {
    double deviation = Math.sqrt(n * p * (1 - p));
    double b = 1.15 + 2.53 * deviation;
    double a = -0.0873 + 0.0248 * b + 0.01 * p;
    double alpha = (2.83 + 5.1 / b) * deviation;
    return new BinomialRejection(n, p, a, b, n * p + 0.5, 0.92 - 4.2 / b, alpha);
  }

  /**
   * The number of successes that two independent uniform numbers make, or {@link #REJECTED}.
   *
   * @param u from −½ to ½
   * @param v from 0 to 1
   */
  double successes(double u, double v) {
    double us = 0.5 - Math.abs(u);
    double k = Math.floor((2 * a / us + b) * u + c);
    if (us >= TAILS && v <= squeeze) {
      return k;
    }
    if (k >= 0 && k <= n) {
      double height = StrictMath.log(v * alpha / (a / (us * us) + b));
      if (height <= logRatioToMode(k)) {
        return k;
      }
    }
    return REJECTED;
  }

  /** The logarithm of the probability of k over that of the mode. */
  double logRatioToMode(double k) {
    double odds = p / (1 - p);
    double mode = Math.floor((n + 1) * p);
    return (mode + 0.5) * StrictMath.log((mode + 1) / (odds * (n - mode + 1)))
        + (n + 1) * StrictMath.log((n - mode + 1) / (n - k + 1))
        + (k + 0.5) * StrictMath.log(odds * (n - k + 1) / (k + 1))
        + stirlingTail(mode)
        + stirlingTail(n - mode)
        - stirlingTail(k)
        - stirlingTail(n - k);
  }

  /** ln k! less Stirling's approximation of it in k + 1; close to 1/(12 (k + 1)). */
  static double stirlingTail(double k) {
    double x = k + 1;
    if (k < 10) {
      double factorial = 1;
      for (int i = 2; i <= k; i++) {
        factorial *= i;
      }
      return StrictMath.log(factorial)
          - (0.5 * StrictMath.log(2 * Math.PI) + (k + 0.5) * StrictMath.log(x) - x);
    }
    double xx = x * x;
    return (1.0 / 12 - (1.0 / 360 - 1.0 / 1260 / xx) / xx) / x;
  }
}
