package senet.policy;

import senet.game.Board;
import senet.game.Engine;
import senet.game.Turn;
import senet.rules.SquareSet;

/** How many squares a move gains; off is one past the last square, and water loses squares. */
final class Progress implements Moves.Score {

  private static final int OFF = 1 << SquareSet.BOARD_SIZE;

  private final Engine engine;

  Progress(Engine engine) {
    this.engine = engine;
  }

  @Override
  public double of(Turn turn, int from) {
    int others = Board.own(turn.board()) & ~from;
    int to = Board.own(engine.move(turn.board(), turn.value(), from)) ^ others | OFF;
    int start = from == Board.HAND ? -1 : Integer.numberOfTrailingZeros(from);
    return Integer.numberOfTrailingZeros(to) - start;
  }
}
