package senet.policy.endgame;

import java.util.Arrays;

/**
 * Speeds up passes over values that come nearer to their limit by the same factor each time: what
 * is then still missing is known (Aitken's delta-squared process, by the largest change). Whatever
 * it does, the passes that follow lead to the same limit.
 */
final class Extrapolation {
  /** How much two factors may differ that count as the same. */
  private static final double STEADY = 0.05;

  /** Beyond this too much would be made of rounding. */
  private static final double LARGEST_FACTOR = 0.95;

  private final int start;
  private final double[] before;
  private double lastChange = Double.NaN;
  private double lastFactor = Double.NaN;

  /** For the values of the positions from one number to before another. */
  Extrapolation(double[] values, int start, int end) {
    this.start = start;
    before = Arrays.copyOfRange(values, start, end);
  }

  /**
   * Takes in what a pass has made of the values, and puts them nearer to their limit if it can.
   *
   * @param change the largest change of the pass
   */
  void passed(double[] values, double change) {
    double factor = change / lastChange;
    boolean steady = factor < LARGEST_FACTOR && Math.abs(factor - lastFactor) < STEADY;
    lastChange = steady ? Double.NaN : change;
    lastFactor = steady ? Double.NaN : factor;
    double missing = steady ? factor / (1 - factor) : 0;
    for (int i = 0; i < before.length; i++) {
      double now = values[start + i];
      double limit = now + missing * (now - before[i]);
      values[start + i] = Math.min(1, Math.max(0, limit));
      before[i] = values[start + i];
    }
  }
}
