package senet.run;

import java.util.List;
import senet.measure.PairTally;

/**
 * Plays the batches of a run: in this process, or on other machines. What a batch comes to depends
 * on the plan only, not on who plays it. For use by several threads.
 */
public interface Players {

  /** Pairs that are worth handing out at once where that costs next to nothing. */
  long PAIRS_AT_ONCE = 500;

  /**
   * Plays batches of one scenario, at least one; returns when all are played.
   *
   * @throws RunFailure if a game could not be played to its end
   */
  Played play(List<Batch> batches) throws RunFailure;

  /**
   * Plays pairs of a contest.
   *
   * @param batch pairs instead of games; its scenario is the contest's place in the plan
   * @throws RunFailure if a game could not be played to its end
   */
  PairTally playPairs(Batch batch) throws RunFailure;

  /**
   * Sees whether every game that is being played goes on; called about once a second.
   *
   * @throws RunFailure if a game takes too long; it may be played still
   */
  void check() throws RunFailure;

  /** How many pairs of a contest are played as one batch at most; at least 25. */
  default long pairsAtOnce(Contest contest) {
    return PAIRS_AT_ONCE;
  }
}
