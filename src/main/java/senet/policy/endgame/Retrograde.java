package senet.policy.endgame;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import senet.game.Engine;
import senet.game.Outcome;
import senet.rules.SquareSet;

/**
 * Optimal play of both sides, from the positions with the fewest pieces to those with the most, in
 * parallel: each side maximises its score, P(win) + ½·P(draw), and of moves of which the scores are
 * the same to {@link OptimalTable#ONE} makes that of the piece furthest back. Found by value
 * iteration from below and from above at once, so that the truth lies between the two (interval
 * iteration: Haddad and Monmege, Theoretical Computer Science 735, 2018), level by level (Gauss and
 * Seidel), in a level from the values before (Jacobi): hence the same for any number of threads.
 */
final class Retrograde {

  /** Pairs that are reckoned as one task. */
  private static final int TASK = 1 << 11;

  /** Changes that come from rounding alone. */
  private static final double ROUNDING = 1e-15;

  /** A level is left when its values change by less than this part of what they did at first. */
  private static final double ENOUGH = 0.3;

  private final Engine engine;
  private final Positions positions;
  private final int threads;
  private final long keepable;
  private final double[] chances;
  private final int neverStoodOn;
  private final double[] scores;
  private final double[] draws;
  private SolveProgress progress = SolveProgress.NONE;

  /**
   * A solver.
   *
   * @param drawable whether a game can be drawn
   * @param threads how many threads reckon, at least 1
   * @param keepable how many bytes of ways may be kept from one pass to the next, rather than found
   *     again; see {@link OptimalSize#spare}
   */
  Retrograde(
      Engine engine, Positions positions, boolean drawable, int threads, long keepable) {
    this.engine = engine;
    this.positions = positions;
    this.threads = threads;
    this.keepable = keepable;
    chances = Ways.chancesByWeight(engine);
    neverStoodOn = SquareSet.of(engine.rules().lastSquares().sendsBack().keySet()).mask();
    scores = new double[positions.numbers()];
    draws = new double[drawable ? scores.length : 0];
    for (int over = positions.size(); over < scores.length; over++) {
      Outcome outcome = positions.outcome(over);
      if (outcome != Outcome.RUNNING) {
        scores[over] = OptimalTable.atEnd(outcome) / (double) OptimalTable.ONE;
        if (drawable) {
          draws[over] = Quantity.DRAW.atEnd(outcome, 0);
        }
      }
    }
  }

  /**
   * Reckons all positions.
   *
   * @throws NoExactValues if a game may go on for ever where both sides play for a win
   */
  void solve(SolveProgress toBeTold) throws NoExactValues {
    progress = toBeTold;
    Bounds score = new Bounds(Bounds.View.SCORE, scores);
    Bounds draw = new Bounds(Bounds.View.SAME, draws);
    ForkJoinPool pool = new ForkJoinPool(threads);
    try {
      long done = 0;
      for (List<Layer> group : positions.groups()) {
        Levels levels = Levels.of(group, neverStoodOn);
        // where games can be drawn, half of the work is to reckon the draws
        long share = draws.length > 0 ? levels.size() / 2 : levels.size();
        solve(levels, score, Pairs.Choice.ALL, pool, done, share);
        if (draws.length > 0) {
          solve(levels, draw, this::best, pool, done + share, share);
        }
        done += levels.size();
        progress.solved(done, positions.size());
      }
    } finally {
      pool.shutdown();
    }
  }

  private void solve(
      Levels levels, Bounds bounds, Pairs.Choice choice, ForkJoinPool pool, long before, long share)
      throws NoExactValues {
    bounds.begin(levels.start(), levels.size());
    BitSet settled = new BitSet();
    List<List<Pairs>> kept = new ArrayList<>();
    long bytes = 0;
    long open;
    do {
      double change = 0;
      open = 0;
      for (int level = settled.nextClearBit(0);
          level < levels.count();
          level = settled.nextClearBit(level + 1)) {
        List<Pairs> pairs = level < kept.size() ? kept.get(level) : new ArrayList<>();
        if (pairs.isEmpty()) {
          pairs = pairs(levels, level, bounds, choice, pool);
        }
        change = Math.max(change, settle(pairs, bounds, pool));
        for (Pairs some : pairs) {
          some.dropDone(bounds);
          open += some.open();
        }
        pairs.removeIf(some -> some.open() == 0);
        settled.set(level, pairs.isEmpty());
        if (level == kept.size()) {
          bytes += pairs.stream().mapToLong(Pairs::bytes).sum();
          kept.add(bytes < keepable ? pairs : new ArrayList<>());
        }
      }
      if (open > 0 && change <= ROUNDING) {
        throw NoExactValues.endless();
      }
      progress.solved(before + share - share * open / levels.pairs(), positions.size());
    } while (open > 0);
    bounds.end();
  }

  /** The pairs of a level that are not done, in tasks. */
  private List<Pairs> pairs(
      Levels levels, int level, Bounds bounds, Pairs.Choice choice, ForkJoinPool pool) {
    int from = levels.from(level);
    int tasks = (levels.to(level) - from + TASK - 1) / TASK;
    Pairs[] made = new Pairs[tasks];
    each(
        tasks,
        pool,
        task -> {
          int begin = from + task * TASK;
          int end = Math.min(begin + TASK, levels.to(level));
          Ways ways = new Ways(engine, positions, Players.ofAllMoves());
          made[task] = new Pairs(levels, begin, end, ways, chances, bounds, choice);
        });
    return new ArrayList<>(List.of(made));
  }

  /** Reckons a level until it does not change; the largest change of the first round. */
  private static double settle(List<Pairs> pairs, Bounds bounds, ForkJoinPool pool) {
    each(pairs.size(), pool, task -> pairs.get(task).reckon(bounds));
    double first = 0;
    for (Pairs some : pairs) {
      first = Math.max(first, some.write(bounds));
    }
    List<Pairs> staying = pairs.stream().filter(Pairs::anyStays).toList();
    double change = first;
    while (!staying.isEmpty() && change > Math.max(ROUNDING, first * ENOUGH)) {
      each(staying.size(), pool, task -> staying.get(task).reckonStaying(bounds));
      change = 0;
      for (Pairs some : staying) {
        change = Math.max(change, some.writeStaying(bounds));
      }
    }
    return first;
  }

  private static void each(int tasks, ForkJoinPool pool, Consumer<Integer> work) {
    if (tasks == 1) {
      work.accept(0);
    } else if (tasks > 1) {
      pool.submit(() -> IntStream.range(0, tasks).parallel().forEach(work::accept)).join();
    }
  }

  /** The place of the best of the ways from one place to before another. */
  private int best(Ways ways, int from, int to) {
    int best = from;
    int highest = after(ways.target(from));
    for (int way = from + 1; way < to; way++) {
      int score = after(ways.target(way));
      if (score > highest) {
        best = way;
        highest = score;
      }
    }
    return best;
  }

  private int after(int target) {
    int score = OptimalTable.rounded(scores[target >>> 1]);
    return (target & 1) == 0 ? score : OptimalTable.ONE - score;
  }

  double score(int position) {
    return scores[position];
  }

  double draw(int position) {
    return draws.length == 0 ? 0 : draws[position];
  }
}
