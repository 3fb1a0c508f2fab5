package senet.game;

import senet.rules.Landing.Barrier;
import senet.rules.Landing.Neighbours;
import senet.rules.Landing.Protection;
import senet.rules.SquareSet;

/**
 * Finds runs of neighbouring pieces in a mask.
 *
 * @param least how many pieces make a run, 2 or more; 0 if there is no such thing as a run
 * @param links the squares that are neighbours of the square after them, as a mask
 * @param counting the squares whose pieces count, as a mask
 */
record Runs(int least, int links, int counting) {

  /** Every square that has a neighbour after it: 1 to 29. */
  private static final int PATH_LINKS = (1 << 29) - 1;

  /** The last squares of the first two rows, which end a row. */
  private static final int ROW_ENDS = 1 << 9 | 1 << 19;

  static Runs of(Protection protection) {
    return of(protection.run(), protection.neighbours(), protection.exempt());
  }

  static Runs of(Barrier barrier) {
    return of(barrier.run(), barrier.neighbours(), barrier.exempt());
  }

  private static Runs of(int least, Neighbours neighbours, SquareSet exempt) {
    return new Runs(least, links(neighbours), ~exempt.mask());
  }

  private static int links(Neighbours neighbours) {
    return switch (neighbours) {
      case PATH -> PATH_LINKS;
      case ROW -> PATH_LINKS & ~ROW_ENDS;
    };
  }

  /** Those of {@code pieces} that stand in a run. */
  int in(int pieces) {
    if (least == 0) {
      return 0;
    }
    int counted = pieces & counting;
    int linked = counted & counted >>> 1 & links;
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

  /** How many pairs of neighbours there are. */
  int pairs(int pieces) {
    int counted = pieces & counting;
    return Integer.bitCount(counted & counted >>> 1 & links);
  }
}
