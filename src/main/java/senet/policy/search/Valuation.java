package senet.policy.search;

/**
 * What a position that is not over is worth, from -1 for a game as good as lost to 1 for one as
 * good as won. The other side's value of the same position is taken to be the opposite.
 */
@FunctionalInterface
interface Valuation {

  /** The value for the side that has just moved or passed, by whom the position is seen. */
  double of(long board, int counts);
}
