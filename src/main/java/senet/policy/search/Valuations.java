package senet.policy.search;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import senet.game.Engine;
import senet.policy.PolicyParameter;
import senet.policy.learned.BuiltInEvaluators;
import senet.policy.learned.EvaluatorChoice;
import senet.policy.learned.LearnedEvaluator;
import senet.rules.RuleSet;

/**
 * By what the searching policies value positions: a learned evaluator, or features with weights.
 *
 * @param choice the parameter that says so
 */
record Valuations(EvaluatorChoice choice) {

  private static final String AUTO = "auto";
  private static final String FEATURES = "features";

  /** The choice without a file. */
  static final Valuations USUAL =
      new Valuations(
          EvaluatorChoice.among(
              "what values positions: auto is learned where the rule set has an evaluator of its own"
                  + " and no weight is given, otherwise features; learned is the rule set's own;"
                  + " also one trained for other rules, or a file of senet train",
              List.of(AUTO, FEATURES, EvaluatorChoice.LEARNED)));

  /** The parameters: the evaluator, and a weight for each feature. */
  List<PolicyParameter> parameters() {
    return Stream.concat(Stream.of(choice.parameter()), Weights.parameters().stream()).toList();
  }

  /** The valuation that these parameters ask for, for one thread. */
  Valuation under(Engine engine, Map<String, Double> parameters) {
    Optional<LearnedEvaluator> learned = learned(engine.rules(), parameters);
    return learned.isPresent()
        ? new LearnedValuation(learned.get().under(engine))
        : Weights.valuation(engine, parameters);
  }

  /**
   * The learned evaluator that these parameters ask for, if any.
   *
   * @throws IllegalArgumentException if there is none under these rules
   */
  Optional<LearnedEvaluator> learned(RuleSet rules, Map<String, Double> parameters) {
    if (choice.word(parameters).equals(Optional.of(AUTO))) {
      return Weights.areGiven(parameters) ? Optional.empty() : BuiltInEvaluators.of(rules);
    }
    return choice.in(parameters, rules);
  }

  /**
   * Checks that weights are only given where they count.
   *
   * @throws IllegalArgumentException if they are given beside a learned evaluator
   */
  void check(Map<String, Double> parameters) {
    Optional<String> word = choice.word(parameters);
    boolean features = word.equals(Optional.of(AUTO)) || word.equals(Optional.of(FEATURES));
    if (!features && Weights.areGiven(parameters)) {
      throw new IllegalArgumentException(
          "weights of features count for nothing beside evaluator: "
              + word.orElse("a file")
              + "; leave them out, or write evaluator: features");
    }
  }
}
