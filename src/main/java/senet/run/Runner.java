package senet.run;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import senet.policy.endgame.TableStore;

/**
 * Plays all games of a plan in parallel. Each game depends on the seed, its scenario and its index
 * only, tallies are whole numbers, and rules for stopping are asked with a fixed number of first
 * games, so that the results are the same for any number of threads and any size of batch.
 */
public final class Runner {

  /** Ten minutes: a game of the slowest searches that are of use takes less. */
  public static final Duration LONGEST_GAME = Duration.ofMinutes(10);

  /** How long batches that are being played may take to end when a run is interrupted. */
  private static final long LONGEST_LAST_BATCH_SECONDS = 3;

  private final int threads;
  private final BatchSize batchSize;
  private final Progress progress;

  /**
   * A runner.
   *
   * @param threads how many batches are played at once, each in a thread, at least 1
   * @param batchSize how many games are played at a time
   * @param progress is told of every finished batch
   */
  public Runner(int threads, BatchSize batchSize, Progress progress) {
    this.threads = threads;
    this.batchSize = batchSize;
    this.progress = progress;
  }

  /** Plays a plan from its first game to its end; otherwise as {@link #run(Ledger)}. */
  public Results run(Plan plan) throws RunFailure, InterruptedException {
    Ledger ledger = new Ledger(Results.none(plan));
    run(ledger);
    return ledger.results();
  }

  /** As {@link #run(Ledger, Players)}, in this process, with endgame tables that none keeps. */
  public void run(Ledger ledger) throws RunFailure, InterruptedException {
    run(ledger, new LocalPlayers(ledger.plan(), TableStore.none(), LONGEST_GAME));
  }

  /**
   * Plays all games that a ledger lacks.
   *
   * @param players who play, of the ledger's plan
   * @throws RunFailure if a policy failed, or a game took too long, which may be played still
   * @throws InterruptedException if the thread was interrupted; the batches that were being played
   *     are in the ledger then, but for those that took too long
   */
  public void run(Ledger ledger, Players players) throws RunFailure, InterruptedException {
    Batches batches = new Batches(ledger, batchSize);
    ExecutorService pool = Executors.newFixedThreadPool(threads, Runner::daemon);
    try {
      ExecutorCompletionService<Void> workers = new ExecutorCompletionService<>(pool);
      for (int i = 0; i < threads; i++) {
        workers.submit(
            () -> {
              work(batches, players, ledger);
              return null;
            });
      }
      pool.shutdown();
      for (int i = 0; i < threads; i++) {
        ended(workers, players).get();
      }
    } catch (ExecutionException e) {
      throw failure(e.getCause());
    } catch (InterruptedException e) {
      batches.stop();
      pool.awaitTermination(LONGEST_LAST_BATCH_SECONDS, TimeUnit.SECONDS);
      throw e;
    } finally {
      batches.stop();
    }
    new ContestRunner(threads, progress, players).run(ledger);
  }

  /** The next thread that has nothing left to play; meanwhile looks at the others. */
  private static Future<Void> ended(ExecutorCompletionService<Void> workers, Players players)
      throws RunFailure, InterruptedException {
    while (true) {
      @Nullable Future<Void> next = workers.poll(1, TimeUnit.SECONDS);
      if (next != null) {
        return next;
      }
      players.check();
    }
  }

  private void work(Batches batches, Players players, Ledger ledger) throws RunFailure {
    for (List<Batch> next = batches.next(); !next.isEmpty(); next = batches.next()) {
      Played played = players.play(next);
      batches.took(next, played.nanos());
      for (int i = 0; i < next.size(); i++) {
        ledger.add(next.get(i), played.tallies().get(i));
        progress.advanced(next.get(i).games());
      }
    }
  }

  static RunFailure failure(@Nullable Throwable cause) {
    return cause instanceof RunFailure failure
        ? failure
        : new RunFailure("the run failed: " + cause, cause);
  }

  static Thread daemon(Runnable work) {
    Thread thread = new Thread(work, "senet-worker");
    thread.setDaemon(true);
    return thread;
  }
}
