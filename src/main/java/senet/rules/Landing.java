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
    SWAP
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
   */
  public record Protection(int run, Neighbours neighbours) {
    public static final Protection NONE = new Protection(0, Neighbours.PATH);

    public boolean exists() {
      return run > 0;
    }
  }

  /**
   * A long enough run of one side can neither be landed on nor passed by the rival.
   *
   * @param run the least length of a run that bars the way; 0 for no barriers
   * @param neighbours which squares are next to each other
   * @param bearingOff whether a barrier ahead also stops a piece from bearing off
   */
  public record Barrier(int run, Neighbours neighbours, BearingOff bearingOff) {
    public static final Barrier NONE = new Barrier(0, Neighbours.PATH, BearingOff.STOPPED);

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
