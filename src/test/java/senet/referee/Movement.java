package senet.referee;

import java.util.Map;
import senet.rules.BearOff;
import senet.rules.Landing;
import senet.rules.LastSquares;
import senet.rules.RuleSet;

/** Whether one piece may move with a throw, and what the table looks like after. */
final class Movement {

  private final RuleSet rules;
  private final LastSquares houses;
  private final Map<Integer, BearOff> exits;
  private final Company company;
  private final Water water;

  Movement(RuleSet rules) {
    this.rules = rules;
    houses = rules.lastSquares();
    exits = Map.copyOf(houses.bearOff());
    company = new Company(rules.landing());
    water = new Water(houses.sendsBack());
  }

  /** Where a throw bears a piece off, it is a bearing off; everywhere else it is a step. */
  boolean mayMove(Scene scene, int from, int thrown) {
    return bearsOff(from, thrown) ? mayBearOff(scene, from) : mayStep(scene, from, from + thrown);
  }

  /** "Bearing off: from these squares, with these throws." */
  boolean bearsOff(int from, int thrown) {
    BearOff exit = exits.get(from);
    if (exit == null) {
      return false;
    }
    return switch (exit.kind()) {
      case EXACT -> from + thrown == Scene.LAST_SQUARE + 1;
      case PAST_END -> from + thrown > Scene.LAST_SQUARE;
      case ANY -> true;
      case THROWS -> exit.values().contains(thrown);
    };
  }

  /**
   * A piece that bears off meets no gate, and a barrier ahead stops it unless the house lets it.
   */
  private boolean mayBearOff(Scene scene, int from) {
    int off = Scene.LAST_SQUARE + 1;
    return !passesGate(from, off) && !isBarredFromBearingOff(scene, from, off);
  }

  /** "A barrier on 28–30 also stops the exit from 26", or lets it. */
  private boolean isBarredFromBearingOff(Scene scene, int from, int off) {
    return switch (rules.landing().barrier().bearingOff()) {
      case STOPPED -> passesBarrier(scene, from, off);
      case FREE -> false;
    };
  }

  private boolean mayStep(Scene scene, int from, int to) {
    return isOnTheBoard(to)
        && !isLocked(from)
        && !passesGate(from, to)
        && !passesBarrier(scene, from, to)
        && mayLandOn(scene, to)
        && findsRest(scene, from, to);
  }

  /** "Pieces only move by the exact throw": past 30 there is no square to step on. */
  private static boolean isOnTheBoard(int to) {
    return to <= Scene.LAST_SQUARE;
  }

  /** "Locked until its own throw": such a piece may only bear off. */
  private boolean isLocked(int from) {
    return houses.locked().contains(from);
  }

  /** "A move from before the gate to beyond it is illegal." */
  private boolean passesGate(int from, int to) {
    for (int square = from + 1; square < to; square++) {
      if (houses.gates().contains(square)) {
        return true;
      }
    }
    return false;
  }

  /** "The rival may not pass over a barrier; your own barrier you may pass." */
  private boolean passesBarrier(Scene scene, int from, int to) {
    for (int square = from + 1; square < to; square++) {
      if (company.isBarrier(scene, square)) {
        return true;
      }
    }
    return false;
  }

  /** "One piece a square; never onto your own piece." */
  private boolean mayLandOn(Scene scene, int to) {
    return switch (scene.on(to)) {
      case NOBODY -> true;
      case MOVER -> false;
      case RIVAL -> mayLandOnRival(scene, to);
    };
  }

  /** "A piece on a safe square, protected, or in a barrier cannot be landed on." */
  private boolean mayLandOnRival(Scene scene, int to) {
    return rules.landing().onRival() != Landing.OnRival.NOT_ALLOWED
        && !rules.safe().contains(to)
        && !company.isProtected(scene, to)
        && !company.isBarrier(scene, to);
  }

  /** "A piece that lands on water goes at once to ..., or the move is illegal." */
  private boolean findsRest(Scene scene, int from, int to) {
    return !water.isWater(to) || water.restingPlace(afterLanding(scene, from, to), to).isPresent();
  }

  /** Whether a legal move lands on a piece of the rival. */
  boolean landsOnRival(Scene scene, int from, int thrown) {
    return !bearsOff(from, thrown) && scene.on(from + thrown) == Holder.RIVAL;
  }

  /** The table after a legal move, still seen by the mover. */
  Scene afterMove(Scene scene, int from, int thrown) {
    if (bearsOff(from, thrown)) {
      return afterBearingOff(scene, from);
    }
    Scene landed = afterLanding(scene, from, from + thrown);
    return water.isWater(from + thrown) ? afterWater(landed, from + thrown) : landed;
  }

  /** "One point a piece borne off." */
  private static Scene afterBearingOff(Scene scene, int from) {
    Scene after = scene.copy();
    after.clear(from);
    after.scoreForMover();
    return after;
  }

  /** "Landing on a rival captures it: it leaves the game", or "swaps the two pieces". */
  private Scene afterLanding(Scene scene, int from, int to) {
    boolean changesPlaces =
        scene.on(to) == Holder.RIVAL && rules.landing().onRival() == Landing.OnRival.SWAP;
    Scene after = scene.copy();
    after.clear(from);
    if (changesPlaces) {
      after.put(from, Holder.RIVAL);
    }
    after.put(to, Holder.MOVER);
    return after;
  }

  private Scene afterWater(Scene landed, int at) {
    int rest = water.restingPlace(landed, at).orElseThrow();
    Scene after = landed.copy();
    after.clear(at);
    after.put(rest, Holder.MOVER);
    return after;
  }
}
