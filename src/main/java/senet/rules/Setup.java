package senet.rules;

/**
 * Row 1: where the pieces stand at the start, and who moves first.
 *
 * @param odd the squares of the side that in the usual setup has the odd squares
 * @param even the squares of the other side
 * @param starter who moves first
 */
public record Setup(SquareSet odd, SquareSet even, Starter starter) {

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

  public Setup withStarter(Starter newStarter) {
    return new Setup(odd, even, newStarter);
  }

  /** Whether the pieces alternate from square 1, as many on each side. */
  public boolean isAlternating() {
    int pieces = odd.size();
    return pieces >= 1
        && pieces <= SquareSet.BOARD_SIZE / 2
        && withStarter(Starter.ODD).equals(alternating(pieces, Starter.ODD));
  }
}
