package senet.stats;

/**
 * Estimates of a player's mean score from the scores of pairs of games. The counts belong to {@link
 * #VALUES}; n is the number of pairs.
 */
public final class PairScores {

  /** What a pair can score. */
  static final double[] VALUES = {0, 0.25, 0.5, 0.75, 1};

  /** Where the anytime interval is narrowest: about a thousand pairs of sd 0.3. */
  private static final double BEST_VARIANCE_TIME = 100;

  private PairScores() {}

  /** The mean for a number of pairs that was fixed before: see {@link Scores#mean}. */
  public static Estimate mean(long[] counts, double confidence) {
    return Scores.mean(VALUES, counts, confidence);
  }

  /**
   * The mean with an interval that holds at every number of pairs at once, and so also where a test
   * has stopped: the normal-mixture confidence sequence of Robbins (1970), with the sample variance
   * (Waudby-Smith and others 2024), x̄ ± √((v+ρ)(ln(1+v/ρ)+2 ln(1/α)))/n, v = n·σ̂². Too narrow in
   * its first few hundred pairs, since its variance is estimated.
   */
  public static Estimate anytime(long[] counts, double confidence) {
    Estimate fixed = mean(counts, confidence);
    long n = fixed.n();
    if (n == 0) {
      return fixed;
    }
    double mean = fixed.value();
    double v = 0;
    for (int i = 0; i < VALUES.length; i++) {
      v += counts[i] * (VALUES[i] - mean) * (VALUES[i] - mean);
    }
    if (v == 0) {
      return Estimate.none(mean, "all observations equal", n);
    }
    double half = ConfidenceSequences.halfWidth(v, BEST_VARIANCE_TIME, confidence) / n;
    Interval interval = new Interval(Math.max(0, mean - half), Math.min(1, mean + half));
    return new Estimate(mean, interval, "anytime (normal mixture)", n);
  }
}
