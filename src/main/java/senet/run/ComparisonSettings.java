package senet.run;

import java.util.List;
import java.util.Map;
import senet.measure.Delta;
import senet.rules.Named;

/**
 * What a study compares, and with what.
 *
 * @param baseline the name of the rule set that the others are compared with; empty for the first
 * @param pairs which pairs are compared
 * @param between what the two of a pair differ in
 * @param measures the names of the measures compared
 * @param equivalence how small a difference counts as none, by measure; else that of the measure
 */
public record ComparisonSettings(
    String baseline,
    Pairs pairs,
    Between between,
    List<String> measures,
    Map<String, Delta> equivalence) {

  /** Which pairs are compared. */
  public enum Pairs implements Named {
    /** Each with the baseline. */
    BASELINE,
    /** Each with each. */
    ALL
  }

  /** What the two of a pair differ in. */
  public enum Between implements Named {
    /** Two rule sets under the same matchup and start. */
    RULES,
    /** Two matchups under the same rule set; the first matchup is the baseline. */
    MATCHUPS
  }

  /** The measures compared where a study names none. */
  public static final List<String> DEFAULT_MEASURES =
      List.of("first-player-advantage", "draw", "throws");

  /** What is compared where a study says nothing. */
  public static final ComparisonSettings DEFAULT =
      new ComparisonSettings("", Pairs.BASELINE, Between.RULES, DEFAULT_MEASURES, Map.of());

  public ComparisonSettings {
    measures = List.copyOf(measures);
    equivalence = Map.copyOf(equivalence);
  }
}
