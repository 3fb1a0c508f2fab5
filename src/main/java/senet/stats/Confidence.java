package senet.stats;

import org.apache.commons.statistics.distribution.NormalDistribution;
import org.apache.commons.statistics.distribution.TDistribution;

/** Critical values of two-sided intervals with equal tails. */
final class Confidence {
  private static final NormalDistribution NORMAL = NormalDistribution.of(0, 1);

  private Confidence() {}

  /**
   * The probability left in each tail, (1 − confidence) / 2.
   *
   * @throws IllegalArgumentException unless {@code confidence} is strictly between 0 and 1
   */
  static double tail(double confidence) {
    if (!(confidence > 0 && confidence < 1)) {
      throw new IllegalArgumentException("confidence is not between 0 and 1: " + confidence);
    }
    return (1 - confidence) / 2;
  }

  /** The normal critical value, 1.96 for 95%. */
  static double z(double confidence) {
    return NORMAL.inverseSurvivalProbability(tail(confidence));
  }

  /** The number above which a standard normal lies with this probability, above 0 and below 1. */
  static double critical(double tail) {
    return NORMAL.inverseSurvivalProbability(tail);
  }

  /** Student's critical value for {@code degrees} degrees of freedom. */
  static double t(double confidence, double degrees) {
    return TDistribution.of(degrees).inverseSurvivalProbability(tail(confidence));
  }

  /** The probability of a standard normal above {@code z}. */
  static double upperTail(double z) {
    return NORMAL.survivalProbability(z);
  }

  /** The probability of Student's t above {@code t}. */
  static double upperTail(double t, double degrees) {
    return TDistribution.of(degrees).survivalProbability(t);
  }
}
