package senet.run;

import org.jspecify.annotations.Nullable;

/** A game could not be played to its end; the message names the scenario and the game. */
public final class RunFailure extends Exception {
  private static final long serialVersionUID = 1L;

  private static final String OUT_OF_MEMORY =
      "Java has run out of memory; use fewer threads, smaller tables or trees of the policies that"
          + " search, or give it more (JAVA_TOOL_OPTIONS=-Xmx4g)";

  RunFailure(String message, @Nullable Throwable cause) {
    super(message, cause);
  }

  /** What went wrong at a place, such as a game of a scenario. */
  static RunFailure at(String place, Throwable cause) {
    String reason =
        cause instanceof OutOfMemoryError
            ? OUT_OF_MEMORY
            : cause.getMessage() == null ? cause.getClass().getName() : cause.getMessage();
    return new RunFailure(place + ": " + reason, cause);
  }

  /** A failure of which only the message is known, since it happened in another process. */
  public static RunFailure told(String message) {
    return new RunFailure(message, null);
  }

  /** The same failure, with what became of the run. */
  public RunFailure with(String more) {
    return new RunFailure(getMessage() + "\n" + more, this);
  }
}
