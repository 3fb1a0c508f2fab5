package senet.run;

import senet.measure.Tally;

/**
 * Decides when a scenario has been played enough. It is asked at fixed numbers of games only, and
 * with the tally of just that many first games, so that the decision depends neither on threads nor
 * on batches, nor on which games happened to end soon. Immutable, and equal to another that decides
 * alike; for use by several threads.
 */
public interface StoppingRule {

  /** Lets all games of a scenario be played. */
  StoppingRule NEVER =
      new StoppingRule() {
        @Override
        public long checkpointAfter(long games) {
          return Long.MAX_VALUE;
        }

        @Override
        public boolean enough(Tally prefix) {
          return false;
        }

        @Override
        public long expectedGames(Tally prefix, long most) {
          return most;
        }
      };

  /** The first checkpoint, a number of games, above {@code games}, which is not negative. */
  long checkpointAfter(long games);

  /**
   * Whether no more games are needed.
   *
   * @param prefix the first games of the scenario, as many as a checkpoint says
   */
  boolean enough(Tally prefix);

  /**
   * A guess at how many games a scenario will have in all, to tell people; nothing depends on it.
   *
   * @param prefix its first games, of any number, also none
   * @param most its most games
   */
  long expectedGames(Tally prefix, long most);

  /** Whether the rule is asked at this number of games. */
  default boolean isCheckpoint(long games) {
    return games > 0 && checkpointAfter(games - 1) == games;
  }
}
