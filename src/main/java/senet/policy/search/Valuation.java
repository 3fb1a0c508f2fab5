package senet.policy.search;

/**
 * What a position that is not over is worth, from -1 for a game as good as lost to 1 for one as
 * good as won, for the side that has just moved or passed, by whom it is seen.
 */
@FunctionalInterface
interface Valuation {

  /** The value where the other side throws next. */
  double of(long board, int counts);

  /** The value where the same side throws again. */
  default double ofThrowingAgain(long board, int counts) {
    return of(board, counts);
  }
}
