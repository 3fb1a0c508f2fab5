package senet.referee;

import senet.rules.Landing;
import senet.rules.Landing.Neighbours;

/** What the pieces beside a piece of the rival do for it: protection and barriers. */
final class Company {

  private static final int ROW_LENGTH = 10;

  private final Landing landing;

  Company(Landing landing) {
    this.landing = landing;
  }

  /** "Unless the rival stands in a row of so many or more of its own." */
  boolean isProtected(Scene scene, int square) {
    return landing.protection().exists()
        && runThrough(scene, square, landing.protection().neighbours())
            >= landing.protection().run();
  }

  /** "So many or more of the rival's pieces in a row are a barrier." */
  boolean isBarrier(Scene scene, int square) {
    return landing.barrier().exists()
        && scene.on(square) == Holder.RIVAL
        && runThrough(scene, square, landing.barrier().neighbours()) >= landing.barrier().run();
  }

  /** How many pieces of one side stand side by side, the one on this square among them. */
  static int runThrough(Scene scene, int square, Neighbours neighbours) {
    Holder holder = scene.on(square);
    int first = square;
    while (isHeldNeighbour(scene, holder, first, first - 1, neighbours)) {
      first--;
    }
    int last = square;
    while (isHeldNeighbour(scene, holder, last, last + 1, neighbours)) {
      last++;
    }
    return last - first + 1;
  }

  private static boolean isHeldNeighbour(
      Scene scene, Holder holder, int square, int beside, Neighbours neighbours) {
    return Scene.isSquare(beside)
        && scene.on(beside) == holder
        && areNeighbours(square, beside, neighbours);
  }

  /** "10 and 11 are neighbours although the row turns there", or "neighbours only within a row". */
  private static boolean areNeighbours(int square, int beside, Neighbours neighbours) {
    return switch (neighbours) {
      case PATH -> true;
      case ROW -> rowOf(square) == rowOf(beside);
    };
  }

  /** "Three rows of ten": 1 to 10, 11 to 20, 21 to 30. */
  private static int rowOf(int square) {
    return (square - 1) / ROW_LENGTH;
  }
}
