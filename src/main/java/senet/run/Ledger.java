package senet.run;

import java.util.List;
import senet.measure.Tally;

/**
 * What is played of a plan, and what it came to. While a run fills it, the results so far can be
 * taken at any time, and a later run can start from them. For use by several threads.
 */
public final class Ledger {
  private final Plan plan;
  private final List<Stretches> scenarios;

  /** A ledger that starts with these results: of each scenario the first games, or all. */
  public Ledger(Results start) {
    this.plan = start.plan();
    this.scenarios = start.tallies().stream().map(Stretches::new).toList();
  }

  void add(Batch batch, Tally played) {
    scenarios.get(batch.scenario()).add(batch.from(), played);
  }

  /** The results so far: of each scenario the games from the first to the last before a gap. */
  public Results results() {
    return new Results(plan, scenarios.stream().map(Stretches::first).toList());
  }
}
