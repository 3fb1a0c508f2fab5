package senet.game;

/**
 * The pieces that are not on the board as one number, seen by the side to move: its own in the
 * lower half, the rival's in the upper half; of each half, the lower byte counts the pieces borne
 * off and the upper byte those in hand.
 */
public final class Counts {

  private static final int BYTE = 0xFF;
  private static final int HAND_SHIFT = 8;
  private static final int RIVAL_SHIFT = 16;

  /** One piece more in the own hand. */
  static final int OWN_HAND = 1 << HAND_SHIFT;

  /** One piece more in the rival's hand. */
  static final int RIVAL_HAND = OWN_HAND << RIVAL_SHIFT;

  private Counts() {}

  /** The counts with no piece in hand. */
  public static int of(int ownOff, int rivalOff) {
    return of(ownOff, 0, rivalOff, 0);
  }

  public static int of(int ownOff, int ownHand, int rivalOff, int rivalHand) {
    return ownOff | ownHand << HAND_SHIFT | (rivalOff | rivalHand << HAND_SHIFT) << RIVAL_SHIFT;
  }

  /** How many pieces the side to move has borne off. */
  public static int ownOff(int counts) {
    return counts & BYTE;
  }

  /** How many pieces the side to move has in hand. */
  public static int ownHand(int counts) {
    return counts >>> HAND_SHIFT & BYTE;
  }

  /** How many pieces the other side has borne off. */
  public static int rivalOff(int counts) {
    return counts >>> RIVAL_SHIFT & BYTE;
  }

  /** How many pieces the other side has in hand. */
  public static int rivalHand(int counts) {
    return counts >>> RIVAL_SHIFT + HAND_SHIFT;
  }

  /** The same counts seen by the other side. */
  public static int flip(int counts) {
    return Integer.rotateLeft(counts, RIVAL_SHIFT);
  }
}
