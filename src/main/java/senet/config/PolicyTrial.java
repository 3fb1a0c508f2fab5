package senet.config;

import java.util.List;
import senet.game.Engine;
import senet.policy.Policies;
import senet.policy.PolicySpec;
import senet.policy.learned.EvaluatorChoice;
import senet.policy.learned.NoEvaluator;
import senet.rules.RuleSet;

/** Tells whether policies of other classes, and those with evaluators, can be made. */
final class PolicyTrial {

  private PolicyTrial() {}

  /** Tells at {@code place} if a policy cannot be made under one of the rule sets. */
  static void make(Value place, PolicySpec policy, List<RuleSet> rules) {
    for (RuleSet set : rules) {
      try {
        tryOut(policy, set);
      } catch (NoEvaluator e) {
        place.fault(
            "policy "
                + policy.label()
                + " has no evaluator for the rules "
                + set.name()
                + ": "
                + e.getMessage());
        return;
      } catch (RuntimeException | LinkageError | StackOverflowError e) {
        place.fault(
            "policy "
                + policy.label()
                + " cannot be made under the rules "
                + set.name()
                + ": "
                + cause(e));
        return;
      }
    }
  }

  private static void tryOut(PolicySpec policy, RuleSet rules) {
    if (policy.kind().factory() instanceof EvaluatorChoice.User user) {
      user.evaluatorUnder(rules, policy.parameters());
    } else if (Policies.find(policy.kind().name()).isEmpty()
        && policy.create(Engine.compile(rules)) == null) {
      throw new IllegalArgumentException("there is none");
    }
  }

  private static Throwable cause(Throwable failure) {
    Throwable cause = failure;
    while (cause.getCause() != null) {
      cause = cause.getCause();
    }
    return cause;
  }
}
