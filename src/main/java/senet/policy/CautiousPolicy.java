package senet.policy;

import senet.game.Engine;
import senet.game.Policy;
import senet.game.Turn;

/** Keeps its pieces out of the rival's reach. */
final class CautiousPolicy implements Policy {

  static final PolicyKind KIND =
      PolicyKind.plain(
              "cautious",
              "Makes the move after which, were it the rival's turn, the expected number of its pieces"
                  + " that a throw could hit is lowest; ties go to the move that gains most squares"
                  + " (water loses them), then to the piece furthest on.",
              CautiousPolicy::new)
          .choosing(PolicyKind.Choice.BY_POSITION);

  private final Moves.Score caution;
  private final Moves.Score progress;

  CautiousPolicy(Engine engine) {
    Threat threat = new Threat(engine);
    caution = (turn, from) -> -threat.after(turn, from);
    progress = new Progress(engine);
  }

  @Override
  public int choose(Turn turn) {
    int least = Moves.best(turn, Moves.ofPieces(turn), caution);
    return Moves.furthestOn(Moves.best(turn, least, progress));
  }
}
