package senet.referee;

import java.util.ArrayList;
import java.util.List;
import senet.game.Outcome;
import senet.rules.ExtraThrows;
import senet.rules.RuleSet;
import senet.rules.Side;

/** Reads a rule set aloud, sentence by sentence. Slow and plain: the engine is held against it. */
final class Referee {

  private final RuleSet rules;
  private final Movement movement;
  private final Ends ends;

  Referee(RuleSet rules) {
    this.rules = rules;
    movement = new Movement(rules);
    ends = new Ends(rules.ending().goal());
  }

  /** The table at the start, seen by one side. */
  Scene start(Side side) {
    Scene scene = Scene.empty(0, 0);
    for (int square : rules.setup().of(side).squares()) {
      scene.put(square, Holder.MOVER);
    }
    for (int square : rules.setup().of(side.other()).squares()) {
      scene.put(square, Holder.RIVAL);
    }
    return scene;
  }

  /** What can be thrown. */
  List<Integer> throwsPossible() {
    return List.copyOf(rules.dice().chances().keySet());
  }

  /**
   * "If you can move you must; if you cannot, the turn passes."
   *
   * @return the squares of the pieces that may be moved; none for a pass
   */
  List<Integer> legalMoves(Scene scene, int thrown) {
    List<Integer> movable = movablePieces(scene, thrown);
    List<Integer> mustMove = thoseWithPriority(movable);
    return mustMove.isEmpty() ? movable : mustMove;
  }

  private List<Integer> movablePieces(Scene scene, int thrown) {
    List<Integer> movable = new ArrayList<>();
    for (int square : scene.squaresOf(Holder.MOVER)) {
      if (movement.mayMove(scene, square, thrown)) {
        movable.add(square);
      }
    }
    return movable;
  }

  /** "If any of your pieces on these squares can move, you must move one of those." */
  private List<Integer> thoseWithPriority(List<Integer> movable) {
    List<Integer> mustMove = new ArrayList<>();
    for (int square : movable) {
      if (rules.forced().priority().contains(square)) {
        mustMove.add(square);
      }
    }
    return mustMove;
  }

  /** Whether a throw bears a piece off from a square. */
  boolean bearsOff(int from, int thrown) {
    return movement.bearsOff(from, thrown);
  }

  /** Whether a legal move lands on a piece of the rival. */
  boolean landsOnRival(Scene scene, int from, int thrown) {
    return movement.landsOnRival(scene, from, thrown);
  }

  /** The table after a legal move, still seen by the mover. */
  Scene afterMove(Scene scene, int from, int thrown) {
    return movement.afterMove(scene, from, thrown);
  }

  /** How the game stands after a move, seen by the mover. */
  Outcome outcome(Scene scene) {
    return ends.outcome(scene);
  }

  /** "These throws give another throw after the move. If no piece could move, the turn passes." */
  boolean throwsAgain(int thrown, boolean moved) {
    return rules.extraThrows().values().contains(thrown)
        && (moved || rules.extraThrows().when() == ExtraThrows.When.ALWAYS);
  }

  /** The table seen by the side that throws next. */
  Scene passedOn(Scene scene, int thrown, boolean moved) {
    return throwsAgain(thrown, moved) ? scene : scene.turned();
  }
}
