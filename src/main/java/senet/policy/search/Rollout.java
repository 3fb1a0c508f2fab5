package senet.policy.search;

import org.apache.commons.rng.UniformRandomProvider;
import senet.game.Board;
import senet.game.Counts;
import senet.game.Engine;
import senet.game.Policy;
import senet.game.Turn;

/** Plays on for some throws, with one policy for both sides, and values what comes of it. */
final class Rollout {

  private final Engine engine;
  private final Valuation valuation;
  private final Policy policy;
  private final int mostThrows;
  private final int mostExtraThrows;
  private final Turn turn = new Turn();

  /**
   * A rollout.
   *
   * @param mostThrows after how many throws the position is valued if the game is not over, at
   *     least 1
   */
  Rollout(Engine engine, Valuation valuation, Policy policy, int mostThrows) {
    this.engine = engine;
    this.valuation = valuation;
    this.policy = policy;
    this.mostThrows = mostThrows;
    mostExtraThrows = engine.rules().extraThrows().cap();
  }

  /**
   * The value for the side to move.
   *
   * @param firstValue the throw that it has made, negative if backward
   * @param firstExtraThrows how many extra throws in a row it has had
   * @param random for the throws, and for the policy
   */
  double play(
      long firstBoard,
      int firstCounts,
      int firstValue,
      int firstExtraThrows,
      UniformRandomProvider random) {
    turn.drawFrom(random);
    long board = firstBoard;
    int counts = firstCounts;
    int value = firstValue;
    int extraThrows = firstExtraThrows;
    int sign = 1;
    for (int throwsLeft = mostThrows; ; throwsLeft--) {
      int from = choose(board, counts, value);
      if ((from & ~Board.PASS) != 0) {
        long before = board;
        board = engine.move(before, value, from);
        counts = engine.countsAfter(before, counts, value, from);
        if (engine.isOver(board, counts)) {
          return sign * Outcomes.value(engine.outcome(board, counts));
        }
      }
      boolean again = engine.throwsAgain(value, from) && extraThrows < mostExtraThrows;
      if (throwsLeft == 1) {
        return sign
            * (again ? valuation.ofThrowingAgain(board, counts) : valuation.of(board, counts));
      }
      if (again) {
        extraThrows++;
      } else {
        extraThrows = 0;
        sign = -sign;
        board = Board.flip(board);
        counts = Counts.flip(counts);
      }
      value = engine.direction(board, counts, engine.throwFrom(random.nextLong()));
    }
  }

  private int choose(long board, int counts, int value) {
    int legal = engine.legalMoves(board, counts, value);
    if (legal == 0) {
      return 0;
    }
    turn.show(board, counts, value, legal);
    return policy.choose(turn);
  }
}
