package senet.cli;

import java.util.stream.Collectors;
import senet.config.OneLine;

/** What the user asked for cannot be done; the message says why and what would mend it. */
final class WrongInput extends Exception {
  private static final long serialVersionUID = 1L;

  WrongInput(String message) {
    super(message.lines().map(OneLine::of).collect(Collectors.joining("\n")));
  }
}
