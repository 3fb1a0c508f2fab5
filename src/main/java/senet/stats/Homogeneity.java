package senet.stats;

import java.util.ArrayList;
import java.util.List;
import org.apache.commons.statistics.distribution.ChiSquaredDistribution;

/**
 * Pearson's chi-square test of whether several samples of integers come from one distribution.
 *
 * @param statistic Σ (observed − expected)² / expected, not negative
 * @param degrees (samples − 1) · (bins − 1); zero if there is nothing to test
 * @param bins how many bins the values were pooled into
 * @param p the p-value; {@code NaN} if there is nothing to test
 * @param n the number of observations in all samples
 */
public record Homogeneity(double statistic, int degrees, int bins, double p, long n) {

  /** The least expected count of a bin in any sample (Cochran 1954). */
  public static final double LEAST_EXPECTED = 5;

  /**
   * Tests samples. Neighbouring values are pooled, from the least upward, until a bin's expected
   * count is at least 5 in every sample; what is left at the top joins the last bin. The bins so
   * depend on the samples taken together only, not on how they differ.
   *
   * @param samples two or more, each with observations
   * @throws IllegalArgumentException if there are fewer, or one is empty
   */
  public static Homogeneity test(List<Histogram> samples) {
    if (samples.size() < 2 || samples.stream().anyMatch(Histogram::isEmpty)) {
      throw new IllegalArgumentException("needs two samples with observations: " + samples.size());
    }
    Histogram together = new Histogram();
    samples.forEach(together::merge);
    long n = together.total();
    long smallest = samples.stream().mapToLong(Histogram::total).min().orElseThrow();
    List<Integer> lasts = lasts(together, LEAST_EXPECTED * n / smallest);
    int bins = lasts.size();
    if (bins < 2) {
      return new Homogeneity(0, 0, bins, Double.NaN, n);
    }
    long[] column = binned(together, lasts);
    double statistic = 0;
    for (Histogram sample : samples) {
      long[] seen = binned(sample, lasts);
      double share = sample.total() / (double) n;
      for (int i = 0; i < bins; i++) {
        double expected = share * column[i];
        statistic += (seen[i] - expected) * (seen[i] - expected) / expected;
      }
    }
    int degrees = (samples.size() - 1) * (bins - 1);
    double p = ChiSquaredDistribution.of(degrees).survivalProbability(statistic);
    return new Homogeneity(statistic, degrees, bins, p, n);
  }

  /** The greatest value of each bin, each with at least so many observations of all samples. */
  private static List<Integer> lasts(Histogram together, double least) {
    List<Integer> lasts = new ArrayList<>();
    long[] open = {0};
    together.forEach(
        (value, count) -> {
          open[0] += count;
          if (open[0] >= least) {
            lasts.add(value);
            open[0] = 0;
          }
        });
    if (!lasts.isEmpty()) {
      lasts.set(lasts.size() - 1, together.max());
    }
    return lasts;
  }

  private static long[] binned(Histogram sample, List<Integer> lasts) {
    long[] counts = new long[lasts.size()];
    int[] bin = {0};
    sample.forEach(
        (value, count) -> {
          while (value > lasts.get(bin[0])) {
            bin[0]++;
          }
          counts[bin[0]] += count;
        });
    return counts;
  }
}
