package senet.referee;

import java.util.ArrayList;
import java.util.List;
import senet.rules.RuleSet;

/** The steps back that a side makes when it has no forward move. */
final class Back {

  private final RuleSet rules;
  private final Obstacles obstacles;
  private final Landings landings;

  Back(RuleSet rules, Landings landings) {
    this.rules = rules;
    this.landings = landings;
    obstacles = new Obstacles(rules);
  }

  List<Act> acts(Scene scene, int thrown) {
    List<Act> acts = new ArrayList<>();
    for (int from : scene.squaresOf(Holder.MOVER)) {
      Act act = Act.stepBack(from, from - thrown);
      if (Scene.isSquare(act.to())
          && mayLeave(from)
          && !obstacles.passesBarrier(scene, from, act.to())
          && mayLandOn(scene, act.to())
          && landings.findsRest(scene, act)) {
        acts.add(act);
      }
    }
    return acts;
  }

  /** "Never from a locked square, nor from these." */
  private boolean mayLeave(int from) {
    return !rules.lastSquares().locked().contains(from)
        && !rules.forced().neverBackward().contains(from);
  }

  /** "Onto an empty square", or "also onto a rival that a step could land on"; gates are open. */
  private boolean mayLandOn(Scene scene, int to) {
    return switch (rules.forced().backward()) {
      case NEVER -> false;
      case ONTO_EMPTY -> scene.isFree(to);
      case ALSO_ONTO_RIVALS -> obstacles.mayLandOn(scene, to);
    };
  }
}
