package senet.referee;

import senet.rules.RuleSet;
import senet.rules.Side;

/** What becomes of a piece that is landed on. */
final class Hits {

  private final RuleSet rules;
  private final Water water;

  Hits(RuleSet rules, Water water) {
    this.rules = rules;
    this.water = water;
  }

  /**
   * Puts a piece that was hit where it belongs.
   *
   * @param scene the table after the mover has moved, the hit piece lifted from it
   * @param mover the piece that hit it, as it was chosen
   */
  void send(Scene scene, Choice mover) {
    switch (rules.landing().onRival()) {
      case NOT_ALLOWED -> throw new IllegalArgumentException("no rival may be landed on");
      case CAPTURE -> {}
      case SWAP -> scene.put(mover.square(), Holder.RIVAL);
      case TO_START -> toStart(scene);
      case TO_REARMOST -> toRearmost(scene);
      case TO_HAND -> scene.addToRivalHand();
    }
  }

  /** "To the rearmost free square of all on which pieces of either side start." */
  private void toStart(Scene scene) {
    for (int square = 1; square <= Scene.LAST_SQUARE; square++) {
      if (isStart(square) && isPlace(scene, square)) {
        scene.put(square, Holder.RIVAL);
        return;
      }
    }
    toRearmost(scene);
  }

  private boolean isStart(int square) {
    return rules.setup().of(Side.ODD).contains(square)
        || rules.setup().of(Side.EVEN).contains(square);
  }

  /** "To the rearmost free square", which is not water. */
  private void toRearmost(Scene scene) {
    for (int square = 1; square <= Scene.LAST_SQUARE; square++) {
      if (isPlace(scene, square)) {
        scene.put(square, Holder.RIVAL);
        return;
      }
    }
    throw new IllegalStateException("no square is free for the piece that was hit");
  }

  private boolean isPlace(Scene scene, int square) {
    return scene.isFree(square) && !water.isWater(square);
  }
}
