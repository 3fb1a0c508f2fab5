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
  private final List<Stretches> scenarios = new ArrayList<>();

  /** The first pairs of each contest; guarded by itself. */
  private final List<PairTally> contests = new ArrayList<>();

  /** A ledger that starts with these results: of each scenario the first games, or all. */
  public Ledger(Results start) {
    this.plan = start.plan();
    for (int i = 0; i < start.tallies().size(); i++) {
      scenarios.add(new Stretches(plan.scenarios().get(i), start.tallies().get(i)));
    }
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

  /** How many games of a scenario are needed for certain, as far as can be known now. */
  long needed(int scenario) {
    return scenarios.get(scenario).needed();
  }

  /** The plan. */
  public Plan plan() {
    return plan;
  }

  /** Whether all games of a scenario are played. */
  public boolean isComplete(int scenario) {
    return scenarios.get(scenario).isComplete();
  }

  /** Whether all games of all scenarios and contests are played. */
  public boolean isComplete() {
    return scenarios.stream().allMatch(Stretches::isComplete) && expectedPairs() == pairs();
  }

  /** How many games of a scenario are played, from the first to the last before a gap. */
  public long games(int scenario) {
    return scenarios.get(scenario).games();
  }

  /** The same of all scenarios and contests together. */
  public long games() {
    return scenarios.stream().mapToLong(Stretches::games).sum() + 2 * pairs();
  }

  /** A guess at how many games there will be in all; right if no rule for stopping is at work. */
  public long expectedGames() {
    return scenarios.stream().mapToLong(Stretches::expected).sum() + 2 * expectedPairs();
  }

  private long pairs() {
    synchronized (contests) {
      return contests.stream().mapToLong(PairTally::pairs).sum();
    }
  }

  /** The pairs of contests that are over, and the most that the others can have. */
  private long expectedPairs() {
    synchronized (contests) {
      long pairs = 0;
      for (int i = 0; i < contests.size(); i++) {
        Contest contest = plan.contests().get(i);
        PairTally played = contests.get(i);
        pairs += contest.isOver(played) ? played.pairs() : contest.mostPairs();
      }
      return pairs;
    }
  }

  /** The tally of a scenario so far: the games from the first to the last before a gap. */
  public Tally tally(int scenario) {
    return scenarios.get(scenario).first();
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
