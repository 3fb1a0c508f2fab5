package senet.policy;

import java.util.Map;
import senet.game.Engine;
import senet.game.Policy;
import senet.game.Turn;

/** Looks one move ahead with an {@link Evaluator}. */
final class WeightedPolicy implements Policy {

  static final PolicyKind KIND =
      new PolicyKind(
              "weighted",
              "Makes the move after which the sum of the position's features, each times its weight,"
                  + " is highest; ties go to the piece furthest back.",
              Evaluator.weights(),
              new Maker())
          .choosing(PolicyKind.Choice.BY_POSITION);

  private final Moves.Score score;

  WeightedPolicy(Engine engine, Evaluator evaluator) {
    score =
        (turn, from) ->
            evaluator.value(
                engine.move(turn.board(), turn.value(), from),
                engine.countsAfter(turn.board(), turn.counts(), turn.value(), from));
  }

  @Override
  public int choose(Turn turn) {
    return Moves.furthestBack(Moves.best(turn, turn.legal(), score));
  }

  private static final class Maker implements PolicyKind.Factory {
    @Override
    public Policy create(Engine engine, Map<String, Double> parameters) {
      return new WeightedPolicy(engine, new Evaluator(engine, parameters));
    }

    @Override
    public void check(Map<String, Double> parameters) {
      if (parameters.values().stream().allMatch(weight -> weight == 0)) {
        throw new IllegalArgumentException(
            "all weights of policy weighted are 0; give one of "
                + String.join(", ", parameters.keySet()));
      }
    }
  }
}
