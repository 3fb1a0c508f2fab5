package senet.policy;

import senet.game.Board;
import senet.game.Turn;
import senet.rules.SquareSet;

/** Narrows a mask of moves down to those to be preferred, never to none. */
public final class Moves {

  /** How far apart two scores may be and still tie; it takes in rounding, and nothing else. */
  public static final double TIE = 1e-9;

  /** How good a move is; higher is better. */
  @FunctionalInterface
  public interface Score {
    double of(Turn turn, int from);
  }

  private Moves() {}

  /** The moves of pieces: all but passing by choice, which is never the only choice. */
  static int ofPieces(Turn turn) {
    return turn.legal() & ~Board.PASS;
  }

  /** The move of the piece furthest on; one in hand is further back than any on the board. */
  static int furthestOn(int moves) {
    int onBoard = moves & SquareSet.BOARD_MASK;
    return Integer.highestOneBit(onBoard == 0 ? moves : onBoard);
  }

  /** The move of the piece furthest back; passing by choice if there is no other. */
  public static int furthestBack(int moves) {
    return (moves & Board.HAND) != 0 ? Board.HAND : Integer.lowestOneBit(moves);
  }

  /** Those of the moves that are among the preferred; all of them if none is. */
  static int prefer(int moves, int preferred) {
    int both = moves & preferred;
    return both == 0 ? moves : both;
  }

  /** The moves with the highest score. */
  public static int best(Turn turn, int moves, Score score) {
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
