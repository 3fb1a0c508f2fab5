package senet.policy.search;

import java.util.List;
import java.util.Map;
import senet.game.Engine;
import senet.policy.Evaluator;
import senet.policy.PolicyParameter;
import senet.rules.Ending.Goal;

/** The weights of the features by which the searching policies value a position. */
final class Weights {

  /**
   * Where all pieces must come off; fitted, as those below, to the results of some thousands of
   * games that expectimax played against itself, and rounded.
   */
  private static final Map<String, Double> OF_A_RACE =
      Map.of("off", 0.85, "pieces", 0.77, "path", 0.017, "safe", 0.055, "neighbours", -0.05);

  /** Where each piece borne off is a point. */
  private static final Map<String, Double> OF_POINTS =
      Map.of("off", 0.85, "pieces", 0.6, "safe", 0.3, "exposed", -0.5, "threat", 0.5);

  private Weights() {}

  /** The parameters, one for each feature. */
  static List<PolicyParameter> parameters() {
    return Evaluator.weights();
  }

  /** Whether there is a weight other than 0. */
  static boolean areGiven(Map<String, Double> parameters) {
    return parameters().stream().anyMatch(weight -> weight.in(parameters) != 0);
  }

  /** The valuation with these weights, or with those that suit the rules if all are 0. */
  static Valuation valuation(Engine engine, Map<String, Double> parameters) {
    boolean given = areGiven(parameters);
    boolean race = engine.rules().ending().goal() == Goal.ALL_OFF;
    Evaluator evaluator = new Evaluator(engine, given ? parameters : race ? OF_A_RACE : OF_POINTS);
    return (board, counts) -> {
      double sum = evaluator.value(board, counts);
      return sum / Math.sqrt(1 + sum * sum);
    };
  }
}
