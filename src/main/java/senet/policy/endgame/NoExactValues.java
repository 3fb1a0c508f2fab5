package senet.policy.endgame;

import java.util.List;

/** There are no exact values to be had; the message says why, in clauses. */
public final class NoExactValues extends Exception {
  private static final long serialVersionUID = 1L;

  NoExactValues(String message) {
    super(message);
  }

  static void throwIfAny(List<String> obstacles) throws NoExactValues {
    if (!obstacles.isEmpty()) {
      throw new NoExactValues(String.join("; ", obstacles));
    }
  }

  static NoExactValues endless() {
    return new NoExactValues("played like this, games may go on for ever");
  }
}
