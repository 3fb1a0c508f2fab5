package senet.config;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import senet.policy.Policies;
import senet.policy.PolicyKind;
import senet.policy.PolicyParameter;
import senet.policy.PolicySpec;

/** Reads a policy: a name, or a mapping of {@code policy}, parameters and a label. */
final class PolicyReader {

  private PolicyReader() {}

  static Optional<PolicySpec> read(Value value) {
    if (value.isScalar()) {
      return kind(value).flatMap(kind -> make(value, kind, Map.of(), Optional.empty()));
    }
    Optional<Fields> mapping = value.fields();
    if (mapping.isEmpty()) {
      return Optional.empty();
    }
    Fields fields = mapping.get();
    int before = value.faults().count();
    Optional<PolicyKind> kind = fields.require("policy", "random").flatMap(PolicyReader::kind);
    Optional<String> label = fields.get("name").flatMap(PolicyReader::label);
    if (kind.isEmpty()) {
      Policies.ALL.forEach(any -> any.parameters().forEach(p -> fields.get(p.name())));
      fields.rejectUnknown();
      return Optional.empty();
    }
    Map<String, Double> parameters = new TreeMap<>();
    for (PolicyParameter parameter : kind.get().parameters()) {
      fields
          .get(parameter.name())
          .flatMap(v -> v.number(parameter.least(), parameter.most()))
          .ifPresent(number -> parameters.put(parameter.name(), number));
    }
    fields.rejectUnknown();
    return value.faults().count() > before
        ? Optional.empty()
        : make(value, kind.get(), parameters, label);
  }

  private static Optional<PolicyKind> kind(Value value) {
    Optional<String> name = value.text();
    if (name.isEmpty()) {
      return Optional.empty();
    }
    Optional<PolicyKind> kind = Policies.find(name.get());
    if (kind.isEmpty()) {
      List<String> known = Policies.ALL.stream().map(PolicyKind::name).toList();
      value.fault(
          "there is no policy \"" + value.shown() + "\". " + Suggestion.of(name.get(), known));
    }
    return kind;
  }

  private static Optional<String> label(Value value) {
    Optional<String> label = Names.read(value);
    if (label.flatMap(Policies::find).isPresent()) {
      value.fault("\"" + value.shown() + "\" is the name of a policy; choose another name");
    }
    return label;
  }

  private static Optional<PolicySpec> make(
      Value value, PolicyKind kind, Map<String, Double> parameters, Optional<String> label) {
    try {
      return Optional.of(
          label.isPresent()
              ? PolicySpec.of(kind, parameters, label.get())
              : PolicySpec.of(kind, parameters));
    } catch (IllegalArgumentException e) {
      value.fault(String.valueOf(e.getMessage()));
      return Optional.empty();
    }
  }
}
