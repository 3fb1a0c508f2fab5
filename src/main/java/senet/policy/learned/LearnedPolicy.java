package senet.policy.learned;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import senet.game.Board;
import senet.game.Counts;
import senet.game.Engine;
import senet.game.Policy;
import senet.game.Turn;
import senet.policy.Moves;
import senet.policy.PolicyKind;
import senet.policy.PolicySpec;
import senet.policy.search.Outcomes;
import senet.rules.RuleSet;

/** Looks one move ahead with a learned evaluator. */
public final class LearnedPolicy implements Policy {

  private static final EvaluatorChoice EVALUATOR =
      EvaluatorChoice.among(
          "learned is the rule set's own; also one trained for other rules, or a file of senet"
              + " train",
          List.of(EvaluatorChoice.LEARNED));

  public static final PolicyKind KIND =
      new PolicyKind(
              "learned",
              "Makes the move after which its chances are best (of winning, with half of those of a"
                  + " draw) by an evaluator that was trained by playing against itself; ties go to the"
                  + " piece furthest back.",
              List.of(EVALUATOR.parameter()),
              new Maker(EVALUATOR))
          .choosing(PolicyKind.Choice.BY_POSITION);

  private final Engine engine;
  private final NetworkValue values;

  LearnedPolicy(Engine engine, NetworkValue values) {
    this.engine = engine;
    this.values = values;
  }

  /** The policy with an evaluator of a file. */
  public static PolicySpec with(String path, LearnedEvaluator evaluator) {
    PolicyKind kind = EvaluatorChoice.withFile(KIND, path, Optional.of(evaluator));
    String key = EVALUATOR.parameter().name();
    double file = kind.parameter(key).orElseThrow().most();
    return PolicySpec.of(kind, Map.of(key, file));
  }

  @Override
  public int choose(Turn turn) {
    return Moves.furthestBack(Moves.best(turn, turn.legal(), this::afterMove));
  }

  private double afterMove(Turn turn, int from) {
    long board = turn.board();
    int counts = turn.counts();
    if (from != Board.PASS) {
      counts = engine.countsAfter(board, counts, turn.value(), from);
      board = engine.move(board, turn.value(), from);
      if (engine.isOver(board, counts)) {
        return Outcomes.value(engine.outcome(board, counts));
      }
    }
    return engine.throwsAgain(turn.value(), from)
        ? values.of(board, counts)
        : -values.of(Board.flip(board), Counts.flip(counts));
  }

  /** Makes these policies. */
  private record Maker(EvaluatorChoice evaluator) implements EvaluatorChoice.User {
    /** Measured in Bell's game. */
    private static final double EFFORT = 3;

    @Override
    public Policy create(Engine engine, Map<String, Double> parameters) {
      LearnedEvaluator chosen = evaluator.in(parameters, engine.rules()).orElseThrow();
      return new LearnedPolicy(engine, chosen.under(engine));
    }

    @Override
    public Optional<LearnedEvaluator> evaluatorUnder(
        RuleSet rules, Map<String, Double> parameters) {
      return evaluator.in(parameters, rules);
    }

    @Override
    public PolicyKind.Factory with(Optional<LearnedEvaluator> fromFile) {
      return new Maker(evaluator.with(fromFile));
    }

    @Override
    public double effort(Map<String, Double> parameters) {
      return EFFORT;
    }
  }
}
