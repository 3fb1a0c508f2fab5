package senet.stats;

/**
 * The difference between what two independent samples estimate, the first minus the second, with
 * its tests. All are in the unit of what was observed.
 */
public interface Contrast {

  /**
   * The difference with its interval; {@code n} is the number of observations in both samples.
   *
   * @param confidence strictly between 0 and 1
   * @throws IllegalArgumentException if {@code confidence} is out of range
   */
  Estimate difference(double confidence);

  /** The standard error of the difference; {@code NaN} where there is no interval. */
  double standardError();

  /** The two-sided p-value of "there is no difference"; {@code NaN} where there is no interval. */
  double p();

  /**
   * The p-value of "the difference is {@code delta} or more, one way or the other", by two
   * one-sided tests: the greater of their p-values (Schuirmann 1987). Small values show that the
   * two are equivalent within {@code delta}. {@code NaN} where there is no interval.
   *
   * @param delta positive
   * @throws IllegalArgumentException if {@code delta} is out of range
   */
  double equivalence(double delta);

  /** Refuses what cannot be a bound of equivalence. */
  static void checkDelta(double delta) {
    if (!(delta > 0 && Double.isFinite(delta))) {
      throw new IllegalArgumentException("delta is not positive: " + delta);
    }
  }
}
