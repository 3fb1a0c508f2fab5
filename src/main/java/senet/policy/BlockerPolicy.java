package senet.policy;

import senet.game.Board;
import senet.game.Engine;
import senet.game.Policy;
import senet.game.Turn;

/** Keeps its pieces side by side. */
final class BlockerPolicy implements Policy {

  static final PolicyKind KIND =
      PolicyKind.plain(
              "blocker",
              "Makes the move after which it has most pairs of neighbouring pieces, as the rules for"
                  + " protection tell neighbours; ties go to the move that gains most squares (water"
                  + " loses them), then to the piece furthest back.",
              BlockerPolicy::new)
          .choosing(PolicyKind.Choice.BY_POSITION);

  private final Moves.Score pairs;
  private final Moves.Score progress;

  BlockerPolicy(Engine engine) {
    pairs =
        (turn, from) ->
            engine.neighbourPairs(Board.own(engine.move(turn.board(), turn.value(), from)));
    progress = new Progress(engine);
  }

  @Override
  public int choose(Turn turn) {
    int most = Moves.best(turn, Moves.ofPieces(turn), pairs);
    return Moves.furthestBack(Moves.best(turn, most, progress));
  }
}
