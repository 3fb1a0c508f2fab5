package senet.policy.endgame;

import java.util.Arrays;
import java.util.BitSet;
import senet.game.Engine;

/** Counts the positions that can arise in play. */
final class Reach {
  private final Positions positions;
  private final Ways ways;

  Reach(Engine engine, Positions positions, Players players) {
    this.positions = positions;
    ways = new Ways(engine, positions, players);
  }

  /** How many positions can arise from these, themselves included. */
  long count(int... starts) {
    BitSet seen = new BitSet(positions.size());
    Pending pending = new Pending();
    for (int start : starts) {
      visit(start, seen, pending);
    }
    while (!pending.isEmpty()) {
      int position = pending.next();
      Layer layer = positions.layerOf(position);
      ways.from(layer, layer.board(position));
      for (int way = 0; way < ways.count(); way++) {
        visit(ways.target(way) >>> 1, seen, pending);
      }
    }
    return seen.cardinality();
  }

  private void visit(int position, BitSet seen, Pending pending) {
    if (position < positions.size() && !seen.get(position)) {
      seen.set(position);
      pending.add(position);
    }
  }

  /** Positions still to be looked at, the last first. */
  private static final class Pending {
    private int[] items = new int[1024];
    private int count;

    boolean isEmpty() {
      return count == 0;
    }

    void add(int position) {
      if (count == items.length) {
        items = Arrays.copyOf(items, 2 * count);
      }
      items[count++] = position;
    }

    int next() {
      return items[--count];
    }
  }
}
