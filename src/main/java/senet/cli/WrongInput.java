package senet.cli;

/** What the user asked for cannot be done; the message says why and what would mend it. */
final class WrongInput extends Exception {
  private static final long serialVersionUID = 1L;

  WrongInput(String message) {
    super(message);
  }
}
