package senet.referee;

import java.util.List;
import senet.game.Board;
import senet.game.Counts;
import senet.game.Engine;
import senet.game.Outcome;

/**
 * Counts the leaves of the tree below a position, once by the engine and once by the referee.
 *
 * <p>The tree to depth 0 is one leaf, the position itself. To depth <i>d</i> + 1 it is, for each
 * value that can be thrown, however likely, and then for each legal choice with it, or for one pass
 * if there is none, the tree to depth <i>d</i> below the position that the next side to throw
 * finds; that is the same side where the throw gives another. A decided game is one leaf, whatever
 * depth remains. A cap on extra throws is left out of account. Different ways to the same position
 * count apart.
 */
final class Perft {

  private Perft() {}

  static long byEngine(Engine engine, long board, int counts, int depth) {
    if (depth == 0) {
      return 1;
    }
    long leaves = 0;
    for (int thrown : engine.throwValues()) {
      int value = engine.direction(board, counts, thrown);
      int legal = engine.legalMoves(board, counts, value);
      if (legal == 0 || (legal & Board.PASS) != 0) {
        leaves += below(engine, board, counts, depth, engine.throwsAgain(value, 0));
      }
      for (int rest = legal & ~Board.PASS; rest != 0; rest &= rest - 1) {
        int from = Integer.lowestOneBit(rest);
        long after = engine.move(board, value, from);
        int countsAfter = engine.countsAfter(board, counts, value, from);
        leaves +=
            engine.isOver(after, countsAfter)
                ? 1
                : below(engine, after, countsAfter, depth, engine.throwsAgain(value, from));
      }
    }
    return leaves;
  }

  private static long below(Engine engine, long board, int counts, int depth, boolean again) {
    return again
        ? byEngine(engine, board, counts, depth - 1)
        : byEngine(engine, Board.flip(board), Counts.flip(counts), depth - 1);
  }

  static long byReferee(Referee referee, Scene scene, int depth) {
    if (depth == 0) {
      return 1;
    }
    long leaves = 0;
    for (int thrown : referee.throwsPossible()) {
      List<Result> results = referee.results(scene, thrown);
      for (Result result : results.isEmpty() ? List.of(referee.pass(scene, thrown)) : results) {
        leaves +=
            result.outcome() == Outcome.RUNNING ? byReferee(referee, next(result), depth - 1) : 1;
      }
    }
    return leaves;
  }

  /** The table seen by the side that throws next. */
  private static Scene next(Result result) {
    return result.again() ? result.after() : result.after().turned();
  }
}
