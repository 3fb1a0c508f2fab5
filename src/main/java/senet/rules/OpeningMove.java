package senet.rules;

/**
 * The move with which every game begins: the side that moves first has thrown {@code value}, and
 * moves the piece on {@code from} with it.
 *
 * @param from a square where that side starts
 * @param value the throw; it counts as one, and gives another if it is one that does
 */
public record OpeningMove(int from, int value) {

  /** The square it leads to. */
  public int to() {
    return from + value;
  }
}
