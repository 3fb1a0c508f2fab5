package senet.game;

import senet.rules.SquareSet;

/**
 * A position in readable form, seen by the side to move.
 *
 * @param own the squares of the side to move
 * @param rival the squares of the other side
 * @param ownOff how many pieces the side to move has borne off
 * @param rivalOff how many pieces the other side has borne off
 */
public record Position(SquareSet own, SquareSet rival, int ownOff, int rivalOff) {

  public Position {
    int both = own.mask() & rival.mask();
    if (both != 0) {
      throw new IllegalArgumentException("both sides stand on " + new SquareSet(both));
    }
    if (ownOff < 0 || rivalOff < 0) {
      throw new IllegalArgumentException("pieces off are negative: " + ownOff + ", " + rivalOff);
    }
  }

  /** The readable form of a board and its counts. */
  public static Position of(long board, int counts) {
    return new Position(
        new SquareSet(Board.own(board)),
        new SquareSet(Board.rival(board)),
        Counts.ownOff(counts),
        Counts.rivalOff(counts));
  }

  public long board() {
    return Board.of(own.mask(), rival.mask());
  }

  public int counts() {
    return Counts.of(ownOff, rivalOff);
  }

  /** The same position seen by the other side. */
  public Position flip() {
    return new Position(rival, own, rivalOff, ownOff);
  }
}
