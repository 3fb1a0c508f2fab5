package senet.policy;

import senet.game.Engine;
import senet.game.Policy;
import senet.game.Turn;
import senet.rules.LastSquares;
import senet.rules.SquareSet;

/** Brings its pieces home and takes no notice of the rival. */
final class RacerPolicy implements Policy {

  static final PolicyKind KIND =
      PolicyKind.plain(
              "racer",
              "Bears off if it can; otherwise avoids water if it can, and then, if it can, leaves alone"
                  + " the pieces on squares that can be borne off from; of the moves left, ties"
                  + " included, makes that of the piece furthest on.",
              RacerPolicy::new)
          .choosing(PolicyKind.Choice.BY_POSITION);

  private final Engine engine;
  private final int water;
  private final int home;

  RacerPolicy(Engine engine) {
    this.engine = engine;
    LastSquares last = engine.rules().lastSquares();
    water = SquareSet.of(last.sendsBack().keySet()).mask();
    home = SquareSet.of(last.bearOff().keySet()).mask();
  }

  @Override
  public int choose(Turn turn) {
    int bearingOff = engine.bearingOff(turn.value(), turn.legal());
    if (bearingOff != 0) {
      return Moves.furthestOn(bearingOff);
    }
    int intoWater = Integer.rotateRight(water, turn.value());
    int dry = Moves.prefer(Moves.ofPieces(turn), ~intoWater);
    return Moves.furthestOn(Moves.prefer(dry, ~home));
  }
}
