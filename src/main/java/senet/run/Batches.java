package senet.run;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Hands out the games that a plan still lacks, batch by batch; for use by several threads. Games
 * that are needed for certain come first, scenario by scenario; only when all of them are being
 * played do threads that would be idle go on beyond a checkpoint, perhaps in vain.
 */
final class Batches {
  private final Ledger ledger;
  private final List<Scenario> scenarios;
  private final BatchSize size;

  /** The games of the next batch of each scenario. */
  private final long[] sizes;

  /** The next game of each scenario. */
  private final long[] next;

  /** Before this scenario there is nothing left to hand out. */
  private int start;

  Batches(Ledger ledger, BatchSize size) {
    this.ledger = ledger;
    this.scenarios = ledger.plan().scenarios();
    this.size = size;
    this.sizes = new long[scenarios.size()];
    Arrays.fill(sizes, size.first());
    this.next = IntStream.range(0, scenarios.size()).mapToLong(ledger::games).toArray();
  }

  /** The next batch; nothing when all are handed out. */
  synchronized Optional<Batch> next() {
    while (start < next.length && !hasMore(start)) {
      start++;
    }
    for (int i = start; i < next.length; i++) {
      if (next[i] < ledger.needed(i)) {
        return Optional.of(handOut(i));
      }
    }
    for (int i = start; i < next.length; i++) {
      if (hasMore(i)) {
        return Optional.of(handOut(i));
      }
    }
    return Optional.empty();
  }

  private boolean hasMore(int scenario) {
    return next[scenario] < scenarios.get(scenario).games() && !ledger.isComplete(scenario);
  }

  private Batch handOut(int scenario) {
    long from = next[scenario];
    long end = scenarios.get(scenario).endOfStretch(from);
    long to = end - from <= sizes[scenario] ? end : from + sizes[scenario];
    next[scenario] = to;
    return new Batch(scenario, from, to);
  }

  /** Notes how long a batch took, in nanoseconds, for the size of those that follow. */
  synchronized void took(Batch batch, long nanos) {
    sizes[batch.scenario()] = size.next(batch.games(), nanos);
  }

  /** Hands out no more. */
  synchronized void stop() {
    start = next.length;
  }
}
