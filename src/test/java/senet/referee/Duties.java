package senet.referee;

import java.util.ArrayList;
import java.util.List;
import senet.rules.Forced;
import senet.rules.Forced.Capturing;
import senet.rules.Forced.Moving;

/** Which of the possible moves a side is free to choose. */
final class Duties {

  private final Forced forced;

  Duties(Forced forced) {
    this.forced = forced;
  }

  /** First the pieces that must be moved, then of those the moves that must hit. */
  List<Act> allowed(Scene scene, List<Act> possible) {
    return thoseThatMustHit(scene, orAll(thoseWithPriority(possible), possible));
  }

  /** "If any of your pieces on these squares can move, you must move one of those." */
  private List<Act> thoseWithPriority(List<Act> possible) {
    List<Act> mustMove = new ArrayList<>();
    for (Act act : possible) {
      if (forced.priority().contains(act.choice().square())) {
        mustMove.add(act);
      }
    }
    return mustMove;
  }

  /** "A side that can land on a rival must." */
  private List<Act> thoseThatMustHit(Scene scene, List<Act> left) {
    if (forced.capturing() == Capturing.FREE) {
      return left;
    }
    List<Act> mustHit = new ArrayList<>();
    for (Act act : left) {
      if (act.landsOnRival(scene)) {
        mustHit.add(act);
      }
    }
    return orAll(mustHit, left);
  }

  private static List<Act> orAll(List<Act> some, List<Act> all) {
    return some.isEmpty() ? all : some;
  }

  /** "A side may pass although it could move." */
  boolean mayPass() {
    return forced.moving() == Moving.OPTIONAL;
  }
}
