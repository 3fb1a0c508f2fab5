package senet.rules;

/**
 * Row 4: what happens on a square that the rival holds, and what its neighbours change.
 *
 * @param onRival what landing on a rival does
 * @param protection when a piece cannot be landed on
 * @param barrier when a row of pieces cannot be passed
 */
public record Landing(OnRival onRival, Protection protection, Barrier barrier) {

  /** What landing on a rival does. */
  public enum OnRival implements Named {
    /** Landing on a rival is illegal. */
    NOT_ALLOWED,
    /** The rival's piece leaves the game for good. */
    CAPTURE,
    /** The two pieces change places. */
    SWAP,
    /**
     * The rival's piece goes to the rearmost free square of all on which pieces of either side
     * start; with none free, to the rearmost free square.
     */
    TO_START,
    /** The rival's piece goes to the rearmost free square, 1 if it is free. */
    TO_REARMOST,
    /** The rival's piece goes back to its owner's hand. */
    TO_HAND
  }

  /** Which squares are next to each other. */
  public enum Neighbours implements Named {
    /** Along the path, so that 10 and 11 are neighbours although the row turns there. */
    PATH,
    /** Within a row of ten only. */
    ROW
  }

  /**
   * A piece that stands in a long enough run of its own side cannot be landed on.
   *
   * @param run the least length of a run that protects; 0 for no protection
   * @param neighbours which squares are next to each other
   * @param exempt squares on which a piece neither counts in a run nor is protected by one
   */
  public record Protection(int run, Neighbours neighbours, SquareSet exempt) {
    public static final Protection NONE = new Protection(0, Neighbours.PATH);

    public Protection(int run, Neighbours neighbours) {
      this(run, neighbours, SquareSet.NONE);
    }

    public boolean exists() {
      return run > 0;
    }
  }

  /**
   * A long enough run of one side can neither be landed on nor passed by the rival.
   *
   * @param run the least length of a run that bars the way; 0 for no barriers
   * @param neighbours which squares are next to each other
   * @param exempt squares on which a piece does not count in a barrier
   * @param bearingOff whether a barrier ahead also stops a piece from bearing off
   */
  public record Barrier(int run, Neighbours neighbours, SquareSet exempt, BearingOff bearingOff) {
    public static final Barrier NONE = new Barrier(0, Neighbours.PATH, BearingOff.STOPPED);

    public Barrier(int run, Neighbours neighbours, BearingOff bearingOff) {
      this(run, neighbours, SquareSet.NONE, bearingOff);
    }

    public boolean exists() {
      return run > 0;
    }
  }

  /** Whether a barrier ahead stops a piece from bearing off. */
  public enum BearingOff implements Named {
    STOPPED,
    FREE
  }
}
