package senet.policy.endgame;

import java.util.List;
import senet.game.Engine;
import senet.game.Policy;
import senet.game.Turn;
import senet.policy.PolicyKind.Choice;
import senet.policy.PolicySpec;

/** Which moves the players make: in every position some, all equally likely. */
interface Players {

  /** 1 if both play alike, otherwise 2. */
  int seats();

  /**
   * The moves that a player may make, all equally likely.
   *
   * @param seat the player
   * @param legal the legal moves, at least one
   * @return a mask of some of them
   */
  int moves(int seat, long board, int counts, int value, int legal);

  /** Players of which every legal move is looked at. */
  static Players ofAllMoves() {
    return new Players() {
      @Override
      public int seats() {
        return 1;
      }

      @Override
      public int moves(int seat, long board, int counts, int value, int legal) {
        return legal;
      }
    };
  }

  /**
   * Two policies.
   *
   * @throws IllegalArgumentException if their choices depend on more than the position
   */
  static Players of(Engine engine, PolicySpec first, PolicySpec second) {
    List<PolicySpec> specs = first.equals(second) ? List.of(first) : List.of(first, second);
    for (PolicySpec spec : specs) {
      if (spec.kind().choice() == Choice.OTHER) {
        throw new IllegalArgumentException(spec.label() + " depends on more than the position");
      }
    }
    Turn turn = new Turn();
    List<Policy> policies = specs.stream().map(spec -> spec.create(engine)).toList();
    return new Players() {
      @Override
      public int seats() {
        return specs.size();
      }

      @Override
      public int moves(int seat, long board, int counts, int value, int legal) {
        if (specs.get(seat).kind().choice() == Choice.ANY_MOVE) {
          return legal;
        }
        turn.show(board, counts, value, legal);
        return policies.get(seat).choose(turn);
      }
    };
  }
}
