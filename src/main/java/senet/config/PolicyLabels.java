package senet.config;

import java.util.HashMap;
import java.util.Map;
import senet.policy.PolicySpec;

/** The names of a study's policies, which must tell them apart. */
final class PolicyLabels {
  private final Map<String, PolicySpec> policies = new HashMap<>();

  /** Tells if another policy of the study has this one's name. */
  void check(Value place, PolicySpec policy) {
    if (!policies.merge(policy.label(), policy, (old, same) -> old).equals(policy)) {
      place.fault("two different policies are named \"" + policy.label() + "\"; rename one");
    }
  }
}
