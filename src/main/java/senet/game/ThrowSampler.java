package senet.game;

import java.util.Arrays;
import java.util.Map;
import java.util.SortedMap;

/**
 * Turns 64 random bits into a throw. Where all chances are multiples of 1/n for a small n, as with
 * fair sticks and dice, the throw is looked up in a table of n entries; otherwise its place among
 * the cumulated chances is searched. Either way a chance is met to within 10<sup>-12</sup>.
 */
final class ThrowSampler {

  private static final int LARGEST_TABLE = 4096;
  private static final double TOLERANCE = 1e-12;

  /** 2<sup>63</sup>: random numbers are compared as 63 bits, so that they stay positive. */
  private static final double SCALE = 0x1.0p63;

  private final Throw[] table;
  private final Throw[] values;
  private final long[] cumulated;

  /** Samples from {@code throwsByValue} with these chances. */
  ThrowSampler(SortedMap<Integer, Double> chances, Throw[] throwsByValue) {
    values = chances.keySet().stream().map(value -> throwsByValue[value]).toArray(Throw[]::new);
    cumulated = new long[values.length];
    double sum = 0;
    int i = 0;
    for (double chance : chances.values()) {
      sum += chance;
      cumulated[i++] = (long) (sum * SCALE);
    }
    cumulated[values.length - 1] = Long.MAX_VALUE;
    table = table(chances, throwsByValue);
  }

  /** The throw that belongs to these bits, all 64 of them uniformly random. */
  Throw sample(long bits) {
    if (table.length > 0) {
      return table[(int) Math.multiplyHigh(bits >>> 1, (long) table.length << 1)];
    }
    long place = bits >>> 1;
    int i = 0;
    while (place >= cumulated[i] && i < values.length - 1) {
      i++;
    }
    return values[i];
  }

  private static Throw[] table(SortedMap<Integer, Double> chances, Throw[] throwsByValue) {
    for (int n = 1; n <= LARGEST_TABLE; n++) {
      if (dividesEvenly(chances, n)) {
        return fill(chances, throwsByValue, n);
      }
    }
    return new Throw[0];
  }

  private static boolean dividesEvenly(SortedMap<Integer, Double> chances, int n) {
    return chances.values().stream()
        .allMatch(chance -> Math.abs(chance * n - Math.rint(chance * n)) < TOLERANCE * n);
  }

  /** A table of n entries; as the chances make 1, their multiples of 1/n make n. */
  private static Throw[] fill(SortedMap<Integer, Double> chances, Throw[] throwsByValue, int n) {
    Throw[] table = new Throw[n];
    int next = 0;
    for (Map.Entry<Integer, Double> entry : chances.entrySet()) {
      int copies = (int) Math.rint(entry.getValue() * n);
      Arrays.fill(table, next, next + copies, throwsByValue[entry.getKey()]);
      next += copies;
    }
    return table;
  }
}
