package senet.run;

import java.util.ArrayList;
import java.util.List;
import senet.measure.PairTally;
import senet.measure.Tally;

/**
 * What is played of a plan, and what it came to. While a run fills it, the results so far can be
 * taken at any time, and a later run can start from them. For use by several threads.
 */
public final class Ledger {
  private final Plan plan;
  private final List<Stretches> scenarios;

  /** The first pairs of each contest; guarded by itself. */
  private final List<PairTally> contests = new ArrayList<>();

  /** A ledger that starts with these results: of each scenario the first games, or all. */
  public Ledger(Results start) {
    this.plan = start.plan();
    this.scenarios = start.tallies().stream().map(Stretches::new).toList();
    start.contests().forEach(tally -> contests.add(tally.copy()));
  }

  void add(Batch batch, Tally played) {
    scenarios.get(batch.scenario()).add(batch.from(), played);
  }

  /** Adds the next pairs of a contest. */
  void addPairs(int contest, PairTally played) {
    synchronized (contests) {
      contests.get(contest).merge(played);
    }
  }

  /** The pairs of a contest that are played. */
  PairTally pairs(int contest) {
    synchronized (contests) {
      return contests.get(contest).copy();
    }
  }

  /** The results so far: of each scenario the games from the first to the last before a gap. */
  public Results results() {
    synchronized (contests) {
      return new Results(
          plan,
          scenarios.stream().map(Stretches::first).toList(),
          contests.stream().map(PairTally::copy).toList());
    }
  }
}
