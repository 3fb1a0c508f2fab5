package senet.referee;

import senet.game.Outcome;
import senet.rules.Ending;

/** How the game is won, seen by the side that has just moved. */
final class Ends {

  private final Ending.Goal goal;

  Ends(Ending.Goal goal) {
    this.goal = goal;
  }

  Outcome outcome(Scene scene) {
    return switch (goal) {
      case ALL_OFF -> firstToBearOffAll(scene);
      case MOST_OFF -> decidedEarly(scene);
      case MOST_OFF_PLAYED_OUT -> playedOut(scene);
    };
  }

  /** "The first side to bear off all wins; no draws." */
  private static Outcome firstToBearOffAll(Scene scene) {
    return scene.piecesOf(Holder.MOVER) == 0 ? Outcome.OWN_WINS : Outcome.RUNNING;
  }

  /** "As soon as one side has borne off more than the other can still reach, that side wins." */
  private static Outcome decidedEarly(Scene scene) {
    if (scene.moverOff() > scene.rivalOff() + scene.piecesOf(Holder.RIVAL)) {
      return Outcome.OWN_WINS;
    }
    if (scene.rivalOff() > scene.moverOff() + scene.piecesOf(Holder.MOVER)) {
      return Outcome.RIVAL_WINS;
    }
    return playedOut(scene);
  }

  /** "Until the board is empty; equal points: a draw." */
  private static Outcome playedOut(Scene scene) {
    boolean isEmpty = scene.piecesOf(Holder.MOVER) == 0 && scene.piecesOf(Holder.RIVAL) == 0;
    if (!isEmpty) {
      return Outcome.RUNNING;
    }
    if (scene.moverOff() == scene.rivalOff()) {
      return Outcome.DRAW;
    }
    return scene.moverOff() > scene.rivalOff() ? Outcome.OWN_WINS : Outcome.RIVAL_WINS;
  }
}
