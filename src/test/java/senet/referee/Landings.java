package senet.referee;

import senet.rules.RuleSet;

/** The table after one piece has moved, with what that does to the piece and to the rival's. */
final class Landings {

  private final Water water;
  private final Hits hits;

  Landings(RuleSet rules) {
    water = new Water(rules.lastSquares().sendsBack());
    hits = new Hits(rules, water);
  }

  /** "A piece that lands on water goes at once to ..., or the move is illegal." */
  boolean findsRest(Scene scene, Act step) {
    return !water.isWater(step.to())
        || water.restingPlace(landed(scene, step), step.to()).isPresent();
  }

  /** The table after a legal move, still seen by the mover. */
  Scene after(Scene scene, Act act) {
    if (act.bearsOff()) {
      return afterBearingOff(scene, act.choice());
    }
    Scene landed = landed(scene, act);
    return water.isWater(act.to()) ? afterWater(landed, act.to()) : landed;
  }

  /** "One point a piece borne off." */
  private static Scene afterBearingOff(Scene scene, Choice piece) {
    Scene after = scene.copy();
    after.clear(piece.square());
    after.scoreForMover();
    return after;
  }

  private Scene landed(Scene scene, Act act) {
    Scene landed = scene.copy();
    if (act.choice().equals(Choice.HAND)) {
      landed.takeFromMoverHand();
    } else {
      landed.clear(act.choice().square());
    }
    landed.put(act.to(), Holder.MOVER);
    if (act.landsOnRival(scene)) {
      hits.send(landed, act.choice());
    }
    return landed;
  }

  private Scene afterWater(Scene landed, int at) {
    int rest = water.restingPlace(landed, at).orElseThrow();
    Scene after = landed.copy();
    after.clear(at);
    after.put(rest, Holder.MOVER);
    return after;
  }
}
