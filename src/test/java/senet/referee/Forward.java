package senet.referee;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import senet.rules.BearOff;
import senet.rules.Landing.OnRival;
import senet.rules.LastSquares;
import senet.rules.LastSquares.Condition;
import senet.rules.RuleSet;

/** The forward moves: steps, bearing off, and entering from the hand. */
final class Forward {

  private static final int FIRST_ROW_ENDS = 10;
  private static final int LAST_ROW_BEGINS = 21;

  private final RuleSet rules;
  private final LastSquares houses;
  private final Map<Integer, BearOff> exits;
  private final Obstacles obstacles;
  private final Landings landings;

  Forward(RuleSet rules, Landings landings) {
    this.rules = rules;
    this.landings = landings;
    houses = rules.lastSquares();
    exits = Map.copyOf(houses.bearOff());
    obstacles = new Obstacles(rules);
  }

  /** All of them, the piece in hand last. */
  List<Act> acts(Scene scene, int thrown) {
    List<Act> acts = new ArrayList<>();
    for (int from : scene.squaresOf(Holder.MOVER)) {
      if (bearsOff(from, thrown)) {
        if (mayBearOff(scene, from)) {
          acts.add(Act.bearingOff(from));
        }
      } else {
        int to = target(from, thrown);
        if (mayStep(scene, from, to)) {
          acts.add(Act.step(from, to));
        }
      }
    }
    Integer entry = rules.setup().hand().enter().get(thrown);
    if (entry != null && mayEnter(scene, entry)) {
      acts.add(Act.entering(entry));
    }
    return acts;
  }

  /**
   * "Bearing off: from these squares, with these throws." A square from which the throw bears off
   * does not also step with it.
   */
  private boolean bearsOff(int from, int thrown) {
    BearOff exit = exits.get(from);
    if (exit == null) {
      return false;
    }
    return switch (exit.kind()) {
      case EXACT -> from + thrown == Act.OFF;
      case PAST_END -> from + thrown > Scene.LAST_SQUARE;
      case ANY -> true;
      case THROWS -> exit.values().contains(thrown);
    };
  }

  /**
   * A piece that bears off meets no gate, and a barrier ahead stops it unless the house lets it.
   */
  private boolean mayBearOff(Scene scene, int from) {
    return isAllowedToBearOff(scene)
        && !obstacles.passesGate(from, Act.OFF)
        && !isBarredFromBearingOff(scene, from);
  }

  /** "Only once the first row is empty", or "once all are in the last row"; none in hand. */
  private boolean isAllowedToBearOff(Scene scene) {
    Condition condition = houses.condition();
    if (condition == Condition.NONE) {
      return true;
    }
    if (scene.moverHand() > 0) {
      return false;
    }
    for (int square : scene.squaresOf(Holder.MOVER)) {
      boolean waits =
          condition == Condition.FIRST_ROW_EMPTY
              ? square <= FIRST_ROW_ENDS
              : square < LAST_ROW_BEGINS;
      if (waits) {
        return false;
      }
    }
    return true;
  }

  /** "A barrier on 28–30 also stops the exit from 26", or lets it. */
  private boolean isBarredFromBearingOff(Scene scene, int from) {
    return switch (rules.landing().barrier().bearingOff()) {
      case STOPPED -> obstacles.passesBarrier(scene, from, Act.OFF);
      case FREE -> false;
    };
  }

  /** "A throw past the gate drops the piece into the trap", where the house has one. */
  private int target(int from, int thrown) {
    boolean falls = houses.trap().isPresent() && obstacles.passesGate(from, from + thrown);
    return falls ? houses.trap().getAsInt() : from + thrown;
  }

  /** "Pieces only move by the exact throw": past 30 there is no square to step on. */
  private boolean mayStep(Scene scene, int from, int to) {
    return Scene.isSquare(to)
        && !isLocked(from)
        && (houses.trap().isPresent() || !obstacles.passesGate(from, to))
        && !obstacles.passesBarrier(scene, from, to)
        && obstacles.mayLandOn(scene, to)
        && landings.findsRest(scene, Act.step(from, to));
  }

  /** "Locked until its own throw": such a piece may only bear off. */
  private boolean isLocked(int from) {
    return houses.locked().contains(from);
  }

  /** "Entering passes over nothing", and "never onto a rival with swaps": there is no place. */
  private boolean mayEnter(Scene scene, int on) {
    boolean meetsRival = scene.on(on) == Holder.RIVAL;
    return scene.moverHand() > 0
        && obstacles.mayLandOn(scene, on)
        && !(meetsRival && rules.landing().onRival() == OnRival.SWAP);
  }
}
