package senet.measure;

import java.util.Locale;

/** What is counted on each square of the board, for each side. */
public enum SquareCount {
  /** Moves whose throw leads to the square, also where water then sends the piece on. */
  VISITS("moves that lead to the square, a game"),
  /** Pieces that come to the square otherwise: from water, by changing places, or when hit. */
  SENT("pieces that are sent to the square, a game"),
  /** Throws of either side that are made while a piece stands on the square. */
  WAITING("throws that a piece stands on the square, a game"),
  /** Rival pieces that are landed on there. */
  HITS("rival pieces landed on there, a game"),
  /** Games at whose end a piece stands on the square. */
  STANDING("share of games at whose end a piece stands there");

  private final String description;

  SquareCount(String description) {
    this.description = description;
  }

  /** The word used in files. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** What it counts. */
  public String description() {
    return description;
  }
}
