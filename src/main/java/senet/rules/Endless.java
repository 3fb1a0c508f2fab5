package senet.rules;

import java.util.Optional;
import senet.rules.Forced.Backward;
import senet.rules.Forced.Moving;
import senet.rules.Landing.OnRival;
import senet.rules.LastSquares.Condition;

/**
 * Recognises rules under which a game may go on for ever, whatever is thrown, or come to a position
 * in which neither side can move again.
 *
 * <p>Without such a reason every game ends sooner or later: the foremost piece of all has nothing
 * before it, so that some throw moves it on, and pieces go back only when they are hit or fall into
 * water.
 */
final class Endless {
  private Endless() {}

  /** Why a game may never end, as a clause; empty if every game ends. */
  static Optional<String> reason(RuleSet rules) {
    if (rules.forced().moving() == Moving.OPTIONAL) {
      return Optional.of("both sides may pass for ever (moving: optional)");
    }
    if (rules.forced().backward() != Backward.NEVER) {
      return Optional.of("pieces may go forward and backward for ever (backward)");
    }
    boolean blocks =
        rules.landing().onRival() == OnRival.NOT_ALLOWED
            || rules.landing().protection().exists()
            || rules.landing().barrier().exists();
    if (rules.lastSquares().condition() != Condition.NONE && blocks) {
      return Optional.of(
          "pieces that wait to bear off and pieces that cannot pass them may block each other"
              + " (bearOffWhen)");
    }
    return Optional.empty();
  }
}
