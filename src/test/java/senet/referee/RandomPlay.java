package senet.referee;

import java.util.SplittableRandom;
import senet.game.Board;
import senet.game.Counts;
import senet.game.Engine;
import senet.rules.Side;

/**
 * Games of uniformly random choices by the engine, with every position shown before its throw.
 * Without the opening move; an extra throw is lost now and then, so that turns pass where every
 * throw gives another and only a cap ends them.
 */
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
    Side starter = random.nextBoolean() ? Side.ODD : Side.EVEN;
    long board = engine.startBoard(starter);
    int counts = engine.startCounts(starter);
    for (int throwCount = 1; throwCount <= maxThrows; throwCount++) {
      visitor.visit(board, counts);
      int value = engine.direction(board, counts, engine.throwFrom(random.nextLong()));
      int legal = engine.legalMoves(board, counts, value);
      int from = legal == 0 ? 0 : pick(legal, random);
      if ((from & ~Board.PASS) != 0) {
        counts = engine.countsAfter(board, counts, value, from);
        board = engine.move(board, value, from);
        if (engine.isOver(board, counts)) {
          return throwCount;
        }
      }
      if (!engine.throwsAgain(value, from) || random.nextInt(50) == 0) {
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
