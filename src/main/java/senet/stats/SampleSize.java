package senet.stats;

/** How many observations a wanted precision or a decision takes. */
public final class SampleSize {
  private SampleSize() {}

  /**
   * The factor by which both samples would have to grow, as they are mixed now, for one of two
   * claims to hold if the difference stayed as it is: "there is a difference", two-sided, or "it is
   * less than delta", by two one-sided tests. The standard error shrinks with the root of the
   * factor. Below 1 if a claim holds already, apart from small samples.
   *
   * @param difference the difference observed
   * @param standardError of the difference, positive
   * @param delta not negative; 0 where equivalence is not asked
   * @param differenceLevel the level at which a difference is claimed, above 0 and below 1
   * @param equivalenceLevel the level at which an equivalence is claimed, above 0 and at most ½
   * @return not negative; infinite if the difference is zero and equivalence is not asked
   * @throws IllegalArgumentException if an argument is out of range
   */
  public static double factor(
      double difference,
      double standardError,
      double delta,
      double differenceLevel,
      double equivalenceLevel) {
    if (!(standardError > 0) || !Double.isFinite(difference) || !(delta >= 0)) {
      throw new IllegalArgumentException(
          "difference " + difference + ", error " + standardError + ", delta " + delta);
    }
    double size = Math.abs(difference);
    double toTell = Confidence.critical(differenceLevel / 2) * standardError / size;
    double toEquate =
        size < delta
            ? Confidence.critical(equivalenceLevel) * standardError / (delta - size)
            : Double.POSITIVE_INFINITY;
    double least = Math.min(toTell, toEquate);
    return least * least;
  }

  /**
   * The observations after which a normal interval of a mean has a half-width: (z·σ/h)².
   *
   * @param deviation the standard deviation σ of an observation, not negative
   * @param halfWidth the half-width h, above 0
   * @param confidence strictly between 0 and 1
   */
  public static double forMean(double deviation, double halfWidth, double confidence) {
    double root = Confidence.z(confidence) * deviation / halfWidth;
    return root * root;
  }
}
