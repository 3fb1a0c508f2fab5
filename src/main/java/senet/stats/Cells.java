package senet.stats;

import java.util.function.LongPredicate;

/** Counters of neighbouring integers that grow towards whatever is counted: see Histogram. */
final class Cells {
  /** The most counters from the least to the greatest value counted. */
  static final int MAX_SPAN = 1 << 24;

  private static final int SMALLEST = 64;

  /** counts[i] belongs to the value offset + i; neither end of the array leaves the int range. */
  private long[] counts = new long[0];

  private int offset;

  /** Counts {@code value} once. */
  void increment(int value) {
    // In two steps: counts[index(value)]++ would take the array before it grows.
    int index = index(value);
    counts[index]++;
  }

  /** Counts {@code value} the given number of times, not negative. */
  void add(int value, long count) {
    int index = index(value);
    counts[index] = Math.addExact(counts[index], count);
  }

  long count(int value) {
    long index = (long) value - offset;
    return index < 0 || index >= counts.length ? 0 : counts[(int) index];
  }

  /** How many counters there are, in use or not. */
  int size() {
    return counts.length;
  }

  long total() {
    long total = 0;
    for (long count : counts) {
      total = Math.addExact(total, count);
    }
    return total;
  }

  /** The first value at which the cumulative count satisfies {@code enough}; there must be one. */
  int reaching(LongPredicate enough) {
    int i = 0;
    long seen = counts[0];
    while (!enough.test(seen)) {
      seen += counts[++i];
    }
    return offset + i;
  }

  void forEach(Histogram.EntryConsumer consumer) {
    for (int i = 0; i < counts.length; i++) {
      if (counts[i] > 0) {
        consumer.accept(offset + i, counts[i]);
      }
    }
  }

  /** The index of a value, for which it makes room first if need be. */
  private int index(int value) {
    // The difference may overflow, but not into the array, as that stays within the int range.
    int index = value - offset;
    if (index < 0 || index >= counts.length) {
      cover(value);
      index = value - offset;
    }
    return index;
  }

  /** Moves to a larger array with room for {@code value}, which the present one does not hold. */
  private void cover(int value) {
    long total = total();
    if (total == 0) {
      // Aligned, so as to start at zero for most observations.
      counts = new long[SMALLEST];
      offset = value & -SMALLEST;
      return;
    }
    int low = reaching(seen -> seen > 0);
    int high = reaching(seen -> seen == total);
    long first = Math.min(low, value);
    long last = Math.max(high, value);
    if (last - first >= MAX_SPAN) {
      throw new IllegalArgumentException(
          "value " + value + " is too far from " + low + ".." + high + " to count them together");
    }
    // Twice what is needed, with the room on the side of the value, where more of its kind will
    // follow; not twice what there was, which values beyond either end in turn would double for
    // ever.
    long length = Math.min(MAX_SPAN, Math.max(SMALLEST, 2 * (last - first + 1)));
    if (value < low) {
      first = Math.max(Integer.MIN_VALUE, last - length + 1);
    } else {
      last = Math.min(Integer.MAX_VALUE, first + length - 1);
    }
    long[] grown = new long[(int) (last - first + 1)];
    System.arraycopy(counts, low - offset, grown, (int) (low - first), high - low + 1);
    counts = grown;
    offset = (int) first;
  }
}
