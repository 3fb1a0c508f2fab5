package senet.stats;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.DoubleStream;
import org.apache.commons.statistics.distribution.NormalDistribution;

/**
 * Estimates of several quantities with the covariances of their errors, taken for known and the
 * errors for normal, and what follows for sums of them.
 */
public final class Responses {
  private static final NormalDistribution NORMAL = NormalDistribution.of(0, 1);

  /** What is left of a variance, or a sum, that cancels: rounding. */
  private static final double ROUNDING = 1e-12;

  private final double[] values;
  private final double[][] covariance;
  private final long[] observations;
  private final int[] samples;

  /**
   * Estimates from independent samples, some of which may be used more than once.
   *
   * @param values the estimates
   * @param variances of their errors, positive
   * @param observations how many observations each is made from
   * @param samples a number for each estimate, equal for two that are made from the same sample
   * @throws IllegalArgumentException if the lengths differ or a number is out of its range
   */
  public Responses(double[] values, double[] variances, long[] observations, int[] samples) {
    int n = values.length;
    if (variances.length != n || observations.length != n || samples.length != n) {
      throw new IllegalArgumentException("estimates, variances, … must be as many: " + n);
    }
    this.values = values.clone();
    this.observations = observations.clone();
    this.samples = samples.clone();
    this.covariance = new double[n][n];
    for (int i = 0; i < n; i++) {
      if (!Double.isFinite(values[i]) || !(variances[i] > 0)) {
        throw new IllegalArgumentException(
            "estimate " + i + " is " + values[i] + " with the variance " + variances[i]);
      }
      for (int j = 0; j < n; j++) {
        covariance[i][j] = samples[i] == samples[j] ? variances[i] : 0;
      }
    }
  }

  /**
   * The variance of an error that an interval stands for: its half width is z standard errors. So a
   * rate of which nothing was seen counts with the width of its Wilson interval, not as certain.
   *
   * @param interval an interval of the given confidence, not a single point
   * @param confidence strictly between 0 and 1
   */
  public static double variance(Interval interval, double confidence) {
    double error = (interval.high() - interval.low()) / (2 * Confidence.z(confidence));
    return error * error;
  }

  int size() {
    return values.length;
  }

  double[] values() {
    return values.clone();
  }

  double covariance(int i, int j) {
    return covariance[i][j];
  }

  /**
   * The sum Σcᵢyᵢ with its normal interval and the two-sided test of zero. Where the errors cancel,
   * as in the difference of a sample from itself, there is neither interval nor test.
   */
  Tested sum(double[] coefficients, double confidence, String method) {
    double z = Confidence.z(confidence);
    double value = 0;
    double size = 0;
    double variance = 0;
    double uncancelled = 0;
    for (int i = 0; i < values.length; i++) {
      value += coefficients[i] * values[i];
      size += Math.abs(coefficients[i] * values[i]);
      uncancelled += coefficients[i] * coefficients[i] * covariance[i][i];
      for (int j = 0; j < values.length; j++) {
        variance += coefficients[i] * coefficients[j] * covariance[i][j];
      }
    }
    long n = observations(coefficients);
    if (variance <= ROUNDING * uncancelled) {
      double exact = Math.abs(value) <= ROUNDING * size ? 0 : value;
      return new Tested(Estimate.none(exact, "made from the same games", n), Double.NaN);
    }
    double error = Math.sqrt(variance);
    Interval interval = new Interval(value - z * error, value + z * error);
    double p = 2 * NORMAL.survivalProbability(Math.abs(value) / error);
    return new Tested(new Estimate(value, interval, method, n), p);
  }

  /** All observations. */
  long observations() {
    double[] every = new double[values.length];
    Arrays.fill(every, 1);
    return observations(every);
  }

  /** The observations of all samples that a sum uses, each counted once. */
  private long observations(double[] coefficients) {
    long n = 0;
    Set<Integer> counted = new HashSet<>();
    double greatest = DoubleStream.of(coefficients).map(Math::abs).max().orElse(0);
    for (int i = 0; i < coefficients.length; i++) {
      if (Math.abs(coefficients[i]) > ROUNDING * greatest && counted.add(samples[i])) {
        n = Math.addExact(n, observations[i]);
      }
    }
    return n;
  }
}
