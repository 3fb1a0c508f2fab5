package senet.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.jspecify.annotations.Nullable;
import senet.measure.Tally;

/**
 * Plays all games of a plan in parallel. Each game depends on the seed, its scenario and its index
 * only, and tallies are whole numbers, so that the results are the same for any number of threads
 * and any size of batch.
 */
public final class Runner {

  /** Games a batch: a few milliseconds of work, so that a run stops soon when it is told to. */
  public static final long DEFAULT_BATCH_SIZE = 2_000;

  private final int threads;
  private final long batchSize;
  private final Progress progress;

  /**
   * A runner.
   *
   * @param threads how many threads play, at least 1
   * @param batchSize games a batch, at least 1
   * @param progress is told of every finished batch
   */
  public Runner(int threads, long batchSize, Progress progress) {
    this.threads = threads;
    this.batchSize = batchSize;
    this.progress = progress;
  }

  /**
   * Plays a plan to its end.
   *
   * @throws RunFailure if a policy failed
   * @throws InterruptedException if the thread was interrupted; all work has stopped then
   */
  public Results run(Plan plan) throws RunFailure, InterruptedException {
    List<Tally> tallies = new ArrayList<>();
    plan.scenarios().forEach(scenario -> tallies.add(new Tally()));
    Batches batches = new Batches(plan, batchSize);
    BatchPlayer player = new BatchPlayer(plan);
    ExecutorService pool = Executors.newFixedThreadPool(threads, Runner::daemon);
    try {
      ExecutorCompletionService<Void> workers = new ExecutorCompletionService<>(pool);
      for (int i = 0; i < threads; i++) {
        workers.submit(
            () -> {
              work(batches, player, tallies);
              return null;
            });
      }
      for (int i = 0; i < threads; i++) {
        workers.take().get();
      }
    } catch (ExecutionException e) {
      throw failure(e.getCause());
    } finally {
      pool.shutdownNow();
    }
    return new Results(plan, tallies);
  }

  private void work(Batches batches, BatchPlayer player, List<Tally> tallies) throws RunFailure {
    while (!Thread.currentThread().isInterrupted()) {
      Optional<Batch> batch = batches.next();
      if (batch.isEmpty()) {
        return;
      }
      Tally played = player.play(batch.get());
      Tally tally = tallies.get(batch.get().scenario());
      synchronized (tally) {
        tally.merge(played);
      }
      progress.advanced(batch.get().games());
    }
  }

  private static RunFailure failure(@Nullable Throwable cause) {
    return cause instanceof RunFailure failure
        ? failure
        : new RunFailure("the run failed: " + cause, cause);
  }

  private static Thread daemon(Runnable work) {
    Thread thread = new Thread(work, "senet-worker");
    thread.setDaemon(true);
    return thread;
  }
}
