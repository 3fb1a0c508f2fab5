package senet.referee;

import java.util.Optional;
import senet.game.Outcome;

/**
 * What a choice comes to.
 *
 * @param act what the chosen piece did; nothing for a pass
 * @param after the table afterwards, still seen by the mover
 * @param hit whether it landed on a piece of the rival
 * @param again whether the rules give the side another throw, the cap apart
 * @param outcome how the game stands
 */
record Result(Optional<Act> act, Scene after, boolean hit, boolean again, Outcome outcome) {

  Choice choice() {
    return act.map(Act::choice).orElse(Choice.PASS);
  }

  boolean bornOff() {
    return act.isPresent() && act.get().bearsOff();
  }

  boolean isForward() {
    return act.isPresent() && act.get().isForward();
  }
}
