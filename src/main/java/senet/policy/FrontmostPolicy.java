package senet.policy;

import senet.game.Policy;
import senet.game.Turn;

/** Moves the first piece. */
final class FrontmostPolicy implements Policy {

  static final PolicyKind KIND =
      PolicyKind.plain(
              "frontmost",
              "Moves the piece furthest on of those that can move; there are no ties.",
              engine -> new FrontmostPolicy())
          .choosing(PolicyKind.Choice.BY_POSITION);

  @Override
  public int choose(Turn turn) {
    return Moves.furthestOn(turn.legal());
  }
}
