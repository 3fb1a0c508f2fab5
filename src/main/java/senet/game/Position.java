package senet.game;

import senet.rules.SquareSet;

/**
 * A position in readable form, seen by the side to move.
 *
 * @param own the squares of the side to move
 * @param rival the squares of the other side
 * @param ownOff how many pieces the side to move has borne off
 * @param ownHand how many it has in hand
 * @param rivalOff how many pieces the other side has borne off
 * @param rivalHand how many it has in hand
 */
public record Position(
    SquareSet own, SquareSet rival, int ownOff, int ownHand, int rivalOff, int rivalHand) {

  /** A position with no piece in hand. */
  public Position(SquareSet own, SquareSet rival, int ownOff, int rivalOff) {
    this(own, rival, ownOff, 0, rivalOff, 0);
  }

  public Position {
    int both = own.mask() & rival.mask();
    if (both != 0) {
      throw new IllegalArgumentException("both sides stand on " + new SquareSet(both));
    }
    if (Math.min(Math.min(ownOff, rivalOff), Math.min(ownHand, rivalHand)) < 0) {
      throw new IllegalArgumentException(
          "a number of pieces is negative: %d and %d off, %d and %d in hand"
              .formatted(ownOff, rivalOff, ownHand, rivalHand));
    }
  }

  /** The readable form of a board and its counts. */
  public static Position of(long board, int counts) {
    return new Position(
        new SquareSet(Board.own(board)),
        new SquareSet(Board.rival(board)),
        Counts.ownOff(counts),
        Counts.ownHand(counts),
        Counts.rivalOff(counts),
        Counts.rivalHand(counts));
  }

  public long board() {
    return Board.of(own.mask(), rival.mask());
  }

  public int counts() {
    return Counts.of(ownOff, ownHand, rivalOff, rivalHand);
  }

  /** The same position seen by the other side. */
  public Position flip() {
    return new Position(rival, own, rivalOff, rivalHand, ownOff, ownHand);
  }
}
