package senet.policy.search;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import senet.game.Engine;
import senet.game.Policy;
import senet.game.Turn;
import senet.policy.Policies;
import senet.policy.PolicyKind;
import senet.policy.PolicyParameter;

/**
 * Chooses by {@link TreeSearch}. Of caps on throws it knows as little as {@link ExpectimaxPolicy}.
 */
public final class MctsPolicy implements Policy {

  /** The policies that can play rollouts, by their names. */
  private static final List<String> ROLLOUTS = List.of("none", "random", "greedy");

  private static final PolicyParameter ITERATIONS =
      PolicyParameter.whole(
          "iterations", "how many games are begun for each move", 1000, 1, 100_000);

  private static final PolicyParameter EXPLORATION =
      new PolicyParameter(
          "exploration", "how readily moves are tried that look worse, c in UCB1", 0.5, 0, 100);

  private static final PolicyParameter ROLLOUT =
      PolicyParameter.word(
          "rollout", "who plays on behind the tree before the position is valued", ROLLOUTS);

  private static final PolicyParameter ROLLOUT_DEPTH =
      PolicyParameter.whole(
          "rolloutDepth", "after how many throws a rollout is cut off", 10, 1, 100_000);

  public static final PolicyKind KIND =
      new PolicyKind(
          "mcts",
          "Makes the move it has tried most often after iterations games begun from here by Monte"
              + " Carlo tree search (UCB1, random throws), valued as expectimax does where they"
              + " leave the tree, or after a rollout of rolloutDepth throws; ties go to the higher"
              + " mean value, then to the piece furthest back.",
          Stream.concat(
                  Stream.of(ITERATIONS, EXPLORATION, ROLLOUT, ROLLOUT_DEPTH),
                  Valuations.USUAL.parameters().stream())
              .toList(),
          new Maker(Valuations.USUAL));

  private final TreeSearch search;

  MctsPolicy(TreeSearch search) {
    this.search = search;
  }

  @Override
  public int choose(Turn turn) {
    int legal = turn.legal();
    return (legal & legal - 1) == 0 ? legal : search.choose(turn);
  }

  /** Makes these policies. */
  private record Maker(Valuations valuations) implements SearchFactory {

    /** Measured in Bell's game, without rollouts. */
    private static final double EFFORT_PER_ITERATION = 8;

    @Override
    public SearchFactory with(Valuations newValuations) {
      return new Maker(newValuations);
    }

    @Override
    public Policy create(Engine engine, Map<String, Double> parameters) {
      Valuation valuation = valuations.under(engine, parameters);
      return new MctsPolicy(
          new TreeSearch(
              engine,
              new Expectimax(engine, valuation, null),
              rollout(engine, valuation, parameters),
              ITERATIONS.wholeIn(parameters),
              EXPLORATION.in(parameters)));
    }

    private static @Nullable Rollout rollout(
        Engine engine, Valuation valuation, Map<String, Double> parameters) {
      int player = ROLLOUT.wholeIn(parameters);
      if (player == 0) {
        return null;
      }
      Policy policy =
          Policies.find(ROLLOUTS.get(player)).orElseThrow().factory().create(engine, Map.of());
      return new Rollout(engine, valuation, policy, ROLLOUT_DEPTH.wholeIn(parameters));
    }

    @Override
    public double effort(Map<String, Double> parameters) {
      return EFFORT_PER_ITERATION * ITERATIONS.in(parameters);
    }
  }
}
