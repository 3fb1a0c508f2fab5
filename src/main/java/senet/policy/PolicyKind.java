package senet.policy;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import senet.game.Engine;
import senet.game.Policy;
import senet.policy.endgame.NoExactValues;
import senet.policy.endgame.SolveProgress;
import senet.rules.RuleSet;

/**
 * A kind of policy: with values for its parameters it becomes a {@link PolicySpec}.
 *
 * @param name the name used in studies
 * @param description one sentence that predicts the moves, ties included
 * @param parameters the numbers it can be given
 * @param factory makes the policies
 * @param choice what its choices depend on
 */
public record PolicyKind(
    String name,
    String description,
    List<PolicyParameter> parameters,
    Factory factory,
    Choice choice) {

  /** What the choices of a kind of policy depend on; exact values need to know. */
  public enum Choice {
    /**
     * One move, told by the squares of both sides, the throw and by how many pieces borne off the
     * one side leads; the same however many both have borne off alike.
     */
    BY_POSITION,
    /** Each legal move with the same chance. */
    ANY_MOVE,
    /** More than that, or nobody has said. */
    OTHER
  }

  /** Makes policies of one kind. */
  @FunctionalInterface
  public interface Factory {

    /**
     * A new policy, for one thread.
     *
     * @param engine the rules it is to play by
     * @param parameters the value of every parameter of the kind, in range and checked
     */
    Policy create(Engine engine, Map<String, Double> parameters);

    /**
     * Checks whether values that are each in range also go together.
     *
     * @throws IllegalArgumentException if they do not
     */
    default void check(Map<String, Double> parameters) {}

    /**
     * Why there can be no such policy under a rule set, in clauses; empty if there can. Takes no
     * time.
     */
    default List<String> obstacles(RuleSet rules, Map<String, Double> parameters) {
      return List.of();
    }

    /**
     * Makes what all such policies share under a rule set, so that no game waits for it.
     *
     * @param progress is told how far it is
     * @throws NoExactValues if it cannot be made
     */
    default void prepare(RuleSet rules, Map<String, Double> parameters, SolveProgress progress)
        throws NoExactValues {}

    /** How many times the work of a simple policy a decision takes, roughly. */
    default double effort(Map<String, Double> parameters) {
      return 1;
    }
  }

  public PolicyKind {
    parameters = List.copyOf(parameters);
  }

  /** A kind of which nobody has said what its choices depend on. */
  public PolicyKind(
      String name, String description, List<PolicyParameter> parameters, Factory factory) {
    this(name, description, parameters, factory, Choice.OTHER);
  }

  /** The same kind, with what its choices depend on. */
  public PolicyKind choosing(Choice newChoice) {
    return new PolicyKind(name, description, parameters, factory, newChoice);
  }

  /** A kind without parameters. */
  static PolicyKind plain(String name, String description, Function<Engine, Policy> factory) {
    return new PolicyKind(
        name, description, List.of(), (engine, parameters) -> factory.apply(engine));
  }

  /** This kind with another factory, and other parameters of the same names. */
  public PolicyKind with(List<PolicyParameter> newParameters, Factory newFactory) {
    return new PolicyKind(name, description, newParameters, newFactory, choice);
  }

  /** The name in labels: that of a class without its package. */
  public String shortName() {
    return name.substring(name.lastIndexOf('.') + 1);
  }

  /** The parameter of this name. */
  public Optional<PolicyParameter> parameter(String parameterName) {
    return parameters.stream().filter(p -> p.name().equals(parameterName)).findFirst();
  }
}
