package senet.referee;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The table in front of the side to move: who stands on each square, and each side's pieces in hand
 * and borne off.
 */
final class Scene {

  static final int LAST_SQUARE = 30;

  /** Who stands on each square; the place 0 is not used. */
  private final Holder[] squares;

  private int moverHand;
  private int rivalHand;
  private int moverOff;
  private int rivalOff;

  private Scene(Holder[] squares) {
    this.squares = squares;
  }

  /** An empty board, with nothing in hand and nothing borne off. */
  static Scene empty() {
    Holder[] squares = new Holder[LAST_SQUARE + 1];
    Arrays.fill(squares, Holder.NOBODY);
    return new Scene(squares);
  }

  /** The same board with so many pieces in hand. */
  Scene withHands(int mover, int rival) {
    Scene scene = copy();
    scene.moverHand = mover;
    scene.rivalHand = rival;
    return scene;
  }

  /** The same board with so many pieces borne off. */
  Scene withOff(int mover, int rival) {
    Scene scene = copy();
    scene.moverOff = mover;
    scene.rivalOff = rival;
    return scene;
  }

  Scene copy() {
    Scene copy = new Scene(squares.clone());
    copy.moverHand = moverHand;
    copy.rivalHand = rivalHand;
    copy.moverOff = moverOff;
    copy.rivalOff = rivalOff;
    return copy;
  }

  /** The same table seen by the other side. */
  Scene turned() {
    Scene turned = empty();
    for (int square = 1; square <= LAST_SQUARE; square++) {
      turned.put(square, on(square).turned());
    }
    turned.moverHand = rivalHand;
    turned.rivalHand = moverHand;
    turned.moverOff = rivalOff;
    turned.rivalOff = moverOff;
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

  void takeFromMoverHand() {
    moverHand--;
  }

  void addToRivalHand() {
    rivalHand++;
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

  int moverHand() {
    return moverHand;
  }

  int rivalHand() {
    return rivalHand;
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
        && numbers().equals(scene.numbers());
  }

  @Override
  public int hashCode() {
    return 31 * Arrays.hashCode(squares) + numbers().hashCode();
  }

  private List<Integer> numbers() {
    return List.of(moverHand, rivalHand, moverOff, rivalOff);
  }

  @Override
  public String toString() {
    return "own %s (hand %d, off %d), rival %s (hand %d, off %d)"
        .formatted(
            squaresOf(Holder.MOVER),
            moverHand,
            moverOff,
            squaresOf(Holder.RIVAL),
            rivalHand,
            rivalOff);
  }
}
