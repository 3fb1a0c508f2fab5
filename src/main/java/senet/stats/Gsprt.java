package senet.stats;

/**
 * The generalized sequential probability ratio test of a player's mean score, from scores of pairs
 * of games: H0, the score is h0, against H1, it is h1. The likelihood of each is that of the
 * multinomial distribution over pair scores that fits best among those with that mean (Van den
 * Bergh 2020, after Li, Liu and Ying 2014); Wald's bounds hold the errors to about alpha and beta.
 *
 * @param h0 a score, strictly between 0 and 1
 * @param h1 a higher one, strictly below 1
 * @param alpha the chance of accepting H1 where the score is h0, below ½
 * @param beta the chance of accepting H0 where the score is h1, below ½
 */
public record Gsprt(double h0, double h1, double alpha, double beta) {

  /** Stands for a score never seen, so that any mean can be fitted. */
  private static final double NEVER = 1e-3;

  private static final int BISECTIONS = 200;

  // StrictMath throughout: what is decided must not depend on the machine

  /** What the test says. */
  public enum Decision {
    UNDECIDED,
    H0,
    H1
  }

  /**
   * Checks the ranges.
   *
   * @throws IllegalArgumentException if one is broken
   */
  public Gsprt {
    if (!(0 < h0 && h0 < h1 && h1 < 1)) {
      throw new IllegalArgumentException("not 0 < h0 < h1 < 1: " + h0 + ", " + h1);
    }
    if (!(0 < alpha && alpha < 0.5 && 0 < beta && beta < 0.5)) {
      throw new IllegalArgumentException("errors not between 0 and 1/2: " + alpha + ", " + beta);
    }
  }

  /** H0 is accepted when the log-likelihood ratio is this or less: ln(β/(1−α)). */
  public double lower() {
    return StrictMath.log(beta / (1 - alpha));
  }

  /** H1 is accepted when the log-likelihood ratio is this or more: ln((1−β)/α). */
  public double upper() {
    return StrictMath.log((1 - beta) / alpha);
  }

  /** What counts of pair scores 0, ¼, ½, ¾ and 1 decide. */
  public Decision decide(long[] counts) {
    double ratio = logLikelihoodRatio(counts);
    return ratio >= upper() ? Decision.H1 : ratio <= lower() ? Decision.H0 : Decision.UNDECIDED;
  }

  /**
   * The logarithm of the likelihood ratio of H1 to H0, N·Σp̂ᵢ ln(pᵢ(h1)/pᵢ(h0)) with pᵢ(s) =
   * p̂ᵢ/(1+θ(aᵢ−s)), where θ makes s the mean; 0 without pairs.
   */
  public double logLikelihoodRatio(long[] counts) {
    double[] seen = new double[counts.length];
    long pairs = 0;
    for (int i = 0; i < counts.length; i++) {
      seen[i] = counts[i] == 0 ? NEVER : counts[i];
      pairs += counts[i];
    }
    if (pairs == 0) {
      return 0;
    }
    double theta0 = tilt(seen, h0);
    double theta1 = tilt(seen, h1);
    double ratio = 0;
    for (int i = 0; i < seen.length; i++) {
      double value = PairScores.VALUES[i];
      ratio +=
          seen[i]
              * (StrictMath.log1p(theta0 * (value - h0)) - StrictMath.log1p(theta1 * (value - h1)));
    }
    return ratio;
  }

  /** The root of Σwᵢ(aᵢ−s)/(1+θ(aᵢ−s)), which falls as θ grows between its two poles. */
  private static double tilt(double[] weights, double s) {
    double low = -1 / (1 - s);
    double high = 1 / s;
    for (int i = 0; i < BISECTIONS; i++) {
      double middle = (low + high) / 2;
      double sum = 0;
      for (int k = 0; k < weights.length; k++) {
        double deviation = PairScores.VALUES[k] - s;
        sum += weights[k] * deviation / (1 + middle * deviation);
      }
      if (sum > 0) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return (low + high) / 2;
  }
}
