package senet.referee;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The table in front of the side to move: who stands on each square, and the pieces borne off. */
final class Scene {

  static final int LAST_SQUARE = 30;

  /** Who stands on each square; the place 0 is not used. */
  private final Holder[] squares;

  private int moverOff;
  private int rivalOff;

  private Scene(Holder[] squares, int moverOff, int rivalOff) {
    this.squares = squares;
    this.moverOff = moverOff;
    this.rivalOff = rivalOff;
  }

  /** An empty board with so many pieces borne off. */
  static Scene empty(int moverOff, int rivalOff) {
    Holder[] squares = new Holder[LAST_SQUARE + 1];
    Arrays.fill(squares, Holder.NOBODY);
    return new Scene(squares, moverOff, rivalOff);
  }

  Scene copy() {
    return new Scene(squares.clone(), moverOff, rivalOff);
  }

  /** The same table seen by the other side. */
  Scene turned() {
    Scene turned = empty(/* moverOff= */ rivalOff, /* rivalOff= */ moverOff);
    for (int square = 1; square <= LAST_SQUARE; square++) {
      turned.put(square, on(square).turned());
    }
    return turned;
  }

  static boolean isSquare(int square) {
    return square >= 1 && square <= LAST_SQUARE;
  }

  Holder on(int square) {
    return squares[square];
  }

  boolean isFree(int square) {
    return on(square) == Holder.NOBODY;
  }

  void put(int square, Holder holder) {
    squares[square] = holder;
  }

  void clear(int square) {
    squares[square] = Holder.NOBODY;
  }

  void scoreForMover() {
    moverOff++;
  }

  /** The squares of one holder, ascending. */
  List<Integer> squaresOf(Holder holder) {
    List<Integer> found = new ArrayList<>();
    for (int square = 1; square <= LAST_SQUARE; square++) {
      if (on(square) == holder) {
        found.add(square);
      }
    }
    return found;
  }

  int piecesOf(Holder holder) {
    int pieces = 0;
    for (int square = 1; square <= LAST_SQUARE; square++) {
      if (on(square) == holder) {
        pieces++;
      }
    }
    return pieces;
  }

  int moverOff() {
    return moverOff;
  }

  int rivalOff() {
    return rivalOff;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Scene scene
        && Arrays.equals(squares, scene.squares)
        && moverOff == scene.moverOff
        && rivalOff == scene.rivalOff;
  }

  @Override
  public int hashCode() {
    return 31 * Arrays.hashCode(squares) + 7 * moverOff + rivalOff;
  }

  @Override
  public String toString() {
    return "own "
        + squaresOf(Holder.MOVER)
        + " (off "
        + moverOff
        + "), rival "
        + squaresOf(Holder.RIVAL)
        + " (off "
        + rivalOff
        + ")";
  }
}
