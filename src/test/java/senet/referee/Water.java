package senet.referee;

import java.util.Map;
import java.util.OptionalInt;
import senet.rules.SendsBack;

/** "A piece that lands there goes at once to another square, or if that is taken, ..." */
final class Water {

  private final Map<Integer, SendsBack> waters;

  Water(Map<Integer, SendsBack> waters) {
    this.waters = Map.copyOf(waters);
  }

  boolean isWater(int square) {
    return waters.containsKey(square);
  }

  /**
   * The square where a piece that has just landed on {@code water} comes to rest; none if there is
   * no such square, so that the move is illegal.
   *
   * @param scene the board with the piece on the water: it has left its square, and a rival that it
   *     changed places with stands there
   */
  OptionalInt restingPlace(Scene scene, int water) {
    SendsBack sends = waters.get(water);
    if (sends == null) {
      throw new IllegalArgumentException(water + " is no water");
    }
    return switch (sends.ifTaken()) {
      case NEAREST_BEFORE -> nearestFreeBefore(scene, sends.to());
      case NEAREST_AFTER -> nearestFreeAfter(scene, sends.to(), water);
      case ILLEGAL -> thatSquareOnly(scene, sends.to());
    };
  }

  /** "To 15, or, if 15 is taken, to the nearest free square before it." */
  private OptionalInt nearestFreeBefore(Scene scene, int target) {
    for (int square = target; square >= 1; square--) {
      if (isRestingPlace(scene, square)) {
        return OptionalInt.of(square);
      }
    }
    return OptionalInt.empty();
  }

  /** "The nearest free square after it", short of the water. */
  private OptionalInt nearestFreeAfter(Scene scene, int target, int water) {
    for (int square = target; square < water; square++) {
      if (isRestingPlace(scene, square)) {
        return OptionalInt.of(square);
      }
    }
    return OptionalInt.empty();
  }

  /** "Or the move is illegal." */
  private OptionalInt thatSquareOnly(Scene scene, int target) {
    return isRestingPlace(scene, target) ? OptionalInt.of(target) : OptionalInt.empty();
  }

  /** A free square that is not water itself. */
  private boolean isRestingPlace(Scene scene, int square) {
    return scene.isFree(square) && !isWater(square);
  }
}
