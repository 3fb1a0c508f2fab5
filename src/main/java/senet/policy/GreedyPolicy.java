package senet.policy;

import senet.game.Board;
import senet.game.Engine;
import senet.game.Policy;
import senet.game.Turn;

/** Takes what the next move offers. */
final class GreedyPolicy implements Policy {

  static final PolicyKind KIND =
      PolicyKind.plain(
              "greedy",
              "Hits if it can, otherwise bears off, otherwise brings a piece forward from where the"
                  + " rules let it be hit to where they do not, otherwise makes the move that gains"
                  + " most squares (water loses them); ties go to the piece furthest on.",
              GreedyPolicy::new)
          .choosing(PolicyKind.Choice.BY_POSITION);

  private final Engine engine;
  private final Progress progress;

  GreedyPolicy(Engine engine) {
    this.engine = engine;
    progress = new Progress(engine);
  }

  @Override
  public int choose(Turn turn) {
    int moves = Moves.ofPieces(turn);
    int preferred = engine.hitting(turn.board(), turn.value(), moves);
    if (preferred == 0) {
      preferred = engine.bearingOff(turn.value(), moves);
    }
    if (preferred == 0) {
      preferred = reachingSafety(turn, moves);
    }
    if (preferred == 0) {
      preferred = Moves.best(turn, moves, progress);
    }
    return Moves.furthestOn(preferred);
  }

  /** The moves that bring a piece forward from where it can be hit to where it cannot. */
  private int reachingSafety(Turn turn, int moves) {
    int own = Board.own(turn.board());
    int reaching = 0;
    for (int rest = moves & ~engine.untouchable(own); rest != 0; rest &= rest - 1) {
      int from = Integer.lowestOneBit(rest);
      int after = Board.own(engine.move(turn.board(), turn.value(), from));
      int to = after & ~own;
      if (to > from && (to & engine.untouchable(after)) != 0) {
        reaching |= from;
      }
    }
    return reaching;
  }
}
