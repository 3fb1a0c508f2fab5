package senet.policy.endgame;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import senet.game.Engine;
import senet.game.Outcome;
import senet.policy.endgame.Pairs.Look;
import senet.policy.endgame.Pairs.View;
import senet.rules.RuleSet;
import senet.rules.SquareSet;

/**
 * Optimal play of both sides, from the positions with the fewest pieces to those with the most, in
 * parallel: each side maximises its score, P(win) + ½·P(draw), and of moves of which the scores are
 * the same to {@link OptimalTable#ONE} makes that of the piece furthest back. Found by value
 * iteration (Shapley, Proceedings of the National Academy of Sciences 39, 1953), level by level
 * (Gauss and Seidel), in a level from the values before (Jacobi): hence the same for any number of
 * threads. Under all rules that are taken games end with certainty however they are played, so that
 * there is one solution only.
 */
final class Retrograde {

  /** Pairs that are reckoned as one task. */
  private static final int TASK = 1 << 11;

  /** Ends the passes; a value's error is at most this times the throws still to be made. */
  static final double TOLERANCE = 1e-11;

  /** As games end with certainty, values settle long before. */
  private static final int MOST_PASSES = 10_000;

  /** Every so many-th pass all moves are compared, in the others those found best go on. */
  private static final int COMPARING = 3;

  /** A level is left when its values change by less than this part of what they did at first. */
  private static final double ENOUGH = 0.3;

  private final Engine engine;
  private final Positions positions;
  private final int threads;

  /** One is enough where play never comes back, so that all ways lead to what is known. */
  private final int passes;

  private final double[] chances;
  private final int neverStoodOn;
  private final double[] scores;
  private final double[] draws;
  private SolveProgress progress = SolveProgress.NONE;

  /** Positions done before the work at hand, positions that it counts for, and positions told. */
  private long begun;

  private long share;
  private long told;

  /**
   * A solver.
   *
   * @param drawable whether a game can be drawn
   * @param threads how many threads reckon, at least 1
   */
  Retrograde(Engine engine, Positions positions, boolean drawable, int threads) {
    this.engine = engine;
    this.positions = positions;
    this.threads = threads;
    passes = comesBack(engine.rules()) ? MOST_PASSES : 1;
    chances = engine.throwChances();
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
    ForkJoinPool pool = new ForkJoinPool(threads);
    try {
      for (List<Layer> group : positions.groups()) {
        Levels levels = Levels.of(group, neverStoodOn);
        // where games can be drawn, half of the work is to reckon the draws
        share = draws.length > 0 ? levels.size() / 2 : levels.size();
        begun = levels.start();
        solve(levels, View.SCORE, scores, Pairs.Choice.ALL, pool);
        if (draws.length > 0) {
          begun += share;
          solve(levels, View.SAME, draws, this::best, pool);
        }
      }
      if (told < positions.size()) {
        progress.solved(positions.size(), positions.size());
      }
    } finally {
      pool.shutdown();
    }
  }

  private void solve(
      Levels levels, View view, double[] values, Pairs.Choice choice, ForkJoinPool pool)
      throws NoExactValues {
    for (int position = levels.start(); levels.has(position); position++) {
      values[position] = levels.canArise(position) ? 0.5 : Double.NaN;
    }
    Extrapolation extrapolation =
        new Extrapolation(values, levels.start(), levels.start() + levels.size());
    List<List<Pairs>> kept = new ArrayList<>();
    Look look = Look.ALL_MOVES;
    for (int pass = 0; pass < passes; pass++) {
      double change = 0;
      for (int level = 0; level < levels.count(); level++) {
        if (passes == 1) {
          tell(level / (double) levels.count());
        }
        List<Pairs> pairs = pass == 0 ? pairs(levels, level, view, choice, pool) : kept.get(level);
        change = Math.max(change, settle(pairs, values, look, pool));
        if (pass == 0 && passes > 1) {
          kept.add(pairs);
        }
      }
      boolean settled = passes == 1 || change <= TOLERANCE;
      if (settled && look == Look.ALL_MOVES) {
        return;
      }
      look = settled || pass % COMPARING == 0 ? Look.ALL_MOVES : Look.LAST_BEST;
      tell(Math.log(change) / Math.log(TOLERANCE));
      extrapolation.passed(values, change);
    }
    throw NoExactValues.endless();
  }

  /** Whether play can come back to a level, by pieces that change places or are sent back. */
  static boolean comesBack(RuleSet rules) {
    return !rules.lastSquares().sendsBack().isEmpty()
        || switch (rules.landing().onRival()) {
          case NOT_ALLOWED, CAPTURE -> false;
          case SWAP, TO_START, TO_REARMOST, TO_HAND -> true;
        };
  }

  /** Tells how much of the work at hand is done, unless more was told before. */
  private void tell(double part) {
    long done = begun + (long) (share * Math.min(1, part));
    if (done > told) {
      told = done;
      progress.solved(done, positions.size());
    }
  }

  /** The pairs of a level, in tasks. */
  private List<Pairs> pairs(
      Levels levels, int level, View view, Pairs.Choice choice, ForkJoinPool pool) {
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
          made[task] = new Pairs(levels, begin, end, ways, chances, view, choice);
        });
    return List.of(made);
  }

  /**
   * Reckons a level until its values change by little.
   *
   * @return the first change
   */
  private static double settle(List<Pairs> pairs, double[] values, Look look, ForkJoinPool pool) {
    each(pairs.size(), pool, task -> pairs.get(task).reckon(values, look));
    double first = 0;
    for (Pairs some : pairs) {
      first = Math.max(first, some.write(values));
    }
    List<Pairs> staying = pairs.stream().filter(Pairs::anyStays).toList();
    double change = staying.isEmpty() ? 0 : first;
    while (change > Math.max(TOLERANCE / 10, ENOUGH * first)) {
      each(staying.size(), pool, task -> staying.get(task).reckonStaying(values));
      change = 0;
      for (Pairs some : staying) {
        change = Math.max(change, some.writeStaying(values));
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
