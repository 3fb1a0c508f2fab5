package senet.run;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import senet.measure.PairTally;

/**
 * Plays a plan's contests in parallel, round by round: in each round every contest that is not
 * decided plays some pairs, and only between rounds is asked whether it is. So what is played does
 * not depend on the number of threads.
 */
final class ContestRunner {

  /** The largest batches of a contest in one round, which an interruption loses. */
  private static final long ROUND = 4;

  private static final long LEAST_BATCH = 25;

  private final int threads;
  private final Progress progress;
  private final Players players;

  ContestRunner(int threads, Progress progress, Players players) {
    this.threads = threads;
    this.players = players;
    this.progress = progress;
  }

  /**
   * Plays all pairs that a ledger lacks.
   *
   * @throws RunFailure if a policy failed
   * @throws InterruptedException if the thread was interrupted; all rounds before are in the ledger
   */
  void run(Ledger ledger) throws RunFailure, InterruptedException {
    Plan plan = ledger.results().plan();
    List<Course> courses = new ArrayList<>();
    for (int i = 0; i < plan.contests().size(); i++) {
      courses.add(new Course(i, plan.contests().get(i), ledger));
    }
    if (courses.isEmpty()) {
      return;
    }
    ExecutorService pool = Executors.newFixedThreadPool(threads, Runner::daemon);
    try {
      for (List<Batch> round = round(courses); !round.isEmpty(); round = round(courses)) {
        List<Future<PairTally>> played =
            round.stream().map(batch -> pool.submit(() -> play(batch))).toList();
        List<PairTally> tallies = new ArrayList<>();
        for (Future<PairTally> one : played) {
          tallies.add(watched(one));
        }
        for (int i = 0; i < tallies.size(); i++) {
          ledger.addPairs(round.get(i).scenario(), tallies.get(i));
        }
      }
    } catch (ExecutionException e) {
      throw Runner.failure(e.getCause());
    } finally {
      pool.shutdownNow();
    }
  }

  private PairTally watched(Future<PairTally> played)
      throws RunFailure, ExecutionException, InterruptedException {
    while (true) {
      try {
        return played.get(1, TimeUnit.SECONDS);
      } catch (TimeoutException e) {
        players.check();
      }
    }
  }

  private PairTally play(Batch batch) throws RunFailure {
    PairTally tally = players.playPairs(batch);
    progress.advanced(tally.games());
    return tally;
  }

  private List<Batch> round(List<Course> courses) {
    return courses.stream().flatMap(course -> course.round().stream()).toList();
  }

  /** How far a contest has come. */
  private final class Course {
    private final int place;
    private final Contest contest;
    private final Ledger ledger;
    private boolean over;

    Course(int place, Contest contest, Ledger ledger) {
      this.place = place;
      this.contest = contest;
      this.ledger = ledger;
    }

    /** The next pairs to play, up to where the contest is asked whether it is decided. */
    List<Batch> round() {
      PairTally played = ledger.pairs(place);
      long most = contest.mostPairs();
      long every = contest.stop().every();
      long from = played.pairs();
      if (over || contest.isOver(played)) {
        over = true;
        return List.of();
      }
      long toLook = every - from % every;
      long mostBatch = players.pairsAtOnce(contest);
      long to = from + Math.min(Math.min(most - from, ROUND * mostBatch), toLook);
      long size = Math.max(LEAST_BATCH, Math.min(mostBatch, (to - from + threads - 1) / threads));
      List<Batch> batches = new ArrayList<>();
      for (long start = from; start < to; start += size) {
        batches.add(new Batch(place, start, Math.min(to, start + size)));
      }
      return batches;
    }
  }
}
