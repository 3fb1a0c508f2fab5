package senet.policy.endgame;

import senet.game.Board;
import senet.game.Counts;
import senet.game.Engine;
import senet.game.Outcome;

/**
 * The ways on from a position: for each throw each move that the player may make. Those of one
 * throw stand together and have the same weight, a number that tells the throw and how many they
 * are. One object is used again for many positions.
 */
final class Ways {
  /** Pieces, entering and passing: more moves than any throw can have here. */
  private static final int MOST_MOVES = 17;

  private final Engine engine;
  private final Positions positions;
  private final Players players;
  private final int[] values;
  private final double[] chances;
  private final int[] targets;
  private final char[] weights;
  private int count;

  Ways(Engine engine, Positions positions, Players players) {
    this.engine = engine;
    this.positions = positions;
    this.players = players;
    values = engine.throwValues();
    chances = engine.throwChances();
    targets = new int[values.length * MOST_MOVES];
    weights = new char[targets.length];
  }

  /** The chance of a way of each weight. */
  static double[] chancesByWeight(Engine engine) {
    double[] throwChances = engine.throwChances();
    double[] byWeight = new double[throwChances.length * MOST_MOVES];
    for (int weight = 0; weight < byWeight.length; weight++) {
      byWeight[weight] = throwChances[weight / MOST_MOVES] / movesOf(weight);
    }
    return byWeight;
  }

  /** How many ways a throw has that has ways of this weight. */
  static int movesOf(int weight) {
    return weight % MOST_MOVES + 1;
  }

  /** The weight of the only way of the same throw. */
  static int only(int weight) {
    return weight - weight % MOST_MOVES;
  }

  /** Finds the ways on from a position of a layer. */
  void from(Layer layer, long board) {
    count = 0;
    int counts = layer.counts();
    for (int i = 0; i < values.length; i++) {
      int value = engine.direction(board, counts, values[i]);
      int legal = engine.legalMoves(board, counts, value);
      if (legal == 0) {
        add(next(layer.seat(), value, 0, board, counts), i * MOST_MOVES);
        continue;
      }
      int moves = players.moves(layer.seat(), board, counts, value, legal);
      int weight = i * MOST_MOVES + Integer.bitCount(moves) - 1;
      for (int rest = moves; rest != 0; rest &= rest - 1) {
        add(after(layer.seat(), board, counts, value, Integer.lowestOneBit(rest)), weight);
      }
    }
  }

  private void add(int target, int weight) {
    targets[count] = target;
    weights[count++] = (char) weight;
  }

  private int after(int seat, long board, int counts, int value, int move) {
    if (move == Board.PASS) {
      return next(seat, value, move, board, counts);
    }
    long boardAfter = engine.move(board, value, move);
    int countsAfter = engine.countsAfter(board, counts, value, move);
    Outcome outcome = engine.outcome(boardAfter, countsAfter);
    return outcome == Outcome.RUNNING
        ? next(seat, value, move, boardAfter, countsAfter)
        : positions.over(outcome, countsAfter) << 1;
  }

  private int next(int seat, int value, int move, long board, int counts) {
    return engine.throwsAgain(value, move)
        ? positions.number(seat, board, counts) << 1
        : positions.number(positions.other(seat), Board.flip(board), Counts.flip(counts)) << 1 | 1;
  }

  int count() {
    return count;
  }

  /** The number of what a way leads to, twice, and 1 more if the other side throws then. */
  int target(int way) {
    return targets[way];
  }

  /** The number that tells the throw of a way, and how many ways that throw has. */
  char weight(int way) {
    return weights[way];
  }
}
