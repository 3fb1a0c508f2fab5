package senet.game;

import senet.rules.Landing.Neighbours;

/** Finds runs of neighbouring pieces in a mask. */
final class Runs {

  /** Every square that has a neighbour after it: 1 to 29. */
  private static final int PATH_LINKS = (1 << 29) - 1;

  /** The last squares of the first two rows, which end a row. */
  private static final int ROW_ENDS = 1 << 9 | 1 << 19;

  private Runs() {}

  /** The squares that are neighbours of the square after them, as a mask. */
  static int links(Neighbours neighbours) {
    return switch (neighbours) {
      case PATH -> PATH_LINKS;
      case ROW -> PATH_LINKS & ~ROW_ENDS;
    };
  }

  /** Those of {@code pieces} that stand in a run of at least {@code least} (2 or more). */
  static int atLeast(int pieces, int least, int links) {
    int linked = pieces & pieces >>> 1 & links;
    int starts = linked;
    for (int i = 2; i < least; i++) {
      starts &= linked >>> 1;
      linked >>>= 1;
    }
    int runs = starts;
    for (int i = 1; i < least; i++) {
      runs |= starts << i;
    }
    return runs;
  }
}
