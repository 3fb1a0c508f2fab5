package senet.policy;

import senet.game.Board;
import senet.game.Counts;
import senet.game.Engine;
import senet.game.Turn;

/** How many pieces the next throw may hit. */
final class Threat {

  private final Engine engine;
  private final int[] values;
  private final double[] chances;

  Threat(Engine engine) {
    this.engine = engine;
    values = engine.throwValues();
    chances = engine.throwChances();
  }

  /**
   * The expected number of the rival's pieces that the side to move could hit with its next throw:
   * for each throw, the pieces that some legal move lands on, times its chance.
   */
  double of(long board, int counts) {
    double expected = 0;
    for (int i = 0; i < values.length; i++) {
      int value = engine.direction(board, counts, values[i]);
      int moves = engine.legalMoves(board, counts, value);
      expected += chances[i] * Integer.bitCount(engine.landing(board, value, moves));
    }
    return expected;
  }

  /** The same for the rival, were it to move after a move of {@code turn}. */
  double after(Turn turn, int from) {
    long board = engine.move(turn.board(), turn.value(), from);
    int counts = engine.countsAfter(turn.board(), turn.counts(), turn.value(), from);
    return of(Board.flip(board), Counts.flip(counts));
  }
}
