package senet.game;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import senet.rules.Side;

/**
 * The exact chances of a small game under uniformly random play, by going over all positions that
 * can arise until nothing changes any more.
 */
final class ExactGame {

  private static final double CONVERGED = 1e-12;

  /** A position with the side to move, as the engine writes it. */
  private record State(long board, int counts) {}

  /**
   * One way on from a position.
   *
   * @param chance how likely it is
   * @param next the position after it; -1 if the game is over
   * @param sameSide whether the same side throws again
   * @param outcome how the game is over, seen by the mover
   * @param margin the mover's points less the rival's, if the game is over
   */
  private record Way(double chance, int next, boolean sameSide, Outcome outcome, int margin) {}

  private final Engine engine;
  private final Map<State, Integer> numbers = new HashMap<>();
  private final List<State> states = new ArrayList<>();
  private final List<Way[]> ways = new ArrayList<>();
  private final double[] wins;
  private final double[] draws;
  private final double[] losses;
  private final double[] throwCounts;
  private final double[] margins;

  ExactGame(Engine engine, Side starter) {
    this.engine = engine;
    number(new State(engine.startBoard(starter), 0));
    for (int i = 0; i < states.size(); i++) {
      ways.add(waysFrom(states.get(i)));
    }
    wins = new double[states.size()];
    draws = new double[states.size()];
    losses = new double[states.size()];
    throwCounts = new double[states.size()];
    margins = new double[states.size()];
    double change;
    do {
      change = 0;
      for (int i = states.size() - 1; i >= 0; i--) {
        change = Math.max(change, improve(i));
      }
    } while (change > CONVERGED);
  }

  int positions() {
    return states.size();
  }

  double firstWins() {
    return wins[0];
  }

  double draw() {
    return draws[0];
  }

  double secondWins() {
    return losses[0];
  }

  double throwCount() {
    return throwCounts[0];
  }

  double margin() {
    return margins[0];
  }

  private int number(State state) {
    return numbers.computeIfAbsent(
        state,
        s -> {
          states.add(s);
          return states.size() - 1;
        });
  }

  private Way[] waysFrom(State state) {
    List<Way> found = new ArrayList<>();
    int[] values = engine.throwValues();
    double[] chances = engine.throwChances();
    for (int i = 0; i < values.length; i++) {
      int value = engine.direction(state.board, state.counts, values[i]);
      int legal = engine.legalMoves(state.board, state.counts, value);
      if (legal == 0) {
        found.add(on(state, chances[i], engine.throwsAgain(value, 0)));
      }
      double chance = chances[i] / Integer.bitCount(legal);
      for (int rest = legal; rest != 0; rest &= rest - 1) {
        int from = Integer.lowestOneBit(rest);
        long board = engine.move(state.board, value, from);
        int counts = engine.countsAfter(state.board, state.counts, value, from);
        Outcome outcome = engine.outcome(board, counts);
        found.add(
            outcome == Outcome.RUNNING
                ? on(new State(board, counts), chance, engine.throwsAgain(value, from))
                : new Way(
                    chance, -1, true, outcome, Counts.ownOff(counts) - Counts.rivalOff(counts)));
      }
    }
    return found.toArray(Way[]::new);
  }

  private Way on(State after, double chance, boolean again) {
    State next = again ? after : new State(Board.flip(after.board), Counts.flip(after.counts));
    return new Way(chance, number(next), again, Outcome.RUNNING, 0);
  }

  /** Reckons a position anew from those that follow it; returns the largest change. */
  private double improve(int state) {
    double win = 0;
    double draw = 0;
    double loss = 0;
    double throwCount = 1;
    double margin = 0;
    for (Way way : ways.get(state)) {
      if (way.next < 0) {
        win += way.outcome == Outcome.OWN_WINS ? way.chance : 0;
        draw += way.outcome == Outcome.DRAW ? way.chance : 0;
        loss += way.outcome == Outcome.RIVAL_WINS ? way.chance : 0;
        margin += way.chance * way.margin;
      } else {
        win += way.chance * (way.sameSide ? wins : losses)[way.next];
        draw += way.chance * draws[way.next];
        loss += way.chance * (way.sameSide ? losses : wins)[way.next];
        margin += way.chance * (way.sameSide ? margins[way.next] : -margins[way.next]);
        throwCount += way.chance * throwCounts[way.next];
      }
    }
    double change = Math.abs(throwCount - throwCounts[state]) / throwCount;
    change = Math.max(change, Math.abs(win - wins[state]));
    change = Math.max(change, Math.abs(draw - draws[state]));
    change = Math.max(change, Math.abs(loss - losses[state]));
    change = Math.max(change, Math.abs(margin - margins[state]));
    wins[state] = win;
    draws[state] = draw;
    losses[state] = loss;
    throwCounts[state] = throwCount;
    margins[state] = margin;
    return change;
  }
}
