package senet.policy.endgame;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import senet.game.Board;
import senet.game.Counts;
import senet.game.Engine;
import senet.rules.Side;

/**
 * What a small game is worth for who moves first if both sides play optimally (win 1, draw ½), by
 * value iteration from ½ over the positions that can arise, without any of the code it tests.
 */
final class PlainOptimum {
  private static final double CONVERGED = 1e-13;

  private record State(long board, int counts) {}

  /** A move: what it is worth if the game is over, or else where it leads, and who throws then. */
  private record Step(double end, int next, boolean same) {}

  private final Engine engine;
  private final Map<State, Integer> numbers = new HashMap<>();
  private final List<State> states = new ArrayList<>();

  /** For each position and each throw the moves. */
  private final List<List<List<Step>>> throwsFrom = new ArrayList<>();

  private final double[] scores;

  PlainOptimum(Engine engine) {
    this.engine = engine;
    number(new State(engine.startBoard(Side.ODD), engine.startCounts(Side.ODD)));
    for (int i = 0; i < states.size(); i++) {
      throwsFrom.add(throwsFrom(states.get(i)));
    }
    scores = new double[states.size()];
    java.util.Arrays.fill(scores, 0.5);
    double change;
    do {
      change = 0;
      for (int i = states.size() - 1; i >= 0; i--) {
        double now = improved(i);
        change = Math.max(change, Math.abs(now - scores[i]));
        scores[i] = now;
      }
    } while (change > CONVERGED);
  }

  double score() {
    return scores[0];
  }

  private int number(State state) {
    return numbers.computeIfAbsent(
        state,
        s -> {
          states.add(s);
          return states.size() - 1;
        });
  }

  private List<List<Step>> throwsFrom(State state) {
    List<List<Step>> all = new ArrayList<>();
    for (int value : engine.throwValues()) {
      int legal = engine.legalMoves(state.board, state.counts, value);
      List<Step> steps = new ArrayList<>();
      if (legal == 0) {
        steps.add(on(state, engine.throwsAgain(value, 0)));
      }
      for (int rest = legal; rest != 0; rest &= rest - 1) {
        int from = Integer.lowestOneBit(rest);
        long board = engine.move(state.board, value, from);
        int counts = engine.countsAfter(state.board, state.counts, value, from);
        steps.add(
            switch (engine.outcome(board, counts)) {
              case RUNNING -> on(new State(board, counts), engine.throwsAgain(value, from));
              case OWN_WINS -> new Step(1, -1, true);
              case DRAW -> new Step(0.5, -1, true);
              case RIVAL_WINS -> new Step(0, -1, true);
            });
      }
      all.add(steps);
    }
    return all;
  }

  private Step on(State after, boolean again) {
    State next = again ? after : new State(Board.flip(after.board), Counts.flip(after.counts));
    return new Step(0, number(next), again);
  }

  private double improved(int state) {
    double[] chances = engine.throwChances();
    double score = 0;
    for (int i = 0; i < chances.length; i++) {
      double best = 0;
      for (Step step : throwsFrom.get(state).get(i)) {
        double worth =
            step.next < 0 ? step.end : step.same ? scores[step.next] : 1 - scores[step.next];
        best = Math.max(best, worth);
      }
      score += chances[i] * best;
    }
    return score;
  }
}
