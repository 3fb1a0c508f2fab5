package senet.game;

import java.util.Map;
import java.util.SortedMap;

/**
 * Turns 64 random bits into a throw. Where all chances are multiples of 1/n for a small n, as with
 * fair sticks and dice, the throw is looked up in a table of n entries; otherwise its place among
 * the cumulated chances is searched. Either way a chance is met to within 2<sup>-52</sup>.
 */
final class ThrowSampler {

  private static final int LARGEST_TABLE = 4096;
  private static final double TOLERANCE = 1e-12;

  /** 2<sup>63</sup>: random numbers are compared as 63 bits, so that they stay positive. */
  private static final double SCALE = 0x1.0p63;

  private final int[] table;
  private final int[] values;
  private final long[] cumulated;

  ThrowSampler(SortedMap<Integer, Double> chances) {
    values = chances.keySet().stream().mapToInt(Integer::intValue).toArray();
    cumulated = new long[values.length];
    double sum = 0;
    int i = 0;
    for (double chance : chances.values()) {
      sum += chance;
      cumulated[i++] = (long) (sum * SCALE);
    }
    cumulated[values.length - 1] = Long.MAX_VALUE;
    table = table(chances);
  }

  /** The throw that belongs to these bits, all 64 of them uniformly random. */
  int sample(long bits) {
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

  private static int[] table(SortedMap<Integer, Double> chances) {
    for (int n = 1; n <= LARGEST_TABLE; n++) {
      if (dividesEvenly(chances, n)) {
        return fill(chances, n);
      }
    }
    return new int[0];
  }

  private static boolean dividesEvenly(SortedMap<Integer, Double> chances, int n) {
    return chances.values().stream()
        .allMatch(chance -> Math.abs(chance * n - Math.rint(chance * n)) < TOLERANCE * n);
  }

  private static int[] fill(SortedMap<Integer, Double> chances, int n) {
    int[] table = new int[n];
    int next = 0;
    for (Map.Entry<Integer, Double> entry : chances.entrySet()) {
      int copies = (int) Math.rint(entry.getValue() * n);
      for (int i = 0; i < copies && next < n; i++) {
        table[next++] = entry.getKey();
      }
    }
    return next == n ? table : new int[0];
  }
}
