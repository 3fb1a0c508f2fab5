package senet.policy.endgame;

import java.util.Arrays;
import senet.game.Board;

/**
 * Some pairs of a level with all their ways, and their bounds reckoned anew from those of what the
 * ways lead to. Passing leads from one position of a pair to the other, and throwing again after
 * passing back to itself: these two ways are eliminated by solving the pair's two equations, since
 * where neither side can often move values would settle slowly.
 */
final class Pairs {
  private static final int USUAL_WAYS = 10;

  /** A pair that always passes has no solution. */
  private static final double SINGULAR = 1e-12;

  private final Levels levels;
  private final double[] chances;

  /** The positions, the two of a pair side by side. */
  private final int[] positions;

  /** Of each position the place behind its last way. */
  private final int[] ends;

  private int[] targets;
  private char[] weights;

  /** For each position the chance that it passes, and that it passes and throws again. */
  private final double[] passing;

  private final double[] again;

  /** What was reckoned last. */
  private final double[] low;

  private final double[] high;

  /** The places of the first positions of the pairs that are not done. */
  private int[] open;

  /** Those of them of which some way stays in the level. */
  private int[] staying;

  private final boolean[] stays;
  private int count;
  private int wayCount;

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

  /**
   * The pairs of a level that are not done.
   *
   * @param from where they begin
   * @param to where they end
   * @param chances the chance of a way of each weight; see {@link Ways#chancesByWeight}
   */
  Pairs(
      Levels levels, int from, int to, Ways ways, double[] chances, Bounds bounds, Choice choice) {
    this.levels = levels;
    this.chances = chances;
    int most = 2 * (to - from);
    positions = new int[most];
    ends = new int[most];
    passing = new double[most];
    again = new double[most];
    low = new double[most];
    high = new double[most];
    stays = new boolean[most];
    targets = new int[most * USUAL_WAYS];
    weights = new char[targets.length];
    for (int pair = from; pair < to; pair++) {
      int one = levels.lower(pair);
      Layer layer = levels.layerOf(one);
      Layer partner = levels.partner(layer);
      long board = layer.board(one);
      int other = partner.number(Board.flip(board));
      if (!bounds.isDone(one) || !bounds.isDone(other)) {
        add(layer, board, one, other, ways, choice);
        add(partner, Board.flip(board), other, one, ways, choice);
      }
    }
    targets = Arrays.copyOf(targets, wayCount);
    weights = Arrays.copyOf(weights, wayCount);
    open = new int[count / 2];
    Arrays.setAll(open, pair -> 2 * pair);
    staying = staying();
  }

  private void add(Layer layer, long board, int position, int partner, Ways ways, Choice choice) {
    int level = levels.levelOf(position);
    ways.from(layer, board);
    for (int way = 0; way < ways.count(); ) {
      int end = way + Ways.movesOf(ways.weight(way));
      int only = choice.only(ways, way, end);
      add(
          ways,
          only < 0 ? way : only,
          only < 0 ? end : only + 1,
          position << 1,
          partner << 1 | 1,
          level);
      way = end;
    }
    positions[count] = position;
    ends[count++] = wayCount;
  }

  /** Adds the ways of one throw. */
  private void add(Ways ways, int first, int end, int itself, int pass, int level) {
    int weight = Ways.only(ways.weight(first));
    if (end - first == 1 && ways.target(first) == pass) {
      passing[count] += chances[weight];
      return;
    }
    if (end - first == 1 && ways.target(first) == itself) {
      again[count] += chances[weight];
      return;
    }
    if (wayCount + end - first > targets.length) {
      targets = Arrays.copyOf(targets, targets.length * 3 / 2 + end - first);
      weights = Arrays.copyOf(weights, targets.length);
    }
    for (int way = first; way < end; way++) {
      int target = ways.target(way);
      targets[wayCount] = target;
      weights[wayCount++] = (char) (weight + end - first - 1);
      stays[count & ~1] |= levels.has(target >>> 1) && levels.levelOf(target >>> 1) == level;
    }
  }

  private int[] staying() {
    return Arrays.stream(open).filter(place -> stays[place]).toArray();
  }

  /** About how many bytes this takes. */
  long bytes() {
    return 40L * positions.length + 6L * wayCount;
  }

  /** How many pairs are not done. */
  int open() {
    return open.length;
  }

  /** Whether pairs that are not done depend on others of the level. */
  boolean anyStays() {
    return staying.length > 0;
  }

  /** Forgets the pairs that are done. */
  void dropDone(Bounds bounds) {
    open =
        Arrays.stream(open)
            .filter(
                place -> !bounds.isDone(positions[place]) || !bounds.isDone(positions[place + 1]))
            .toArray();
    staying = staying();
  }

  /** Reckons all pairs that are not done anew. */
  void reckon(Bounds bounds) {
    for (int place : open) {
      reckon(place, bounds);
    }
  }

  /** Reckons those of them anew that depend on others of the level. */
  void reckonStaying(Bounds bounds) {
    for (int place : staying) {
      reckon(place, bounds);
    }
  }

  /** Writes what {@link #reckon} found; the largest change. */
  double write(Bounds bounds) {
    return write(open, bounds);
  }

  /** Writes what {@link #reckonStaying} found; the largest change. */
  double writeStaying(Bounds bounds) {
    return write(staying, bounds);
  }

  private double write(int[] places, Bounds bounds) {
    double change = 0;
    for (int place : places) {
      for (int i = place; i <= place + 1; i++) {
        int position = positions[i];
        change = Math.max(change, Math.abs(low[i] - bounds.low(position)));
        change = Math.max(change, Math.abs(high[i] - bounds.high(position)));
        bounds.set(position, low[i], high[i]);
      }
    }
    return change;
  }

  private void reckon(int one, Bounds bounds) {
    int other = one + 1;
    addUp(one, bounds);
    addUp(other, bounds);
    double p = passing[one];
    double q = passing[other];
    double r = 1 - again[one];
    double s = 1 - again[other];
    double det = r * s - p * q;
    if (det < SINGULAR) {
      passOnce(one, other, bounds);
      return;
    }
    double lowOne = low[one];
    double lowOther = low[other];
    double highOne = high[one];
    double highOther = high[other];
    switch (bounds.view()) {
      case SCORE -> {
        // r·x + p·y = a + p and q·x + s·y = b + q, of x and y one a lower bound, one an upper
        low[one] = ((lowOne + p) * s - p * (highOther + q)) / det;
        high[other] = (r * (highOther + q) - q * (lowOne + p)) / det;
        low[other] = ((lowOther + q) * r - q * (highOne + p)) / det;
        high[one] = (s * (highOne + p) - p * (lowOther + q)) / det;
      }
      case SAME -> {
        low[one] = (lowOne * s + p * lowOther) / det;
        low[other] = (lowOther * r + q * lowOne) / det;
        high[one] = (highOne * s + p * highOther) / det;
        high[other] = (highOther * r + q * highOne) / det;
      }
    }
    clamp(one);
    clamp(other);
  }

  /** Rounding must not lead out of the values that there are. */
  private void clamp(int i) {
    low[i] = Math.max(0, low[i]);
    high[i] = Math.min(1, high[i]);
  }

  /** Where both always pass, nothing can be eliminated. */
  private void passOnce(int one, int other, Bounds bounds) {
    for (int i = one; i <= other; i++) {
      int pass = positions[one + other - i] << 1 | 1;
      int itself = positions[i] << 1;
      low[i] += passing[i] * bounds.lowAfter(pass) + again[i] * bounds.lowAfter(itself);
      high[i] += passing[i] * bounds.highAfter(pass) + again[i] * bounds.highAfter(itself);
    }
  }

  /** Adds up what the throws are worth after which something is moved. */
  private void addUp(int i, Bounds bounds) {
    double least = 0;
    double most = 0;
    for (int way = i == 0 ? 0 : ends[i - 1]; way < ends[i]; ) {
      int end = way + Ways.movesOf(weights[way]);
      double chance = chances[Ways.only(weights[way])];
      double bestLow = 0;
      double bestHigh = 0;
      for (; way < end; way++) {
        bestLow = Math.max(bestLow, bounds.lowAfter(targets[way]));
        bestHigh = Math.max(bestHigh, bounds.highAfter(targets[way]));
      }
      least += chance * bestLow;
      most += chance * bestHigh;
    }
    low[i] = least;
    high[i] = most;
  }
}
