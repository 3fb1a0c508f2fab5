package senet.referee;

import senet.game.Outcome;
import senet.rules.Ending;

/** How the game is won, seen by the side that has just moved. */
final class Ends {

  private final Ending ending;

  Ends(Ending ending) {
    this.ending = ending;
  }

  Outcome outcome(Scene scene) {
    return switch (ending.goal()) {
      case ALL_OFF -> firstToBearOffAll(scene);
      case MOST_OFF -> decidedEarly(scene);
      case MOST_OFF_PLAYED_OUT -> playedOut(scene);
    };
  }

  /** "The first side to bear off all wins; no draws." A piece in hand is not off. */
  private static Outcome firstToBearOffAll(Scene scene) {
    return left(scene, Holder.MOVER) == 0 ? Outcome.OWN_WINS : Outcome.RUNNING;
  }

  /** "As soon as one side has borne off more than the other can still reach, that side wins." */
  private Outcome decidedEarly(Scene scene) {
    if (scene.moverOff() > scene.rivalOff() + left(scene, Holder.RIVAL)) {
      return Outcome.OWN_WINS;
    }
    if (scene.rivalOff() > scene.moverOff() + left(scene, Holder.MOVER)) {
      return Outcome.RIVAL_WINS;
    }
    return playedOut(scene);
  }

  /** "Until the board is empty", and both hands. */
  private Outcome playedOut(Scene scene) {
    if (left(scene, Holder.MOVER) > 0 || left(scene, Holder.RIVAL) > 0) {
      return Outcome.RUNNING;
    }
    if (scene.moverOff() == scene.rivalOff()) {
      return atEqualPoints();
    }
    return scene.moverOff() > scene.rivalOff() ? Outcome.OWN_WINS : Outcome.RIVAL_WINS;
  }

  /** "Equal points: a draw", or "the side that made the last move wins". */
  private Outcome atEqualPoints() {
    return switch (ending.equalPoints()) {
      case DRAW -> Outcome.DRAW;
      case LAST_TO_MOVE_WINS -> Outcome.OWN_WINS;
    };
  }

  /** The pieces that a side may still bear off, on the board and in hand. */
  private static int left(Scene scene, Holder holder) {
    int inHand = holder == Holder.MOVER ? scene.moverHand() : scene.rivalHand();
    return scene.piecesOf(holder) + inHand;
  }
}
