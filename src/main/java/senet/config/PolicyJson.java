package senet.config;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.Map;
import senet.policy.Policies;
import senet.policy.PolicyParameter;
import senet.policy.PolicySpec;
import senet.policy.learned.EvaluatorChoice;

/** A policy in the form of a study file: its name, or all its parameters by name. */
final class PolicyJson {

  private PolicyJson() {}

  static Object write(PolicySpec policy) {
    PolicySpec unnamed = PolicySpec.of(policy.kind(), policy.parameters());
    boolean named = !unnamed.label().equals(policy.label());
    if (policy.kind().parameters().isEmpty() && !named) {
      return policy.kind().name();
    }
    Map<String, Object> keys = new LinkedHashMap<>();
    keys.put("policy", policy.kind().name());
    // without its class a policy's defaults are not known, and so neither its label
    if (named || Policies.find(policy.kind().name()).isEmpty()) {
      keys.put("name", policy.label());
    }
    policy.kind().parameters().stream()
        .sorted(Comparator.comparing(PolicyParameter::name))
        .forEach(p -> keys.put(p.name(), written(p, p.in(policy.parameters()))));
    if (policy.kind().factory() instanceof EvaluatorChoice.User user) {
      user.evaluator().fromFile().ifPresent(e -> keys.put(PolicyReader.DIGEST, e.digest()));
    }
    return keys;
  }

  private static Object written(PolicyParameter parameter, double value) {
    return switch (parameter.type()) {
      case NUMBER -> value;
      case WHOLE_NUMBER -> (long) value;
      case WORD, WORD_OR_FILE -> parameter.written(value);
    };
  }
}
