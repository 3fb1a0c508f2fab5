package senet.policy.endgame;

import java.util.List;
import java.util.Map;
import senet.game.Board;
import senet.game.Counts;
import senet.game.Engine;
import senet.game.Outcome;
import senet.game.Policy;
import senet.game.Turn;
import senet.policy.Policies;
import senet.policy.PolicyKind;
import senet.policy.PolicyParameter;
import senet.policy.PolicySpec;
import senet.rules.RuleSet;

/** Plays perfectly where a table of optimal play covers the board, and as another policy before. */
public final class OptimalPolicy implements Policy {

  /** The policies that can play where the table ends, with their defaults. */
  private static final List<String> OTHERS =
      List.of(
          "greedy",
          "random",
          "rearmost",
          "frontmost",
          "racer",
          "cautious",
          "blocker",
          "expectimax",
          "mcts");

  private static final PolicyParameter PIECES =
      PolicyParameter.whole(
          "pieces",
          "how many pieces a side on the board the table goes up to",
          2,
          1,
          OptimalTable.MOST_PIECES);

  private static final PolicyParameter OTHERWISE =
      PolicyParameter.word(
          "otherwise", "who plays while a side has more, with its defaults", OTHERS);

  public static final PolicyKind KIND =
      new PolicyKind(
          "optimal",
          "With at most pieces a side on the board makes the move with the highest P(win) + P(draw)"
              + " / 2 if both sides play like this to the end, known from an exact table, and"
              + " before that moves like the policy otherwise; ties, to 2^-30, go to the piece"
              + " furthest back.",
          List.of(PIECES, OTHERWISE),
          new Maker());

  private final Engine engine;
  private final OptimalTable table;
  private final Policy otherwise;

  /**
   * A policy that shares its table.
   *
   * @param engine the rules that the table is of
   * @param otherwise plays where the table ends
   */
  OptimalPolicy(Engine engine, OptimalTable table, Policy otherwise) {
    this.engine = engine;
    this.table = table;
    this.otherwise = otherwise;
  }

  @Override
  public int choose(Turn turn) {
    if (!table.covers(turn.board())) {
      return otherwise.choose(turn);
    }
    int legal = turn.legal();
    int best = Integer.lowestOneBit(legal);
    if (best == legal) {
      return legal;
    }
    int highest = -1;
    for (int rest = legal; rest != 0; rest &= rest - 1) {
      int from = Integer.lowestOneBit(rest);
      int score = scoreAfter(turn.board(), turn.counts(), turn.value(), from);
      if (score > highest) {
        best = from;
        highest = score;
      }
    }
    return best;
  }

  /** What a move is worth for who makes it, in units of 2<sup>-30</sup>. */
  private int scoreAfter(long board, int counts, int value, int from) {
    long boardAfter = engine.move(board, value, from);
    int countsAfter = engine.countsAfter(board, counts, value, from);
    Outcome outcome = engine.outcome(boardAfter, countsAfter);
    if (outcome != Outcome.RUNNING) {
      return OptimalTable.atEnd(outcome);
    }
    return engine.throwsAgain(value, from)
        ? table.score(boardAfter, countsAfter)
        : OptimalTable.ONE - table.score(Board.flip(boardAfter), Counts.flip(countsAfter));
  }

  private static final class Maker implements PolicyKind.Factory {

    @Override
    public Policy create(Engine engine, Map<String, Double> parameters) {
      try {
        return new OptimalPolicy(
            engine,
            OptimalStore.shared()
                .table(engine.rules(), PIECES.wholeIn(parameters), SolveProgress.NONE),
            otherwise(parameters).create(engine));
      } catch (NoExactValues e) {
        throw new IllegalArgumentException(e.getMessage(), e);
      }
    }

    private static PolicySpec otherwise(Map<String, Double> parameters) {
      String name = OTHERS.get(OTHERWISE.wholeIn(parameters));
      return PolicySpec.of(Policies.find(name).orElseThrow());
    }

    @Override
    public List<String> obstacles(RuleSet rules, Map<String, Double> parameters) {
      return OptimalTable.obstacles(rules, PIECES.wholeIn(parameters));
    }

    @Override
    public void prepare(RuleSet rules, Map<String, Double> parameters, SolveProgress progress)
        throws NoExactValues {
      OptimalStore.shared().table(rules, PIECES.wholeIn(parameters), progress);
    }

    @Override
    public double effort(Map<String, Double> parameters) {
      return otherwise(parameters).effort();
    }
  }
}
