package senet.stats;

/** How many observations a wanted precision takes. */
public final class SampleSizes {
  private SampleSizes() {}

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
