package senet.run;

import java.util.List;
import java.util.Optional;

/** Hands out a plan's games batch by batch; for use by several threads. */
final class Batches {
  private final List<Scenario> scenarios;
  private final long size;
  private int scenario;
  private long next;

  Batches(Plan plan, long size) {
    if (size < 1) {
      throw new IllegalArgumentException("a batch of " + size + " games; at least 1");
    }
    this.scenarios = plan.scenarios();
    this.size = size;
  }

  /** The next batch; nothing when all are handed out. */
  synchronized Optional<Batch> next() {
    if (scenario == scenarios.size()) {
      return Optional.empty();
    }
    long games = scenarios.get(scenario).games();
    long end = games - next <= size ? games : next + size;
    Batch batch = new Batch(scenario, next, end);
    next = end;
    if (end == games) {
      scenario++;
      next = 0;
    }
    return Optional.of(batch);
  }
}
