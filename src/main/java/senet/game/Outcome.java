package senet.game;

/** How a position stands, seen by the side that has just moved. */
public enum Outcome {
  RUNNING("running"),
  OWN_WINS("own-wins"),
  RIVAL_WINS("rival-wins"),
  DRAW("draw");

  private final String word;

  Outcome(String word) {
    this.word = word;
  }

  /** The word used in files and on the terminal. */
  public String word() {
    return word;
  }
}
