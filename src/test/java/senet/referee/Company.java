package senet.referee;

import senet.rules.Landing;
import senet.rules.Landing.Neighbours;
import senet.rules.SquareSet;

/** What the pieces beside a piece of the rival do for it: protection and barriers. */
final class Company {

  private static final int ROW_LENGTH = 10;

  private final Landing landing;

  Company(Landing landing) {
    this.landing = landing;
  }

  /** "Unless the rival stands in a row of so many or more of its own." */
  boolean isProtected(Scene scene, int square) {
    Landing.Protection protection = landing.protection();
    return protection.exists()
        && runThrough(scene, square, protection.neighbours(), protection.exempt())
            >= protection.run();
  }

  /** "So many or more of the rival's pieces in a row are a barrier." */
  boolean isBarrier(Scene scene, int square) {
    Landing.Barrier barrier = landing.barrier();
    return barrier.exists()
        && scene.on(square) == Holder.RIVAL
        && runThrough(scene, square, barrier.neighbours(), barrier.exempt()) >= barrier.run();
  }

  /**
   * How many pieces of one side stand side by side, the one on this square among them. "Pieces on
   * exempt squares are left out before": there is no run through them, and none goes on past them.
   */
  static int runThrough(Scene scene, int square, Neighbours neighbours, SquareSet exempt) {
    if (exempt.contains(square)) {
      return 0;
    }
    Holder holder = scene.on(square);
    int first = square;
    while (isHeld(scene, holder, first - 1, exempt)
        && areNeighbours(first, first - 1, neighbours)) {
      first--;
    }
    int last = square;
    while (isHeld(scene, holder, last + 1, exempt) && areNeighbours(last, last + 1, neighbours)) {
      last++;
    }
    return last - first + 1;
  }

  private static boolean isHeld(Scene scene, Holder holder, int square, SquareSet exempt) {
    return Scene.isSquare(square) && scene.on(square) == holder && !exempt.contains(square);
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
