package senet.cli;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import senet.policy.PolicySpec;
import senet.policy.learned.EvaluatorChoice;
import senet.policy.learned.Origin;
import senet.rules.RuleSet;
import senet.run.Plan;

/** Warns of policies whose evaluator was trained for other rules than it plays by. */
final class ForeignEvaluators {

  private ForeignEvaluators() {}

  /** A line for each such policy. */
  static List<String> warnings(Plan plan) {
    Map<PolicySpec, Set<String>> foreign = new LinkedHashMap<>();
    plan.scenarios()
        .forEach(
            scenario -> {
              add(scenario.first(), scenario.rules(), foreign);
              add(scenario.second(), scenario.rules(), foreign);
            });
    plan.contests()
        .forEach(
            contest -> {
              add(contest.one(), contest.rules(), foreign);
              add(contest.other(), contest.rules(), foreign);
            });
    return foreign.entrySet().stream().map(e -> warning(e.getKey(), e.getValue())).toList();
  }

  private static void add(PolicySpec policy, RuleSet rules, Map<PolicySpec, Set<String>> foreign) {
    if (policy.kind().factory() instanceof EvaluatorChoice.User user) {
      user.evaluatorUnder(rules, policy.parameters())
          .filter(evaluator -> !evaluator.origin().rulesHash().equals(Origin.hash(rules)))
          .ifPresent(
              evaluator ->
                  foreign.computeIfAbsent(policy, p -> new LinkedHashSet<>()).add(rules.name()));
    }
  }

  private static String warning(PolicySpec policy, Set<String> rules) {
    return policy.label()
        + " has an evaluator that was trained for other rules than "
        + String.join(", ", rules)
        + "; it may play badly there.";
  }
}
