package senet.rules;

import java.util.Optional;

/**
 * Row 1: where the pieces stand at the start, and who moves first.
 *
 * @param odd the squares of the side that in the usual setup has the odd squares
 * @param even the squares of the other side
 * @param hand the pieces in hand
 * @param starter who moves first
 * @param openingMove the move with which every game begins, if it is forced
 */
public record Setup(
    SquareSet odd, SquareSet even, Hand hand, Starter starter, Optional<OpeningMove> openingMove) {

  /** Pieces on the board only, and no forced first move. */
  public Setup(SquareSet odd, SquareSet even, Starter starter) {
    this(odd, even, Hand.NONE, starter, Optional.empty());
  }

  /**
   * The usual setup: {@code pieces} a side, alternating from square 1.
   *
   * @throws IllegalArgumentException if they do not fit on the board (1 to 15)
   */
  public static Setup alternating(int pieces, Starter starter) {
    if (pieces < 1 || pieces > SquareSet.BOARD_SIZE / 2) {
      throw new IllegalArgumentException(
          pieces + " pieces a side do not fit on the board alternating (1 to 15)");
    }
    int used = (int) ((1L << (2 * pieces)) - 1);
    return new Setup(new SquareSet(used & 0x15555555), new SquareSet(used & 0x2AAAAAAA), starter);
  }

  public SquareSet of(Side side) {
    return side == Side.ODD ? odd : even;
  }

  /** The squares of both sides. */
  public SquareSet all() {
    return new SquareSet(odd.mask() | even.mask());
  }

  /** How many pieces {@code side} has, in hand and on the board. */
  public int pieces(Side side) {
    return of(side).size() + hand.of(side);
  }

  public Setup withStarter(Starter newStarter) {
    return new Setup(odd, even, hand, newStarter, openingMove);
  }

  /** Whether the pieces on the board alternate from square 1, as many on each side. */
  public boolean isAlternating() {
    int pieces = odd.size();
    return pieces >= 1
        && pieces <= SquareSet.BOARD_SIZE / 2
        && odd.equals(alternating(pieces, starter).odd())
        && even.equals(alternating(pieces, starter).even());
  }
}
