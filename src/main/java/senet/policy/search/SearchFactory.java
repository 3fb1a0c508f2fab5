package senet.policy.search;

import java.util.Map;
import java.util.Optional;
import senet.policy.PolicyKind;
import senet.policy.learned.EvaluatorChoice;
import senet.policy.learned.LearnedEvaluator;
import senet.rules.RuleSet;

/** Makes policies that search, whatever they value positions by. */
interface SearchFactory extends EvaluatorChoice.User {

  /** What it values positions by. */
  Valuations valuations();

  /** The same, valuing positions by others. */
  SearchFactory with(Valuations newValuations);

  @Override
  default EvaluatorChoice evaluator() {
    return valuations().choice();
  }

  @Override
  default PolicyKind.Factory with(Optional<LearnedEvaluator> fromFile) {
    return with(new Valuations(evaluator().with(fromFile)));
  }

  @Override
  default void check(Map<String, Double> parameters) {
    valuations().check(parameters);
  }

  @Override
  default Optional<LearnedEvaluator> evaluatorUnder(RuleSet rules, Map<String, Double> parameters) {
    return valuations().learned(rules, parameters);
  }
}
