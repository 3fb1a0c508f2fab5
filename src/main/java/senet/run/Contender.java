package senet.run;

import java.util.Map;
import senet.measure.Figure;
import senet.measure.Tally;

/**
 * One of the two that are compared: a scenario, or two that differ in who starts taken together.
 *
 * @param rules the name of the rules
 * @param first the label of the policy that moves first
 * @param second the label of the policy that moves second
 * @param tally its games
 * @param numbers the number of each measure that is compared, by the measure's name
 */
public record Contender(
    String rules, String first, String second, Tally tally, Map<String, Figure> numbers) {

  /** How many games. */
  public long games() {
    return tally.games();
  }
}
