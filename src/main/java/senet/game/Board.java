package senet.game;

/**
 * The pieces on the board as one number, seen by the side to move: its own squares in the lower
 * half, the rival's in the upper half, square {@code n} as bit {@code n - 1} of its half.
 */
public final class Board {

  /** The move of a piece from the hand, where a move is a mask of the square moved from. */
  public static final int HAND = 1 << 30;

  /** The move of a side that passes although it could move, where the rules allow that. */
  public static final int PASS = 1 << 31;

  private static final long LOWER_HALF = 0xFFFF_FFFFL;

  private Board() {}

  /** The board with these squares, both as masks. */
  public static long of(int own, int rival) {
    return (own & LOWER_HALF) | (long) rival << 32;
  }

  /** The squares of the side to move, as a mask. */
  public static int own(long board) {
    return (int) board;
  }

  /** The squares of the other side, as a mask. */
  public static int rival(long board) {
    return (int) (board >>> 32);
  }

  /** The same board seen by the other side. */
  public static long flip(long board) {
    return Long.rotateLeft(board, 32);
  }
}
