package senet.run;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import senet.measure.PairTally;
import senet.measure.Tally;
import senet.policy.endgame.TableStore;

/** Plays in the thread that asks. */
public final class LocalPlayers implements Players {
  private final Watch watch;
  private final BatchPlayer games;
  private final ContestPlayer pairs;

  /**
   * Players of a plan.
   *
   * @param store where endgame tables come from, if the plan uses them
   * @param longestGame how long a game may take
   */
  public LocalPlayers(Plan plan, TableStore store, Duration longestGame) {
    watch = new Watch(longestGame);
    games = new BatchPlayer(plan, store, watch);
    pairs = new ContestPlayer(plan, watch);
  }

  @Override
  public Played play(List<Batch> batches) throws RunFailure {
    long start = System.nanoTime();
    List<Tally> tallies = new ArrayList<>();
    for (Batch batch : batches) {
      tallies.add(games.play(batch));
    }
    return new Played(tallies, System.nanoTime() - start);
  }

  @Override
  public PairTally playPairs(Batch batch) throws RunFailure {
    return pairs.play(batch);
  }

  @Override
  public void check() throws RunFailure {
    watch.check();
  }
}
