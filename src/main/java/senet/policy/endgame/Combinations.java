package senet.policy.endgame;

import senet.rules.SquareSet;

/**
 * Sets of squares of one size in a row, by the combinatorial number system (Knuth, The Art of
 * Computer Programming 4A, section 7.2.1.3): the set with squares c₁ &lt; c₂ &lt; …, counted from
 * 0, has the place Σ C(cᵢ, i).
 */
final class Combinations {
  private static final int[][] CHOOSE = pascal();

  private Combinations() {}

  private static int[][] pascal() {
    int n = SquareSet.BOARD_SIZE;
    int[][] rows = new int[n + 1][n + 2];
    for (int i = 0; i <= n; i++) {
      rows[i][0] = 1;
      for (int k = 1; k <= i; k++) {
        rows[i][k] = rows[i - 1][k - 1] + rows[i - 1][k];
      }
    }
    return rows;
  }

  /** How many sets of {@code size} squares there are among {@code squares}. */
  static int count(int squares, int size) {
    return CHOOSE[squares][size];
  }

  /** The place of a set among those of its size. */
  static int place(int set) {
    int place = 0;
    int i = 1;
    for (int rest = set; rest != 0; rest &= rest - 1) {
      place += CHOOSE[Integer.numberOfTrailingZeros(rest)][i++];
    }
    return place;
  }

  /** The set of {@code size} squares at a place. */
  static int set(int place, int size) {
    int set = 0;
    int left = place;
    int square = SquareSet.BOARD_SIZE - 1;
    for (int i = size; i > 0; i--) {
      while (CHOOSE[square][i] > left) {
        square--;
      }
      left -= CHOOSE[square][i];
      set |= 1 << square;
    }
    return set;
  }

  /** A set without the squares that {@code taken} has, the squares between them closed up. */
  static int close(int set, int taken) {
    int closed = set;
    for (int rest = taken; rest != 0; ) {
      int top = Integer.highestOneBit(rest);
      rest ^= top;
      closed = closed & top - 1 | closed >>> 1 & -top;
    }
    return closed;
  }

  /** The inverse of {@link #close}. */
  static int open(int closed, int taken) {
    int set = closed;
    for (int rest = taken; rest != 0; rest &= rest - 1) {
      int low = rest & -rest;
      set = set & low - 1 | (set & -low) << 1;
    }
    return set;
  }
}
