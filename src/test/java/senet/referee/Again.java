package senet.referee;

import java.util.Optional;
import senet.rules.ExtraThrows;

/** Which throws and moves give the same side another throw; how often in a row is not told here. */
final class Again {

  private final ExtraThrows extra;

  Again(ExtraThrows extra) {
    this.extra = extra;
  }

  /** After an act, or after a throw that moved nothing. */
  boolean throwsAgain(int thrown, Optional<Act> act) {
    return byValue(thrown, act) || bySquare(act);
  }

  private boolean byValue(int thrown, Optional<Act> act) {
    if (!extra.values().contains(thrown)) {
      return false;
    }
    return switch (extra.when()) {
      case AFTER_A_MOVE -> act.isPresent();
      case AFTER_A_FORWARD_MOVE -> act.isPresent() && act.get().isForward();
      case ALWAYS -> true;
    };
  }

  /** "A move that lands on one of these squares gives another throw", even if water takes it on. */
  private boolean bySquare(Optional<Act> act) {
    return act.isPresent() && extra.squares().contains(act.get().to());
  }
}
