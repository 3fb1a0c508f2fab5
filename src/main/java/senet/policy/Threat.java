package senet.policy;

import senet.game.Engine;

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
  double of(long board) {
    double expected = 0;
    for (int i = 0; i < values.length; i++) {
      int moves = engine.legalMoves(board, values[i]);
      expected += chances[i] * Integer.bitCount(engine.landing(board, values[i], moves));
    }
    return expected;
  }
}
