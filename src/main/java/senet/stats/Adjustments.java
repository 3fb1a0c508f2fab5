package senet.stats;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;

/**
 * P-values adjusted for being many. A {@code NaN} stands for a test that was not made: it stays
 * {@code NaN} and does not count.
 */
public final class Adjustments {
  private Adjustments() {}

  /**
   * Holm's step-down adjustment (Holm 1979): calling those at most α significant keeps the chance
   * of any false claim among all at most α, whatever the dependence.
   *
   * @param p each from 0 to 1, or {@code NaN}
   */
  public static double[] holm(double... p) {
    int[] order = ascending(p);
    double[] adjusted = notMade(p);
    double greatest = 0;
    for (int i = 0; i < order.length; i++) {
      greatest = Math.max(greatest, Math.min(1, (order.length - i) * p[order[i]]));
      adjusted[order[i]] = greatest;
    }
    return adjusted;
  }

  /**
   * The step-up adjustment of Benjamini and Hochberg (1995): of those at most α, a share of α is
   * expected to be false, if the tests are independent or positively dependent.
   *
   * @param p each from 0 to 1, or {@code NaN}
   */
  public static double[] benjaminiHochberg(double... p) {
    int[] order = ascending(p);
    double[] adjusted = notMade(p);
    double least = 1;
    for (int i = order.length - 1; i >= 0; i--) {
      least = Math.min(least, p[order[i]] * order.length / (i + 1));
      adjusted[order[i]] = least;
    }
    return adjusted;
  }

  /** The places of the tests made, in ascending order of their p-values. */
  private static int[] ascending(double[] p) {
    for (double value : p) {
      if (value < 0 || value > 1) {
        throw new IllegalArgumentException("p-value is not in [0, 1]: " + value);
      }
    }
    return IntStream.range(0, p.length)
        .filter(i -> !Double.isNaN(p[i]))
        .boxed()
        .sorted(Comparator.comparingDouble(i -> p[i]))
        .mapToInt(Integer::intValue)
        .toArray();
  }

  private static double[] notMade(double[] p) {
    double[] values = new double[p.length];
    Arrays.fill(values, Double.NaN);
    return values;
  }
}
