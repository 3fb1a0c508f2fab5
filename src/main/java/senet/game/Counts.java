package senet.game;

/**
 * The pieces borne off as one number, seen by the side to move: its own in the lower half, the
 * rival's in the upper half.
 */
public final class Counts {

  private static final int LOWER_HALF = 0xFFFF;

  private Counts() {}

  public static int of(int ownOff, int rivalOff) {
    return ownOff | rivalOff << 16;
  }

  /** How many pieces the side to move has borne off. */
  public static int ownOff(int counts) {
    return counts & LOWER_HALF;
  }

  /** How many pieces the other side has borne off. */
  public static int rivalOff(int counts) {
    return counts >>> 16;
  }

  /** The same counts seen by the other side. */
  public static int flip(int counts) {
    return Integer.rotateLeft(counts, 16);
  }
}
