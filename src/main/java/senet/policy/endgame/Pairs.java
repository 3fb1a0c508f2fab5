package senet.policy.endgame;

import java.util.Arrays;
import senet.game.Board;

/**
 * Some pairs of a level with all their ways, and their values reckoned anew from those of what the
 * ways lead to. Passing leads from one position of a pair to the other, and throwing again after
 * passing back to itself: these two ways are eliminated by solving the pair's two equations, since
 * where neither side can often move values would settle slowly.
 */
final class Pairs {
  private static final int USUAL_WAYS = 18;

  /** A pair that always passes has no solution. */
  private static final double SINGULAR = 1e-12;

  /** In the stream of ways the number of moves of a throw stands below its place. */
  private static final int MOVES_BITS = 8;

  private static final int MOVES_MASK = (1 << MOVES_BITS) - 1;

  /** What is reckoned, and how the side that throws sees what the other side sees. */
  enum View {
    /**
     * The score, P(win) + ½·P(draw), of which each side wants the most: 1 less that of the other.
     */
    SCORE,
    /** The chance of something that is the same for both sides, which nobody seeks. */
    SAME
  }

  /** Which moves are looked at when values are reckoned. */
  enum Look {
    /** All, to find the best. */
    ALL_MOVES,
    /** Those that were the best when all were compared last. */
    LAST_BEST
  }

  /** Which of the ways of a throw are looked at: all, or that which a player takes. */
  @FunctionalInterface
  interface Choice {
    /** Looks at all ways. */
    Choice ALL = (ways, from, to) -> -1;

    /**
     * The place of the only way to be looked at, or −1 for all from one place to before another.
     */
    int only(Ways ways, int from, int to);
  }

  private final Levels levels;
  private final View view;
  private final double[] chances;

  /** The positions, the two of a pair side by side. */
  private final int[] positions;

  /** Of each position the place behind its last way. */
  private final int[] ends;

  /**
   * For each throw its place and the number of its moves, what the best of them led to when all
   * were compared last, and what each leads to.
   */
  private int[] stream;

  /** For each position the chance that it passes, and that it passes and throws again. */
  private final double[] passing;

  private final double[] again;

  /** What was reckoned last. */
  private final double[] found;

  /** The places of the first positions of the pairs of which some way stays in the level. */
  private final int[] staying;

  private int count;
  private int streamLength;
  private boolean stays;

  /**
   * The pairs of a level.
   *
   * @param from where they begin
   * @param to where they end
   * @param chances the chance of each throw
   */
  Pairs(Levels levels, int from, int to, Ways ways, double[] chances, View view, Choice choice) {
    this.levels = levels;
    this.view = view;
    this.chances = chances;
    int most = 2 * (to - from);
    positions = new int[most];
    ends = new int[most];
    passing = new double[most];
    again = new double[most];
    found = new double[most];
    stream = new int[most * USUAL_WAYS];
    int[] someStay = new int[to - from];
    int stayCount = 0;
    for (int pair = from; pair < to; pair++) {
      int one = levels.lower(pair);
      Layer layer = levels.layerOf(one);
      Layer partner = levels.partner(layer);
      long board = layer.board(one);
      int other = partner.number(Board.flip(board));
      stays = false;
      add(layer, board, one, other, ways, choice);
      add(partner, Board.flip(board), other, one, ways, choice);
      if (stays) {
        someStay[stayCount++] = 2 * (pair - from);
      }
    }
    stream = Arrays.copyOf(stream, streamLength);
    staying = Arrays.copyOf(someStay, stayCount);
  }

  private void add(Layer layer, long board, int position, int partner, Ways ways, Choice choice) {
    positions[count] = position;
    ways.from(layer, board);
    for (int way = 0; way < ways.count(); ) {
      int end = way + Ways.movesOf(ways.weight(way));
      int only = choice.only(ways, way, end);
      int first = only < 0 ? way : only;
      int last = only < 0 ? end : only + 1;
      int chance = Ways.throwOf(ways.weight(way));
      if (last - first == 1 && ways.target(first) == (partner << 1 | 1)) {
        passing[count] += chances[chance];
      } else if (last - first == 1 && ways.target(first) == position << 1) {
        again[count] += chances[chance];
      } else {
        put(chance << MOVES_BITS | (last - first));
        put(ways.target(first));
        for (int i = first; i < last; i++) {
          put(ways.target(i));
          see(ways.target(i) >>> 1, levels.levelOf(position));
        }
      }
      way = end;
    }
    ends[count++] = streamLength;
  }

  private void put(int number) {
    if (streamLength == stream.length) {
      stream = Arrays.copyOf(stream, streamLength + streamLength / 2 + 1);
    }
    stream[streamLength++] = number;
  }

  private void see(int target, int level) {
    if (levels.has(target)) {
      stays |= levels.levelOf(target) == level;
    }
  }

  /** Whether pairs depend on others of the level. */
  boolean anyStays() {
    return staying.length > 0;
  }

  /** Reckons all pairs anew. */
  void reckon(double[] values, Look look) {
    for (int place = 0; place < count; place += 2) {
      reckon(place, values, look);
    }
  }

  /** Reckons those pairs anew that depend on others of the level, by their last best moves. */
  void reckonStaying(double[] values) {
    for (int place : staying) {
      reckon(place, values, Look.LAST_BEST);
    }
  }

  /** Writes what {@link #reckon} found; the largest change. */
  double write(double[] values) {
    double change = 0;
    for (int i = 0; i < count; i++) {
      change = Math.max(change, write(i, values));
    }
    return change;
  }

  /** Writes what {@link #reckonStaying} found; the largest change. */
  double writeStaying(double[] values) {
    double change = 0;
    for (int place : staying) {
      change = Math.max(change, write(place, values));
      change = Math.max(change, write(place + 1, values));
    }
    return change;
  }

  private double write(int i, double[] values) {
    double change = Math.abs(found[i] - values[positions[i]]);
    values[positions[i]] = found[i];
    return change;
  }

  private void reckon(int one, double[] values, Look look) {
    int other = one + 1;
    double a = look == Look.ALL_MOVES ? best(one, values) : lastBest(one, values);
    double b = look == Look.ALL_MOVES ? best(other, values) : lastBest(other, values);
    double p = passing[one];
    double q = passing[other];
    double r = 1 - again[one];
    double s = 1 - again[other];
    double det = r * s - p * q;
    if (det < SINGULAR) {
      // where both always pass nothing can be eliminated
      found[one] = a + p * seen(values[positions[other]]) + again[one] * values[positions[one]];
      found[other] = b + q * seen(values[positions[one]]) + again[other] * values[positions[other]];
      return;
    }
    switch (view) {
      case SCORE -> {
        // r·x + p·y = a + p and q·x + s·y = b + q
        found[one] = ((a + p) * s - p * (b + q)) / det;
        found[other] = (r * (b + q) - q * (a + p)) / det;
      }
      case SAME -> {
        // r·x − p·y = a and s·y − q·x = b
        found[one] = (a * s + p * b) / det;
        found[other] = (b * r + q * a) / det;
      }
    }
  }

  private double seen(double value) {
    return view == View.SCORE ? 1 - value : value;
  }

  /** What the throws are worth after which something is moved, added up. */
  private double best(int i, double[] values) {
    int end = ends[i];
    double sum = 0;
    for (int at = i == 0 ? 0 : ends[i - 1]; at < end; ) {
      int header = stream[at++];
      int kept = at++;
      int last = at + (header & MOVES_MASK);
      double best = -1;
      for (; at < last; at++) {
        double value = after(stream[at], values);
        if (value > best) {
          best = value;
          stream[kept] = stream[at];
        }
      }
      sum += chances[header >>> MOVES_BITS] * best;
    }
    return sum;
  }

  /** The same for the moves that were the best when all were compared last. */
  private double lastBest(int i, double[] values) {
    int end = ends[i];
    double sum = 0;
    for (int at = i == 0 ? 0 : ends[i - 1]; at < end; ) {
      int header = stream[at++];
      sum += chances[header >>> MOVES_BITS] * after(stream[at], values);
      at += 1 + (header & MOVES_MASK);
    }
    return sum;
  }

  /** What a way leads to, seen by the side that has moved. */
  private double after(int target, double[] values) {
    double value = values[target >>> 1];
    return (target & 1) == 0 ? value : seen(value);
  }
}
