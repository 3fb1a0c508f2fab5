package senet.rules;

/**
 * Row 7: which of the possible moves must be made, and when a piece moves backward.
 *
 * @param priority if a piece on one of these squares can move, such a piece must be moved
 * @param moving whether a side that can move must
 * @param capturing whether a side that can land on a rival must
 * @param backward whether a side that has no forward move moves backward
 * @param neverBackward squares from which no piece moves backward
 */
public record Forced(
    SquareSet priority,
    Moving moving,
    Capturing capturing,
    Backward backward,
    SquareSet neverBackward) {

  /** Any piece that can move may be moved, forward only, and one must. */
  public static final Forced NOTHING =
      new Forced(SquareSet.NONE, Moving.COMPULSORY, Capturing.FREE, Backward.NEVER, SquareSet.NONE);

  /** Whether a side that can move must. */
  public enum Moving implements Named {
    COMPULSORY,
    /** A side may pass although it could move. */
    OPTIONAL
  }

  /** Whether a side that can land on a rival must. */
  public enum Capturing implements Named {
    FREE,
    /** Of the moves left by the priority squares, one that lands on a rival must be made. */
    COMPULSORY
  }

  /** Whether a side that has no forward move, bearing off and entering included, moves backward. */
  public enum Backward implements Named {
    NEVER,
    /** By the full throw, onto an empty square. */
    ONTO_EMPTY,
    /** By the full throw, also onto a rival where a forward move could land on it. */
    ALSO_ONTO_RIVALS
  }

  /** These, with other priority squares. */
  public Forced withPriority(SquareSet squares) {
    return new Forced(squares, moving, capturing, backward, neverBackward);
  }
}
