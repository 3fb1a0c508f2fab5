package senet.game;

/**
 * Chooses among the legal moves. An instance plays one game at a time in one thread; it may keep
 * working memory, but its choice depends on the turn and its random numbers only.
 */
@FunctionalInterface
public interface Policy {

  /**
   * The move to make.
   *
   * @param turn the position, the throw and the legal moves, of which there is at least one
   * @return exactly one bit of {@link Turn#legal()}
   */
  int choose(Turn turn);
}
