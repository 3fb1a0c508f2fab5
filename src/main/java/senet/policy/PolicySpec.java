package senet.policy;

import java.util.Collections;
import java.util.Comparator;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import senet.game.Engine;
import senet.game.Policy;
import senet.policy.PolicyParameter.Type;

/**
 * A policy as a study names it: a kind with a value for each of its parameters.
 *
 * @param kind the kind of policy
 * @param parameters the value of every parameter of the kind
 * @param label the name in reports
 */
public record PolicySpec(PolicyKind kind, SortedMap<String, Double> parameters, String label) {

  /**
   * Checks the values and fills in the defaults of those that are missing.
   *
   * @throws IllegalArgumentException if the kind has no such parameter, a value is out of range,
   *     the values do not go together or the label is blank
   */
  public PolicySpec {
    if (label.isBlank()) {
      throw new IllegalArgumentException("the label of a policy " + kind.name() + " is blank");
    }
    parameters = complete(kind, parameters);
    kind.factory().check(parameters);
  }

  /** A policy with default values. */
  public static PolicySpec of(PolicyKind kind) {
    return of(kind, Map.of());
  }

  /** A policy labelled with its name and those of its values that are not the default. */
  public static PolicySpec of(PolicyKind kind, Map<String, Double> parameters) {
    return of(kind, parameters, labelOf(kind, complete(kind, parameters)));
  }

  /** A policy with a label of its own. */
  public static PolicySpec of(PolicyKind kind, Map<String, Double> parameters, String label) {
    return new PolicySpec(kind, new TreeMap<>(parameters), label);
  }

  /** A new policy that plays by the rules of {@code engine}, for one thread. */
  public Policy create(Engine engine) {
    return kind.factory().create(engine, parameters);
  }

  private static SortedMap<String, Double> complete(PolicyKind kind, Map<String, Double> given) {
    SortedMap<String, Double> complete = new TreeMap<>();
    kind.parameters().forEach(p -> complete.put(p.name(), p.defaultValue()));
    given.forEach((name, value) -> complete.put(name, checked(kind, name, value)));
    return Collections.unmodifiableSortedMap(complete);
  }

  private static double checked(PolicyKind kind, String name, double value) {
    PolicyParameter parameter =
        kind.parameter(name)
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        "policy "
                            + kind.name()
                            + " has no parameter "
                            + name
                            + "; "
                            + known(kind)));
    if (!parameter.allows(value)) {
      throw new IllegalArgumentException(
          "policy %s cannot have %s=%s; %s goes from %s to %s%s"
              .formatted(
                  kind.name(),
                  name,
                  parameter.written(value),
                  name,
                  parameter.written(parameter.least()),
                  parameter.written(parameter.most()),
                  parameter.type() == Type.NUMBER ? "" : " in whole numbers"));
    }
    return value + 0.0; // makes -0.0 the same as 0.0
  }

  /**
   * How many times the work of a simple policy a decision takes, roughly; at least 1. The time that
   * a run is expected to take is reckoned with it.
   */
  public double effort() {
    return Math.max(1, kind.factory().effort(parameters));
  }

  private static String known(PolicyKind kind) {
    return kind.parameters().isEmpty()
        ? "it has none"
        : kind.parameters().stream()
            .map(PolicyParameter::name)
            .collect(Collectors.joining(", ", "it has ", ""));
  }

  private static String labelOf(PolicyKind kind, SortedMap<String, Double> parameters) {
    String values =
        kind.parameters().stream()
            .filter(p -> !parameters.getOrDefault(p.name(), 0.0).equals(p.defaultValue() + 0.0))
            .sorted(Comparator.comparing(PolicyParameter::name))
            .map(p -> p.name() + "=" + p.written(parameters.getOrDefault(p.name(), 0.0)))
            .collect(Collectors.joining(" "));
    return values.isEmpty() ? kind.shortName() : kind.shortName() + "(" + values + ")";
  }
}
