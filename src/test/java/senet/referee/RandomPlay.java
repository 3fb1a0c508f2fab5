package senet.referee;

import java.util.SplittableRandom;
import senet.game.Board;
import senet.game.Counts;
import senet.game.Engine;
import senet.rules.Side;

/** Games of uniformly random moves by the engine, with every position shown before its throw. */
final class RandomPlay {

  /** Is shown each position, seen by the side to throw. */
  interface Visitor {
    void visit(long board, int counts);
  }

  private RandomPlay() {}

  /**
   * Plays one game.
   *
   * @return the number of throws; {@code maxThrows} if it did not end
   */
  static int play(Engine engine, long seed, int maxThrows, Visitor visitor) {
    SplittableRandom random = new SplittableRandom(seed);
    long board = engine.startBoard(random.nextBoolean() ? Side.ODD : Side.EVEN);
    int counts = 0;
    for (int throwCount = 1; throwCount <= maxThrows; throwCount++) {
      visitor.visit(board, counts);
      int value = engine.throwFrom(random.nextLong());
      int legal = engine.legalMoves(board, value);
      if (legal != 0) {
        int from = pick(legal, random);
        counts = engine.countsAfter(counts, value, from);
        board = engine.move(board, value, from);
        if (engine.isOver(board, counts)) {
          return throwCount;
        }
      }
      if (!engine.throwsAgain(value, legal != 0)) {
        board = Board.flip(board);
        counts = Counts.flip(counts);
      }
    }
    return maxThrows;
  }

  /** One of the bits of a mask that has some. */
  static int pick(int mask, SplittableRandom random) {
    int rest = mask;
    for (int skip = random.nextInt(Integer.bitCount(mask)); skip > 0; skip--) {
      rest &= rest - 1;
    }
    return Integer.lowestOneBit(rest);
  }
}
