package senet.run;

import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import senet.measure.Tally;

/**
 * The games of one scenario that are played. Batches come in any order; neighbours are merged, so
 * that there is one tally more than there are gaps, but never across a checkpoint at which the rule
 * for stopping is still to be asked. For use by several threads.
 */
final class Stretches {
  private final Scenario scenario;

  /** The games from the first to the last before a gap, or to the one at which it was enough. */
  private final Tally first = new Tally();

  /** Tallies of later games, by the first of them. */
  private final TreeMap<Long, Tally> later = new TreeMap<>();

  private boolean complete;

  /** The first games are played, and this is what they came to. */
  Stretches(Scenario scenario, Tally first) {
    this.scenario = scenario;
    this.first.merge(first);
    this.complete = scenario.isComplete(this.first);
  }

  /**
   * Adds the games from {@code from} on, as many as are in the tally; none was added before, and
   * there is no checkpoint among them but at their ends. They are dropped if it turned out in the
   * meantime that they are not needed.
   */
  synchronized void add(long from, Tally played) {
    if (complete) {
      return;
    }
    later.put(from, played);
    joinAt(from);
    joinAt(from + played.games());
    while (!complete) {
      @Nullable Tally next = later.remove(first.games());
      if (next == null) {
        return;
      }
      first.merge(next);
      complete = scenario.isComplete(first);
    }
    later.clear();
  }

  /** Joins the later stretches that meet before this game. */
  private void joinAt(long game) {
    Map.@Nullable Entry<Long, Tally> before = later.lowerEntry(game);
    @Nullable Tally after = later.get(game);
    if (before == null || after == null || scenario.stopping().isCheckpoint(game)) {
      return;
    }
    if (before.getKey() + before.getValue().games() == game) {
      before.getValue().merge(after);
      later.remove(game);
    }
  }

  /** The tally of the games before the first gap, as it is now. */
  synchronized Tally first() {
    Tally copy = new Tally();
    copy.merge(first);
    return copy;
  }

  /** How many games there are before the first gap. */
  synchronized long games() {
    return first.games();
  }

  /** Whether no more games are needed. */
  synchronized boolean isComplete() {
    return complete;
  }

  /** How many games are needed for certain, as far as can be known now. */
  synchronized long needed() {
    return complete ? first.games() : scenario.endOfStretch(first.games());
  }

  /** A guess at how many games there will be. */
  synchronized long expected() {
    return complete ? first.games() : scenario.stopping().expectedGames(first, scenario.games());
  }
}
