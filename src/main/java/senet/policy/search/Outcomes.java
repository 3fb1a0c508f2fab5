package senet.policy.search;

import senet.game.Outcome;

/** What the end of a game is worth. */
public final class Outcomes {

  private Outcomes() {}

  /** 1 for a win, 0 for a draw and -1 for a loss of the side by whom the outcome is seen. */
  public static double value(Outcome outcome) {
    return switch (outcome) {
      case OWN_WINS -> 1;
      case RIVAL_WINS -> -1;
      case DRAW -> 0;
      case RUNNING -> throw new IllegalArgumentException("a running game has no value yet");
    };
  }
}
