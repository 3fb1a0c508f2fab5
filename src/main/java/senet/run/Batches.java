package senet.run;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
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

  /** The games that are handed out next of each scenario. */
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
    Arrays.setAll(sizes, i -> size.first(scenarios.get(i).effort()));
    this.next = IntStream.range(0, scenarios.size()).mapToLong(ledger::games).toArray();
  }

  /** The next batches, neighbours of one scenario; none when all are handed out. */
  synchronized List<Batch> next() {
    while (start < next.length && !hasMore(start)) {
      start++;
    }
    for (int i = start; i < next.length; i++) {
      if (next[i] < ledger.needed(i)) {
        return handOut(i);
      }
    }
    for (int i = start; i < next.length; i++) {
      if (hasMore(i)) {
        return handOut(i);
      }
    }
    return List.of();
  }

  private boolean hasMore(int scenario) {
    return next[scenario] < scenarios.get(scenario).games() && !ledger.isComplete(scenario);
  }

  /** Goes on after a stretch only for as many games as there were before, perhaps in vain. */
  private List<Batch> handOut(int scenario) {
    List<Batch> batches = new ArrayList<>();
    long start = next[scenario];
    long most = sizes[scenario];
    do {
      long from = next[scenario];
      long end = scenarios.get(scenario).endOfStretch(from);
      long left = start + most - from;
      long to = end - from <= left ? end : from + left;
      batches.add(new Batch(scenario, from, to));
      next[scenario] = to;
      most = Math.min(most, Math.max(to - start, start));
    } while (batches.size() < size.stretches()
        && next[scenario] < start + most
        && next[scenario] < scenarios.get(scenario).games());
    return batches;
  }

  /** Notes how long batches took, in nanoseconds, for the size of those that follow. */
  synchronized void took(List<Batch> batches, long nanos) {
    long games = batches.stream().mapToLong(Batch::games).sum();
    sizes[batches.get(0).scenario()] = size.next(games, nanos);
  }

  /** Hands out no more. */
  synchronized void stop() {
    start = next.length;
  }
}
