package senet.stats;

import java.util.function.LongPredicate;
import org.apache.commons.statistics.distribution.BetaDistribution;

/** Estimates of quantiles and extremes of integer observations. */
public final class Quantiles {
  private Quantiles() {}

  /**
   * The sample quantile {@link Histogram#quantile} with an interval between two order statistics
   * (David and Nagaraja, Order Statistics, 2003, section 7.1): the number of observations up to the
   * true quantile is Binomial(n, q), whatever the distribution, so its central range of at least
   * the nominal probability gives the ranks. Covers with at least the nominal probability; ties
   * only make it more.
   *
   * <p>No interval when there are too few observations for a rank to exist, as for a median from
   * fewer than six at 95%. Without observations the value is {@code NaN}.
   *
   * @param histogram independent observations; takes milliseconds for a thousand million
   * @param q the share at or below the quantile, strictly between 0 and 1
   * @param confidence strictly between 0 and 1
   * @throws IllegalArgumentException if {@code q} or {@code confidence} is out of range
   */
  public static Estimate quantile(Histogram histogram, double q, double confidence) {
    if (!(q > 0 && q < 1)) {
      throw new IllegalArgumentException("share is not between 0 and 1: " + q);
    }
    double tail = Confidence.tail(confidence);
    long n = histogram.total();
    if (n == 0) {
      return Estimate.nothingObserved();
    }
    int value = histogram.quantile(q);
    long low = lastTrue(n, rank -> uniformOrderStatistic(rank, n).survivalProbability(q) <= tail);
    long high =
        1 + lastTrue(n, rank -> uniformOrderStatistic(rank, n).cumulativeProbability(q) > tail);
    if (low < 1 || high > n) {
      return Estimate.none(value, "too few observations", n);
    }
    Interval interval = new Interval(histogram.orderStatistic(low), histogram.orderStatistic(high));
    return new Estimate(value, interval, "order statistics", n);
  }

  /**
   * The least or greatest value of a sample. It has no interval: how far the distribution reaches
   * beyond what was seen cannot be told without assuming its shape.
   *
   * @param value the extreme
   * @param n the number of observations, not negative
   * @throws IllegalArgumentException if {@code n} is out of range
   */
  public static Estimate extreme(int value, long n) {
    return Estimate.none(value, "sample extreme", n);
  }

  /**
   * The distribution of the given order statistic of n uniform numbers: it is at most q exactly
   * when at least {@code rank} of them are. So this gives the tails of Binomial(n, q), and for n
   * beyond the int range of the library's binomial distribution too.
   */
  private static BetaDistribution uniformOrderStatistic(long rank, long n) {
    return BetaDistribution.of((double) rank, n - rank + 1.0);
  }

  /** The last rank of 1..n that passes, or 0; whoever passes, all before it do. */
  private static long lastTrue(long n, LongPredicate passes) {
    long pass = 0;
    long fail = n + 1;
    while (fail - pass > 1) {
      long middle = pass + (fail - pass) / 2;
      if (passes.test(middle)) {
        pass = middle;
      } else {
        fail = middle;
      }
    }
    return pass;
  }
}
