package senet.stats;

/**
 * A closed interval of real numbers, such as a confidence interval.
 *
 * @param low the lower end, not above {@code high}
 * @param high the upper end
 */
public record Interval(double low, double high) {
  public Interval {
    if (!(low <= high)) {
      throw new IllegalArgumentException("low " + low + " is above high " + high);
    }
  }

  /** Whether {@code value} lies in the interval, ends included. */
  public boolean contains(double value) {
    return low <= value && value <= high;
  }

  /**
   * Half the distance between the ends: what stands behind "±" where the middle is the estimate.
   */
  public double halfWidth() {
    return (high - low) / 2;
  }
}
