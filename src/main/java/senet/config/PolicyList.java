package senet.config;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import senet.policy.PolicySpec;

/** Reads a list of several policies, each of another name. */
final class PolicyList {

  /** More policies than anybody could compare. */
  private static final int MOST_POLICIES = 40;

  private final PolicyLabels labels;
  private final Function<Value, Optional<PolicySpec>> policyReader;

  PolicyList(PolicyLabels labels, Function<Value, Optional<PolicySpec>> policyReader) {
    this.labels = labels;
    this.policyReader = policyReader;
  }

  /** A policy and where it stands. */
  record Listed(Value place, PolicySpec policy) {}

  /** The policies that could be read; nothing if there are too few or too many. */
  Optional<List<Listed>> read(Value value) {
    Optional<List<Value>> items = value.list();
    if (items.isEmpty()) {
      return Optional.empty();
    }
    int count = items.get().size();
    if (count < 2 || count > MOST_POLICIES) {
      value.fault(
          "lists "
              + count
              + (count == 1 ? " policy" : " policies")
              + "; list 2 to "
              + MOST_POLICIES);
      return Optional.empty();
    }
    List<Listed> listed = new ArrayList<>();
    Set<String> names = new HashSet<>();
    for (Value item : items.get()) {
      Optional<PolicySpec> policy = policyReader.apply(item);
      if (policy.isEmpty()) {
        continue;
      }
      labels.check(item, policy.get());
      if (names.add(policy.get().label())) {
        listed.add(new Listed(item, policy.get()));
      } else {
        item.fault(
            "the policy \""
                + policy.get().label()
                + "\" stands here twice; leave one out, or give one a name");
      }
    }
    return Optional.of(listed);
  }
}
