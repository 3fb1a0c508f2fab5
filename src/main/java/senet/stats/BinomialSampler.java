package senet.stats;

import org.apache.commons.rng.UniformRandomProvider;

/**
 * Draws binomial numbers in a time that does not grow with the number of trials: by inversion where
 * few successes are expected, else by {@link BinomialRejection}. Logarithms come from {@link
 * StrictMath}, so that the draws are the same on every machine.
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
    BinomialRejection rejection = BinomialRejection.of(n, p);
    double successes = BinomialRejection.REJECTED;
    while (successes == BinomialRejection.REJECTED) {
      double u = random.nextDouble() - 0.5;
      successes = rejection.successes(u, random.nextDouble());
    }
    return (long) successes;
  }
}
