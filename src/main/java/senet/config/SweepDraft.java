package senet.config;

import java.util.List;
import java.util.Map;
import senet.rules.Problem;
import senet.rules.RuleSet;
import senet.run.Sweep;

/**
 * The rule sets that an entry of a study makes, before those that are played alike are put
 * together.
 *
 * @param kind how they are made
 * @param from the rule set that is changed
 * @param to the name of the rule set whose rows are taken, or empty
 * @param factors what is changed
 * @param members the rule sets that can be played
 * @param leftOut the combinations that cannot
 * @param notes what else there is to tell
 */
record SweepDraft(
    Sweep.Kind kind,
    RuleSet from,
    String to,
    List<String> factors,
    List<Member> members,
    List<Sweep.LeftOut> leftOut,
    List<String> notes) {

  /**
   * A rule set that was made.
   *
   * @param rules the rule set
   * @param levels the level of each factor
   * @param isEnd whether it is one of the two that the others lie between
   */
  record Member(RuleSet rules, Map<String, String> levels, boolean isEnd) {}

  /** All that makes rules impossible to play. */
  static String reason(List<Problem> problems) {
    return String.join(
        "; ", problems.stream().map(p -> p.key() + ": " + p.message()).distinct().toList());
  }
}
