package senet.stats;

import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The exact distribution of a small-integer observation: how often each value was seen. Values may
 * be negative; the least and the greatest are less than 2²⁴ apart, since every value between them
 * has a counter. Moments come from exact integer sums and are rounded once: equal contents give
 * equal results to the last bit, whatever the order of adding and merging.
 *
 * <p>Not safe for use by several threads: fill one each and {@link #merge} them.
 */
public final class Histogram {
  private final Cells cells = new Cells();

  /** Receives the entries of a histogram. */
  @FunctionalInterface
  public interface EntryConsumer {
    /** Takes a value and how often it was seen, at least once. */
    void accept(int value, long count);
  }

  /** An empty histogram. */
  public Histogram() {}

  /** A histogram with the given counts by value; throws as {@link #add(int, long)}. */
  public static Histogram of(Map<Integer, Long> countsByValue) {
    Histogram histogram = new Histogram();
    countsByValue.forEach(histogram::add);
    return histogram;
  }

  /**
   * Counts one observation.
   *
   * @throws IllegalArgumentException if it is 2²⁴ or more from another value
   */
  public void add(int value) {
    cells.increment(value);
  }

  /**
   * Counts the same observation {@code count} times; zero times changes nothing.
   *
   * @throws IllegalArgumentException if {@code count} is negative, or the value is 2²⁴ or more from
   *     another value
   * @throws ArithmeticException if the count of the value would pass {@link Long#MAX_VALUE}
   */
  public void add(int value, long count) {
    if (count < 0) {
      throw new IllegalArgumentException("count of " + value + " is negative: " + count);
    }
    if (count > 0) {
      cells.add(value, count);
    }
  }

  /** Adds all observations of another histogram; throws as {@link #add(int, long)}. */
  public void merge(Histogram other) {
    other.forEach(this::add);
  }

  /** The number of observations. Like all that follows, it passes over all values. */
  public long total() {
    return cells.total();
  }

  /** How often {@code value} was observed; zero for any value never seen. */
  public long count(int value) {
    return cells.count(value);
  }

  /** Whether nothing was observed. */
  public boolean isEmpty() {
    return total() == 0;
  }

  /** The least value observed; {@link IllegalStateException} if the histogram is empty. */
  public int min() {
    requireObservations();
    return orderStatistic(1);
  }

  /** The greatest value observed; {@link IllegalStateException} if the histogram is empty. */
  public int max() {
    requireObservations();
    return orderStatistic(total());
  }

  /** The arithmetic mean; {@link IllegalStateException} if the histogram is empty. */
  public double mean() {
    requireObservations();
    return new PowerSums(this, 1).mean();
  }

  /** The unbiased sample variance, Σ(v − mean)² / (n − 1); zero for fewer than two observations. */
  public double variance() {
    return total() < 2 ? 0 : new PowerSums(this, 2).variance();
  }

  /**
   * The central moment of the observations taken as a population, Σ(v − mean)ᵏ / n.
   *
   * @param k the order, 2 to 4
   * @throws IllegalArgumentException if {@code k} is out of range
   * @throws IllegalStateException if the histogram is empty
   */
  public double centralMoment(int k) {
    if (k < 2 || k > 4) {
      throw new IllegalArgumentException("order of the moment is not 2 to 4: " + k);
    }
    requireObservations();
    return new PowerSums(this, k).centralMoment(k);
  }

  /**
   * The smallest observed value whose cumulative share is at least {@code q}: the inverse of the
   * empirical distribution function (definition 1 of Hyndman and Fan 1996).
   *
   * @param q the share, 0 (the least value) to 1 (the greatest)
   * @throws IllegalArgumentException if {@code q} is out of range
   * @throws IllegalStateException if the histogram is empty
   */
  public int quantile(double q) {
    if (!(q >= 0 && q <= 1)) {
      throw new IllegalArgumentException("share is not in [0, 1]: " + q);
    }
    requireObservations();
    double total = total();
    // A quotient, not q × total: 7 of 100 must reach the share 0.07, and 0.07 × 100 exceeds 7.
    return cells.reaching(seen -> seen > 0 && seen / total >= q);
  }

  /**
   * The observation at a place in ascending order.
   *
   * @param rank the place, 1 for the least to {@link #total()} for the greatest
   * @throws IllegalArgumentException if there is no such place
   */
  public int orderStatistic(long rank) {
    if (rank < 1 || rank > total()) {
      throw new IllegalArgumentException("rank is not in 1.." + total() + ": " + rank);
    }
    return cells.reaching(seen -> seen >= rank);
  }

  /** Passes on every value that was observed, ascending, with its count. */
  public void forEach(EntryConsumer consumer) {
    cells.forEach(consumer);
  }

  /** The counts of the observed values, ascending; a copy. */
  public SortedMap<Integer, Long> toMap() {
    TreeMap<Integer, Long> map = new TreeMap<>();
    forEach(map::put);
    return map;
  }

  /** Whether the other object is a histogram with the same counts. */
  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Histogram histogram && toMap().equals(histogram.toMap());
  }

  @Override
  public int hashCode() {
    return toMap().hashCode();
  }

  @Override
  public String toString() {
    return toMap().toString();
  }

  private void requireObservations() {
    if (isEmpty()) {
      throw new IllegalStateException("the histogram is empty");
    }
  }
}
