package senet.game;

import java.util.List;

/** Is told of every throw of a game, in order. */
@FunctionalInterface
public interface GameObserver {

  /** Takes no notice. */
  GameObserver NONE = (firstMoves, value, from, board, counts) -> {};

  /** Tells all of these of every throw, in their order. */
  static GameObserver together(List<? extends GameObserver> observers) {
    return observers.stream().map(GameObserver.class::cast).reduce(Both::new).orElse(NONE);
  }

  /** Two that are told the same. */
  record Both(GameObserver one, GameObserver other) implements GameObserver {
    @Override
    public void started(long board, int counts) {
      one.started(board, counts);
      other.started(board, counts);
    }

    @Override
    public void thrown(boolean firstMoves, int value, int from, long board, int counts) {
      one.thrown(firstMoves, value, from, board, counts);
      other.thrown(firstMoves, value, from, board, counts);
    }
  }

  /**
   * A game begins.
   *
   * @param board the board, seen by the side that moves first
   * @param counts the counts, seen by it
   */
  default void started(long board, int counts) {}

  /**
   * A throw was made and used.
   *
   * @param firstMoves whether the side that moved first in the game threw
   * @param value the throw, negative if the moves it gave were backward
   * @param from the move, as a mask; 0 or {@link Board#PASS} for a pass
   * @param board the board after the move, seen by the mover
   * @param counts the counts after the move, seen by the mover
   */
  void thrown(boolean firstMoves, int value, int from, long board, int counts);
}
