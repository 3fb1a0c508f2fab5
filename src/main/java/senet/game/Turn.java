package senet.game;

import org.apache.commons.rng.UniformRandomProvider;
import org.jspecify.annotations.Nullable;

/**
 * What a policy sees when it must move: the position seen by its own side, the throw, and the legal
 * moves. It is the same for both seats, so that a policy cannot tell which one it has. One object
 * is used again for every turn of a game; a policy must not keep it.
 */
public final class Turn {
  private long board;
  private int counts;
  private int value;
  private int legal;
  private @Nullable UniformRandomProvider random;

  /** Shows a position; used by the game, and by tests of policies. */
  public void show(long newBoard, int newCounts, int newValue, int newLegal) {
    board = newBoard;
    counts = newCounts;
    value = newValue;
    legal = newLegal;
  }

  /** Gives the policy its stream of random numbers. */
  public void drawFrom(UniformRandomProvider newRandom) {
    random = newRandom;
  }

  /** The board; see {@link Board}. */
  public long board() {
    return board;
  }

  /** The pieces borne off; see {@link Counts}. */
  public int counts() {
    return counts;
  }

  /** The throw, negative if pieces move backward with it; see {@link Engine#direction}. */
  public int value() {
    return value;
  }

  /** The moves to choose from, as a mask of at least one bit; see {@link Engine#legalMoves}. */
  public int legal() {
    return legal;
  }

  /** The policy's own random numbers, apart from the dice. */
  public UniformRandomProvider random() {
    if (random == null) {
      throw new IllegalStateException("this turn has no random numbers");
    }
    return random;
  }
}
