package senet.spark;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.apache.spark.SparkEnv;
import org.apache.spark.SparkFiles;
import org.jspecify.annotations.Nullable;
import senet.config.ConfigException;
import senet.config.SentJson;
import senet.measure.PairTally;
import senet.policy.endgame.OptimalStore;
import senet.policy.endgame.TableStore;
import senet.run.Batch;
import senet.run.LocalPlayers;
import senet.run.Plan;
import senet.run.Played;
import senet.run.RunFailure;

/** Plays the batches of one run in the process of an executor, whose tasks share it. */
final class Workshop {

  /** Where Spark's driver plays itself, with a master such as {@code local[2]}. */
  private static final String DRIVER = "driver";

  private static @Nullable Workshop current;

  private final String job;
  private final Plan plan;
  private final LocalPlayers players;
  private final ExecutorService threads =
      Executors.newCachedThreadPool(
          work -> {
            Thread thread = new Thread(work, "senet-worker");
            thread.setDaemon(true);
            return thread;
          });

  private Workshop(Job job) throws ConfigException {
    this.job = job.id();
    // files that were sent along are here, and the folder goes away with the run
    Path folder = Path.of(SparkFiles.getRootDirectory());
    if (!SparkEnv.get().executorId().equals(DRIVER)) {
      OptimalStore.shared().keepIn(folder, job.version(), 1);
    }
    plan = SentJson.plan(job.study());
    players =
        new LocalPlayers(
            plan,
            TableStore.in(folder, job.version()),
            Duration.ofSeconds(job.longestGameSeconds()));
  }

  /**
   * The workshop of a run in this process.
   *
   * @throws ConfigException if the study cannot be played here
   */
  static synchronized Workshop of(Job job) throws ConfigException {
    Workshop workshop = current;
    if (workshop == null || !workshop.job.equals(job.id())) {
      workshop = new Workshop(job);
      current = workshop;
    }
    return workshop;
  }

  /** Plays in a thread that can be left alone should a game never end. */
  Answer play(Order order) throws InterruptedException {
    ClassLoader classes = Thread.currentThread().getContextClassLoader();
    Future<Answer> answer =
        threads.submit(
            () -> {
              Thread.currentThread().setContextClassLoader(classes);
              return answer(order);
            });
    try {
      while (true) {
        try {
          return answer.get(1, TimeUnit.SECONDS);
        } catch (TimeoutException e) {
          players.check();
        }
      }
    } catch (RunFailure e) {
      return Answer.failed(String.valueOf(e.getMessage()));
    } catch (ExecutionException e) {
      Throwable cause = e.getCause();
      return Answer.failed(
          cause instanceof RunFailure
              ? String.valueOf(cause.getMessage())
              : "the run failed: " + cause);
    }
  }

  private Answer answer(Order order) throws RunFailure {
    List<Batch> batches = order.batches();
    switch (order.kind()) {
      case GAMES -> {
        Played played = players.play(batches);
        return new Answer(SentJson.write(played.tallies()), played.nanos(), "");
      }
      case PAIRS -> {
        long start = System.nanoTime();
        PairTally tally = players.playPairs(batches.get(0));
        byte[] json = SentJson.write(plan.contests().get(order.place()), tally);
        return new Answer(json, System.nanoTime() - start, "");
      }
    }
    throw new IllegalStateException("no such order: " + order);
  }
}
