package senet.run;

import java.util.List;
import java.util.Optional;
import senet.stats.FactorialAnalysis;

/**
 * Which of the rules between two rule sets does what to one measure, for one pair of policies.
 *
 * @param sweep the mixtures of the two rule sets
 * @param to the name of the mixture in which all rows are changed that can change; if it cannot be
 *     played, that of the rule set whose rows are taken
 * @param first the label of the policy that moves first
 * @param second the label of the policy that moves second
 * @param measure the measure's name
 * @param statistic which statistic of it
 * @param rules what is told apart: a row of the rules, or rows that always change together
 * @param fixed rows that change in no mixture that can be played
 * @param analysis what each does, its factors being {@code rules}; empty where a mixture's number
 *     has no interval, so that nothing is known of its error
 * @param unfinished whether games were stopped before their end
 */
public record Attribution(
    Sweep sweep,
    String to,
    String first,
    String second,
    String measure,
    String statistic,
    List<List<String>> rules,
    List<String> fixed,
    Optional<FactorialAnalysis> analysis,
    Unfinished unfinished) {

  /** Whether any game of the mixtures was stopped by the cap on throws. */
  public enum Unfinished {
    NONE,
    SOME
  }

  public Attribution {
    rules = List.copyOf(rules);
    fixed = List.copyOf(fixed);
  }

  /** The name of the rule set in which no row is changed. */
  public String from() {
    return sweep.from();
  }

}
