package senet.game;

/** Is told of every throw of a game, in order. */
@FunctionalInterface
public interface GameObserver {

  /** Takes no notice. */
  GameObserver NONE = (firstMoves, value, from, board, counts) -> {};

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
