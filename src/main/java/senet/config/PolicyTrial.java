package senet.config;

import java.util.List;
import senet.game.Engine;
import senet.policy.Policies;
import senet.policy.PolicySpec;
import senet.rules.RuleSet;

/**
 * Makes policies of classes that are not part of the product, to see whether they can be made;
 * those of the product say so themselves.
 */
final class PolicyTrial {

  private PolicyTrial() {}

  /** Tells at {@code place} if a policy cannot be made under one of the rule sets. */
  static void make(Value place, PolicySpec policy, List<RuleSet> rules) {
    if (Policies.find(policy.kind().name()).isPresent()) {
      obstacles(place, policy, rules);
      return;
    }
    for (RuleSet set : rules) {
      try {
        if (policy.create(Engine.compile(set)) == null) {
          throw new IllegalArgumentException("there is none");
        }
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

  private static void obstacles(Value place, PolicySpec policy, List<RuleSet> rules) {
    for (RuleSet set : rules) {
      List<String> obstacles = policy.obstacles(set);
      if (!obstacles.isEmpty()) {
        place.fault(
            "policy "
                + policy.label()
                + " cannot be made under the rules "
                + set.name()
                + ": "
                + String.join("; ", obstacles));
        return;
      }
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
