package senet.run;

import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import senet.measure.Tally;

/**
 * The games of one scenario that are played. Batches come in any order; neighbours are merged, so
 * that there is one tally more than there are gaps. For use by several threads.
 */
final class Stretches {

  /** Tallies by the first of their games; that of the first stretch is always there. */
  private final TreeMap<Long, Tally> byStart = new TreeMap<>();

  /** The first games are played, and this is what they came to. */
  Stretches(Tally first) {
    byStart.put(0L, copy(first));
  }

  /** Adds the games from {@code from} on, as many as are in the tally; none was added before. */
  synchronized void add(long from, Tally played) {
    long to = from + played.games();
    Map.Entry<Long, Tally> before = byStart.floorEntry(from);
    Tally joined = played;
    if (before.getKey() + before.getValue().games() == from) {
      joined = before.getValue();
      joined.merge(played);
    } else {
      byStart.put(from, joined);
    }
    @Nullable Tally after = byStart.remove(to);
    if (after != null) {
      joined.merge(after);
    }
  }

  /** The tally of the games before the first gap, as it is now. */
  synchronized Tally first() {
    return copy(byStart.firstEntry().getValue());
  }

  private static Tally copy(Tally tally) {
    Tally copy = new Tally();
    copy.merge(tally);
    return copy;
  }
}
