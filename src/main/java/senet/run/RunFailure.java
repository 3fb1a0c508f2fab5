package senet.run;

import org.jspecify.annotations.Nullable;

/** A game could not be played to its end; the message names the scenario and the game. */
public final class RunFailure extends Exception {
  private static final long serialVersionUID = 1L;

  RunFailure(String message, @Nullable Throwable cause) {
    super(message, cause);
  }
}
