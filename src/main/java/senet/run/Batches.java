package senet.run;

import java.util.List;
import java.util.Optional;
import senet.measure.Tally;

/** Hands out the games that a plan still lacks, batch by batch; for use by several threads. */
final class Batches {
  private final List<Scenario> scenarios;
  private final long size;

  /** The next game of each scenario. */
  private final long[] next;

  private int scenario;

  /**
   * The games that are left.
   *
   * @param size how many games of simple policies make a batch; fewer of policies that take longer
   */
  Batches(Results start, long size) {
    if (size < 1) {
      throw new IllegalArgumentException("a batch of " + size + " games; at least 1");
    }
    this.scenarios = start.plan().scenarios();
    this.size = size;
    this.next = start.tallies().stream().mapToLong(Tally::games).toArray();
  }

  /** The next batch; nothing when all are handed out. */
  synchronized Optional<Batch> next() {
    while (scenario < next.length && next[scenario] >= scenarios.get(scenario).games()) {
      scenario++;
    }
    if (scenario == next.length) {
      return Optional.empty();
    }
    long games = scenarios.get(scenario).games();
    long from = next[scenario];
    long batch = Math.max(1, (long) (size / scenarios.get(scenario).effort()));
    long to = games - from <= batch ? games : from + batch;
    next[scenario] = to;
    return Optional.of(new Batch(scenario, from, to));
  }

  /** Hands out no more. */
  synchronized void stop() {
    scenario = next.length;
  }
}
