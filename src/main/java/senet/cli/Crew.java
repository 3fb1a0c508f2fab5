package senet.cli;

import java.time.Duration;
import java.util.Optional;
import senet.policy.endgame.TableStore;
import senet.run.BatchSize;
import senet.run.Cluster;
import senet.run.Ledger;
import senet.run.LocalPlayers;
import senet.run.Plan;
import senet.run.Progress;
import senet.run.RunFailure;
import senet.run.Runner;

/** Who plays the games of a run: this process, or a cluster. */
interface Crew extends AutoCloseable {

  /** Plays all games that a ledger lacks, as {@link Runner#run(Ledger, senet.run.Players)}. */
  void play(Ledger ledger, Progress progress) throws RunFailure, InterruptedException;

  /** A line for the log; empty if this process plays. */
  String line();

  /** Sends the crew home. */
  @Override
  void close();

  /** Threads of this process. */
  static Crew here(Plan plan, int threads, TableStore endgames, Duration longestGame) {
    return new Here(threads, new LocalPlayers(plan, endgames, longestGame));
  }

  /**
   * A cluster, which is sent home with the crew.
   *
   * @param batches how many it is given at once; if empty, as many as it wants
   */
  static Crew of(Cluster cluster, Optional<Integer> batches) {
    return new Away(cluster, batches.orElseGet(cluster::hands));
  }

  /** This process. */
  record Here(int threads, LocalPlayers players) implements Crew {

    @Override
    public void play(Ledger ledger, Progress progress) throws RunFailure, InterruptedException {
      new Runner(threads, BatchSize.TIMED, progress).run(ledger, players);
    }

    @Override
    public String line() {
      return "";
    }

    @Override
    public void close() {}
  }

  /** A cluster. */
  record Away(Cluster cluster, int batches) implements Crew {

    @Override
    public void play(Ledger ledger, Progress progress) throws RunFailure, InterruptedException {
      new Runner(batches, BatchSize.LONG, progress).run(ledger, cluster);
    }

    @Override
    public String line() {
      return "engine: " + cluster.place() + ", " + batches + " batches at once\n";
    }

    @Override
    public void close() {
      cluster.close();
    }
  }
}
