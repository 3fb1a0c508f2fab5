package senet.policy.search;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import senet.game.Board;
import senet.game.Counts;
import senet.game.Engine;

/**
 * The value of an ending when both sides play as well as can be, by going over all positions that
 * can arise until nothing changes any more. For rules without a cap on extra throws.
 */
final class OptimalPlay {

  private static final double CONVERGED = 1e-10;

  private record State(long board, int counts) {}

  private final Engine engine;
  private final Map<State, Double> values = new HashMap<>();

  OptimalPlay(Engine engine) {
    this.engine = engine;
  }

  /** Works out a position before a throw, and all that can follow it. */
  void solve(long board, int counts) {
    Deque<State> open = new ArrayDeque<>();
    add(new State(board, counts), open);
    while (!open.isEmpty()) {
      State state = open.pop();
      for (int thrown : engine.throwValues()) {
        int value = engine.direction(state.board, state.counts, thrown);
        int legal = engine.legalMoves(state.board, state.counts, value);
        int rest = legal;
        do {
          int from = Integer.lowestOneBit(rest);
          State after = after(state, value, from);
          if (!engine.isOver(after.board, after.counts)) {
            add(engine.throwsAgain(value, from) ? after : flip(after), open);
          }
          rest &= rest - 1;
        } while (rest != 0);
      }
    }
    double change;
    do {
      change = 0;
      for (Map.Entry<State, Double> entry : values.entrySet()) {
        double value = average(entry.getKey());
        change = Math.max(change, Math.abs(value - entry.getValue()));
        entry.setValue(value);
      }
    } while (change > CONVERGED);
  }

  private void add(State state, Deque<State> open) {
    if (values.putIfAbsent(state, 0.0) == null) {
      open.push(state);
    }
  }

  private State after(State state, int value, int from) {
    return from == 0
        ? state
        : new State(
            engine.move(state.board, value, from),
            engine.countsAfter(state.board, state.counts, value, from));
  }

  private static State flip(State state) {
    return new State(Board.flip(state.board), Counts.flip(state.counts));
  }

  private double average(State state) {
    double average = 0;
    for (int i = 0; i < engine.throwValues().length; i++) {
      int value = engine.direction(state.board, state.counts, engine.throwValues()[i]);
      int legal = engine.legalMoves(state.board, state.counts, value);
      double best = -1;
      int rest = legal;
      do {
        best = Math.max(best, afterMove(state, value, Integer.lowestOneBit(rest)));
        rest &= rest - 1;
      } while (rest != 0);
      average += engine.throwChances()[i] * best;
    }
    return average;
  }

  private double afterMove(State state, int value, int from) {
    State after = after(state, value, from);
    if (engine.isOver(after.board, after.counts)) {
      return switch (engine.outcome(after.board, after.counts)) {
        case OWN_WINS -> 1;
        case RIVAL_WINS -> -1;
        default -> 0;
      };
    }
    return engine.throwsAgain(value, from) ? value(after) : -value(flip(after));
  }

  /** The value of a position before a throw, for the side that throws. */
  double value(long board, int counts) {
    return value(new State(board, counts));
  }

  private double value(State state) {
    return java.util.Objects.requireNonNull(values.get(state), "a position that was solved");
  }

  /** The value of a move for the side that makes it. */
  double afterMove(long board, int counts, int value, int from) {
    return afterMove(new State(board, counts), value, from);
  }
}
