package senet.policy.endgame;

import java.util.Arrays;

/**
 * What is known of a value of every position, seen by the side that throws next: the value itself
 * for positions that are done, and a lower and an upper bound for those of the group at work.
 */
final class Bounds {

  /** How a value is seen from the other side, and by what a side chooses. */
  enum View {
    /**
     * The score, P(win) + ½·P(draw), of which each side wants the most: 1 less that of the other.
     */
    SCORE,
    /** The chance of something that is the same for both sides. */
    SAME
  }

  /** How far apart the bounds of a value may be that is done. */
  static final double TOLERANCE = 1e-12;

  private final View view;

  /** Lower bounds in the group at work, values elsewhere. */
  private final double[] values;

  private double[] high = new double[0];
  private int start;
  private int groupSize;

  /**
   * Bounds of which nothing is known yet.
   *
   * @param values a value for each number; those of games that are over filled in
   */
  Bounds(View view, double[] values) {
    this.view = view;
    this.values = values;
  }

  /** Begins with a group: its values lie between 0 and 1. */
  void begin(int groupStart, int size) {
    start = groupStart;
    groupSize = size;
    if (high.length < size) {
      high = new double[size];
    }
    Arrays.fill(values, start, start + size, 0);
    Arrays.fill(high, 0, size, 1);
  }

  View view() {
    return view;
  }

  double low(int position) {
    return values[position];
  }

  double high(int position) {
    int place = position - start;
    return place >= 0 && place < groupSize ? high[place] : values[position];
  }

  void set(int position, double newLow, double newHigh) {
    values[position] = newLow;
    high[position - start] = newHigh;
  }

  /** The lower bound of what a way leads to, seen by the side that has moved. */
  double lowAfter(int target) {
    int position = target >>> 1;
    if ((target & 1) == 0 || view == View.SAME) {
      return low(position);
    }
    return 1 - high(position);
  }

  /** The upper bound of what a way leads to, seen by the side that has moved. */
  double highAfter(int target) {
    int position = target >>> 1;
    if ((target & 1) == 0 || view == View.SAME) {
      return high(position);
    }
    return 1 - low(position);
  }

  boolean isDone(int position) {
    return high(position) - values[position] <= TOLERANCE;
  }

  /**
   * Ends with a group: each of its values becomes the middle of its bounds, or {@code NaN} if it
   * was never looked at.
   */
  void end() {
    for (int place = 0; place < groupSize; place++) {
      double low = values[start + place];
      values[start + place] = high[place] - low > 0.5 ? Double.NaN : (low + high[place]) / 2;
    }
    groupSize = 0;
  }

  /** The value of a position that is done. */
  double value(int position) {
    return values[position];
  }
}
