package senet.referee;

/**
 * What a side may choose with a throw.
 *
 * @param kind a piece on the board, a piece in hand, or nothing
 * @param square where the piece stands; 0 unless it is on the board
 */
record Choice(Kind kind, int square) {

  /** Which piece is chosen. */
  enum Kind {
    ON_THE_BOARD,
    IN_HAND,
    NONE
  }

  static final Choice HAND = new Choice(Kind.IN_HAND, 0);
  static final Choice PASS = new Choice(Kind.NONE, 0);

  static Choice piece(int square) {
    return new Choice(Kind.ON_THE_BOARD, square);
  }

  @Override
  public String toString() {
    return switch (kind) {
      case ON_THE_BOARD -> Integer.toString(square);
      case IN_HAND -> "hand";
      case NONE -> "pass";
    };
  }
}
