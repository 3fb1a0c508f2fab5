package senet.policy.search;

import senet.game.Board;
import senet.game.Counts;
import senet.policy.learned.NetworkValue;

/** Values positions by a learned evaluator, which sees them as the side does that throws next. */
record LearnedValuation(NetworkValue values) implements Valuation {

  @Override
  public double of(long board, int counts) {
    return -values.of(Board.flip(board), Counts.flip(counts));
  }

  @Override
  public double ofThrowingAgain(long board, int counts) {
    return values.of(board, counts);
  }
}
