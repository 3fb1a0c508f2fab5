package senet.policy;

import senet.game.Turn;

/** Narrows a mask of moves down to those to be preferred, never to none. */
final class Moves {

  /** How far apart two scores may be and still tie; it takes in rounding, and nothing else. */
  private static final double TIE = 1e-9;

  /** How good a move is; higher is better. */
  @FunctionalInterface
  interface Score {
    double of(Turn turn, int from);
  }

  private Moves() {}

  /** The move of the piece furthest on. */
  static int furthestOn(int moves) {
    return Integer.highestOneBit(moves);
  }

  /** The move of the piece furthest back. */
  static int furthestBack(int moves) {
    return Integer.lowestOneBit(moves);
  }

  /** Those of the moves that are among the preferred; all of them if none is. */
  static int prefer(int moves, int preferred) {
    int both = moves & preferred;
    return both == 0 ? moves : both;
  }

  /** The moves with the highest score. */
  static int best(Turn turn, int moves, Score score) {
    if ((moves & moves - 1) == 0) {
      return moves;
    }
    int best = 0;
    double highest = Double.NEGATIVE_INFINITY;
    for (int rest = moves; rest != 0; rest &= rest - 1) {
      int from = Integer.lowestOneBit(rest);
      double points = score.of(turn, from);
      if (points > highest + TIE) {
        best = from;
        highest = points;
      } else if (points >= highest - TIE) {
        best |= from;
      }
    }
    return best;
  }
}
