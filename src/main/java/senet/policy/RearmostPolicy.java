package senet.policy;

import senet.game.Policy;
import senet.game.Turn;

/** Moves the last piece. */
final class RearmostPolicy implements Policy {

  static final PolicyKind KIND =
      PolicyKind.plain(
              "rearmost",
              "Moves the piece furthest back of those that can move; there are no ties.",
              engine -> new RearmostPolicy())
          .choosing(PolicyKind.Choice.BY_POSITION);

  @Override
  public int choose(Turn turn) {
    return Moves.furthestBack(turn.legal());
  }
}
