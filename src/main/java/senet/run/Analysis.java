package senet.run;

import senet.measure.RateIntervals;

/**
 * What is made of the games of a study.
 *
 * @param confidence of all intervals, between 0 and 1
 * @param rateIntervals how the intervals of rates are made
 * @param comparisons what is compared, and with what
 * @param endgamePieces up to how many pieces a side exact endgame tables are used; 0 for none
 */
public record Analysis(
    double confidence,
    RateIntervals rateIntervals,
    ComparisonSettings comparisons,
    int endgamePieces) {

  /** The usual one, without endgame tables. */
  public Analysis(double confidence) {
    this(confidence, RateIntervals.NOMINAL, ComparisonSettings.DEFAULT, 0);
  }

  /** The same with other comparisons. */
  public Analysis with(ComparisonSettings newComparisons) {
    return new Analysis(confidence, rateIntervals, newComparisons, endgamePieces);
  }

  /** The same with endgame tables up to so many pieces a side; 0 for none. */
  public Analysis withEndgame(int pieces) {
    return new Analysis(confidence, rateIntervals, comparisons, pieces);
  }
}
