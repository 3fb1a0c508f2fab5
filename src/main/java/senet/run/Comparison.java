package senet.run;

import java.util.OptionalLong;
import senet.stats.Estimate;

/**
 * One comparison of two contenders in one measure.
 *
 * @param contender what is compared
 * @param baseline with what
 * @param measure the measure's name
 * @param kind what of it is compared
 * @param statistic the name of that in files
 * @param estimate the contender's number; {@code NaN} where whole distributions are compared
 * @param baselineEstimate the baseline's number, likewise
 * @param difference the first less the second; of distributions the test's statistic or the
 *     distance
 * @param standardError of the difference; {@code NaN} where there is none
 * @param delta how small a difference counts as none; {@code NaN} where that is not asked
 * @param tests the p-values
 * @param verdict what they show
 * @param moreGames how many more games of each would show something, of an undecided comparison
 */
public record Comparison(
    Contender contender,
    Contender baseline,
    String measure,
    Kind kind,
    String statistic,
    double estimate,
    double baselineEstimate,
    Estimate difference,
    double standardError,
    double delta,
    Tests tests,
    Verdict verdict,
    OptionalLong moreGames) {

  /** What of a measure is compared. */
  public enum Kind {
    /** Its rate or mean. */
    NUMBER,
    /** The whole distribution, by the chi-square test. */
    CHI_SQUARE,
    /** The whole distribution, by how far one lies from the other. */
    DISTANCE
  }

  /** What a comparison shows. */
  public enum Verdict {
    /** There is a difference. */
    DIFFERENT,
    /** There is a difference, and it is smaller than delta. */
    SLIGHT,
    /** If there is a difference, it is smaller than delta. */
    EQUIVALENT,
    /** Neither is shown. */
    UNDECIDED,
    /** Nothing was tested. */
    UNTESTED
  }

  /**
   * P-values; {@code NaN} for tests that were not made.
   *
   * @param p of "no difference"
   * @param holm the same, adjusted after Holm for all comparisons of the study
   * @param benjaminiHochberg the same, adjusted after Benjamini and Hochberg
   * @param equivalence of "a difference of delta or more"
   * @param equivalenceHolm the same, adjusted after Holm
   */
  public record Tests(
      double p, double holm, double benjaminiHochberg, double equivalence, double equivalenceHolm) {

    /** Tests as they are made, before it is known how many others there are. */
    static Tests raw(double p, double equivalence) {
      return new Tests(p, Double.NaN, Double.NaN, equivalence, Double.NaN);
    }
  }

  /** The comparison with its tests adjusted and what they show. */
  Comparison decided(Tests adjusted, Verdict shown, OptionalLong games) {
    return new Comparison(
        contender,
        baseline,
        measure,
        kind,
        statistic,
        estimate,
        baselineEstimate,
        difference,
        standardError,
        delta,
        adjusted,
        shown,
        games);
  }
}
