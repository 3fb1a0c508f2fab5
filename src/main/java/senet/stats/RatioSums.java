package senet.stats;

import org.jspecify.annotations.Nullable;

/**
 * The sums over pairs (y, x) of integers from which {@link Ratios} estimates E[Y]/E[X]; mutable.
 * They are exact as long as each stays within the long range, as 10¹⁰ pairs of numbers up to 10⁴
 * do. Not safe for use by several threads: fill one each and {@link #merge} them.
 */
public final class RatioSums {
  private long sumY;
  private long sumX;
  private long sumYY;
  private long sumXY;
  private long sumXX;
  private long n;

  /** Sums over no pairs. */
  public RatioSums() {}

  /**
   * Restores sums from what the accessors of the same names gave.
   *
   * @throws IllegalArgumentException if {@code sumYY}, {@code sumXX} or {@code n} is negative
   */
  public RatioSums(long sumY, long sumX, long sumYY, long sumXY, long sumXX, long n) {
    this.sumY = sumY;
    this.sumX = sumX;
    this.sumYY = sumYY;
    this.sumXY = sumXY;
    this.sumXX = sumXX;
    this.n = n;
    if (sumYY < 0 || sumXX < 0 || n < 0) {
      throw new IllegalArgumentException("negative sum of squares or number of pairs: " + this);
    }
  }

  /** Adds one pair. Overflow is not checked here: see the class comment for what fits. */
  public void add(int y, int x) {
    sumY += y;
    sumX += x;
    sumYY += (long) y * y;
    sumXY += (long) x * y;
    sumXX += (long) x * x;
    n++;
  }

  /**
   * Adds the sums of other pairs, which stay as they are.
   *
   * @throws ArithmeticException if a sum leaves the long range; this object is then unchanged
   */
  public void merge(RatioSums other) {
    long mergedY = Math.addExact(sumY, other.sumY);
    long mergedX = Math.addExact(sumX, other.sumX);
    long mergedYY = Math.addExact(sumYY, other.sumYY);
    long mergedXY = Math.addExact(sumXY, other.sumXY);
    long mergedXX = Math.addExact(sumXX, other.sumXX);
    n = Math.addExact(n, other.n);
    sumY = mergedY;
    sumX = mergedX;
    sumYY = mergedYY;
    sumXY = mergedXY;
    sumXX = mergedXX;
  }

  /** Σy. */
  public long sumY() {
    return sumY;
  }

  /** Σx. */
  public long sumX() {
    return sumX;
  }

  /** Σy². */
  public long sumYY() {
    return sumYY;
  }

  /** Σxy. */
  public long sumXY() {
    return sumXY;
  }

  /** Σx². */
  public long sumXX() {
    return sumXX;
  }

  /** The number of pairs. */
  public long n() {
    return n;
  }

  /** Whether the other object holds the same sums. */
  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof RatioSums sums && toString().equals(sums.toString());
  }

  @Override
  public int hashCode() {
    return toString().hashCode();
  }

  @Override
  public String toString() {
    return "y %d x %d yy %d xy %d xx %d n %d".formatted(sumY, sumX, sumYY, sumXY, sumXX, n);
  }
}
