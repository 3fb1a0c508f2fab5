package senet.spark;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;
import senet.config.ConfigException;
import senet.config.SentJson;
import senet.measure.PairTally;
import senet.run.Assignment;
import senet.run.Batch;
import senet.run.Cluster;
import senet.run.Contest;
import senet.run.Plan;
import senet.run.Played;
import senet.run.ProductVersion;
import senet.run.RunFailure;

/**
 * A cluster of Spark: each order is a job of one task, so that what it came to is in the ledger as
 * soon as it is known, and nothing waits for the slowest of many. A task that is lost with its
 * executor is done again by Spark; whoever asked gets one answer, and adds it once.
 */
final class SparkCluster implements Cluster {

  /** A core that ends a batch finds another waiting. */
  private static final int BATCHES_PER_CORE = 2;

  /** Of simple policies, some seconds of playing. */
  private static final double PAIRS_AT_ONCE = 20_000;

  private static final long LEAST_PAIRS = 25;
  private static final long LONGEST_START_SECONDS = 60;
  private static final long LONGEST_END_SECONDS = 10;

  private final JavaSparkContext context;
  private final Plan plan;
  private final Broadcast<Job> job;
  private final PluginJars plugins;
  private final int hands;
  private final CountDownLatch closed = new CountDownLatch(1);

  /** A cluster that plays what is assigned; the context ends with it. */
  SparkCluster(JavaSparkContext context, Assignment assignment) {
    this.context = context;
    try {
      plan = SentJson.plan(assignment.study());
      plugins = new PluginJars(assignment.plugins());
    } catch (ConfigException e) {
      throw new IllegalStateException("the sender has read the study", e);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    plugins.jars().forEach(jar -> context.addJar(jar.toString()));
    assignment.tables().forEach(table -> context.addFile(table.toAbsolutePath().toString()));
    job =
        context.broadcast(
            new Job(
                UUID.randomUUID().toString(),
                assignment.study(),
                ProductVersion.text(),
                assignment.longestGame().toSeconds()));
    waitForExecutors(context);
    hands = BATCHES_PER_CORE * context.defaultParallelism();
  }

  /** Waits until the first executors are there, and no more come for a second. */
  private static void waitForExecutors(JavaSparkContext context) {
    if (context.isLocal()) {
      return;
    }
    try {
      int before = 0;
      for (long i = 0; i < LONGEST_START_SECONDS; i++) {
        // the driver is one of them
        int now = context.sc().statusTracker().getExecutorInfos().length - 1;
        if (now > 0 && now == before) {
          return;
        }
        before = now;
        TimeUnit.SECONDS.sleep(1);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public String place() {
    return "spark " + context.version() + " at " + context.master();
  }

  @Override
  public int hands() {
    return hands;
  }

  @Override
  public long pairsAtOnce(Contest contest) {
    return Math.max(LEAST_PAIRS, (long) (PAIRS_AT_ONCE / contest.effort()));
  }

  @Override
  public Played play(List<Batch> batches) throws RunFailure {
    Answer answer = ask(Order.of(Order.Kind.GAMES, batches));
    return new Played(SentJson.tallies(batches, answer.json()), answer.nanos());
  }

  @Override
  public PairTally playPairs(Batch batch) throws RunFailure {
    Answer answer = ask(Order.of(Order.Kind.PAIRS, List.of(batch)));
    PairTally tally = SentJson.pairs(plan.contests().get(batch.scenario()), answer.json());
    if (tally.pairs() != batch.games()) {
      throw RunFailure.told(
          "an executor was told to play " + batch + " and played " + tally.pairs() + " pairs");
    }
    return tally;
  }

  private Answer ask(Order order) throws RunFailure {
    Answer answer;
    try {
      answer = context.parallelize(List.of(order), 1).map(new Task(job)).collect().get(0);
    } catch (Exception e) {
      // Spark's own end, at Ctrl-C, is no failure of a game: let whoever ends the run tell of it
      if (context.sc().isStopped()) {
        waitForEnd();
      }
      throw RunFailure.told(
          "the cluster " + context.master() + " has failed: " + SparkTrouble.reason(e));
    }
    if (!answer.failure().isEmpty()) {
      throw RunFailure.told(answer.failure());
    }
    return answer;
  }

  private void waitForEnd() {
    try {
      closed.await(LONGEST_END_SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Executors tell of games that take too long in their answers. */
  @Override
  public void check() {}

  @Override
  public void close() {
    closed.countDown();
    context.close();
    plugins.close();
  }
}
