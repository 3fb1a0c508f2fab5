package senet.stats;

import org.apache.commons.rng.UniformRandomProvider;

/**
 * Draws binomial numbers in a time that does not grow with the number of trials: by inversion where
 * few successes are expected, else by transformed rejection (Hörmann, "The generation of binomial
 * random variates", 1993, algorithm BTRS). Logarithms come from {@link StrictMath}, so that the
 * draws are the same on every machine.
 */
final class BinomialSampler {
  private static final double FEW = 10;

  /** Quotients of logarithms are less than this wrong, if they are below {@link #SURE}. */
  private static final double DOUBT = 1e-6;

  private static final double SURE = 1e6;

  private final UniformRandomProvider random;

  /**
   * The probability of a success, made ready for many draws.
   *
   * @param p the probability, or that of a failure if that is less
   * @param isOfFailure whether it is that of a failure
   * @param logOfOthers ln(1 − p)
   */
  record Chance(double p, boolean isOfFailure, double logOfOthers) {

    /** A probability from 0 to 1. */
    static Chance of(double success) {
      double p = success > 0.5 ? 1 - success : success;
      return new Chance(p, success > 0.5, StrictMath.log1p(-p));
    }
  }

  BinomialSampler(UniformRandomProvider random) {
    this.random = random;
  }

  /** The number of successes in {@code n} trials, 0 or more, of probability {@code p}, 0 to 1. */
  long sample(long n, double p) {
    return sample(n, Chance.of(p));
  }

  /** The number of successes in {@code n} trials, 0 or more. */
  long sample(long n, Chance chance) {
    if (n == 0) {
      return 0;
    }
    long rarer = chance.p() <= 0 ? 0 : ofRarer(n, chance);
    return chance.isOfFailure() ? n - rarer : rarer;
  }

  private long ofRarer(long n, Chance chance) {
    return n * chance.p() < FEW ? inversion(n, chance.logOfOthers()) : rejection(n, chance.p());
  }

  /** Counts the trials between successes, whose numbers are geometric. */
  private long inversion(long n, double failure) {
    long successes = 0;
    double trials = 0;
    while (true) {
      double u = 1 - random.nextDouble();
      trials += wholeQuotient(u, failure) + 1;
      if (trials > n) {
        return successes;
      }
      successes++;
    }
  }

  /**
   * ⌊ln u / failure⌋ with the logarithm of {@link StrictMath}, which is asked only where that of
   * {@link Math}, several times as fast and different in the last place only, leaves a doubt.
   */
  static double wholeQuotient(double u, double failure) {
    double about = Math.log(u) / failure;
    double whole = Math.floor(about);
    double beyond = about - whole;
    return about < SURE && beyond > DOUBT && beyond < 1 - DOUBT
        ? whole
        : Math.floor(StrictMath.log(u) / failure);
  }

  private long rejection(long n, double p) {
    double deviation = Math.sqrt(n * p * (1 - p));
    double b = 1.15 + 2.53 * deviation;
    double a = -0.0873 + 0.0248 * b + 0.01 * p;
    double c = n * p + 0.5;
    double squeeze = 0.92 - 4.2 / b;
    while (true) {
      double u = random.nextDouble() - 0.5;
      double v = random.nextDouble();
      double us = 0.5 - Math.abs(u);
      double k = Math.floor((2 * a / us + b) * u + c);
      if (us >= 0.07 && v <= squeeze) {
        return (long) k;
      }
      if (k >= 0 && k <= n) {
        double alpha = (2.83 + 5.1 / b) * deviation;
        double height = StrictMath.log(v * alpha / (a / (us * us) + b));
        if (height <= logRatioToMode(n, p, k)) {
          return (long) k;
        }
      }
    }
  }

  /** The logarithm of the probability of k over that of the mode. */
  private static double logRatioToMode(double n, double p, double k) {
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
  private static double stirlingTail(double k) {
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
