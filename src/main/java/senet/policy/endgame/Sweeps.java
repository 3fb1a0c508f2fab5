package senet.policy.endgame;

import senet.game.Engine;

/**
 * Solves the linear equations between the values of a group of layers by the method of Gauss and
 * Seidel: each value is reckoned anew from those it leads to, until none changes by more than
 * {@link #TOLERANCE}, of values above 1 by more than that part of them.
 */
final class Sweeps {

  /** Ends the sweeps; a value's error is at most this times the throws still to be made. */
  static final double TOLERANCE = 1e-14;

  /** As games end with certainty, values settle long before. */
  private static final int MOST_SWEEPS = 1_000_000;

  private final double[] chances;
  private final Endings endings;

  Sweeps(Engine engine, Endings endings) {
    chances = Ways.chancesByWeight(engine);
    this.endings = endings;
  }

  /** Fills in the values of a group; {@code NaN} where a game may go on for ever. */
  void solve(Graph graph, Quantity quantity, double[] values) {
    for (Graph.Block block : graph.blocks()) {
      for (int position : block.positions()) {
        values[position] = endings.mayBeEndless(position) ? Double.NaN : 0;
      }
    }
    for (int sweep = 0; sweep < MOST_SWEEPS; sweep++) {
      double change = 0;
      for (Graph.Block block : graph.blocks()) {
        change = Math.max(change, sweep(block, quantity, values));
      }
      if (change <= TOLERANCE) {
        return;
      }
    }
    throw new IllegalStateException("the values of " + quantity + " do not settle");
  }

  /** Reckons the positions of a block anew; the largest change. */
  private double sweep(Graph.Block block, Quantity quantity, double[] values) {
    double largest = 0;
    for (int i = 0; i < block.size(); i++) {
      double old = values[block.positions()[i]];
      if (!Double.isNaN(old)) {
        double now = value(block, i, quantity, values);
        values[block.positions()[i]] = now;
        largest = Math.max(largest, Math.abs(now - old) / Math.max(1, Math.abs(now)));
      }
    }
    return largest;
  }

  private double value(Graph.Block block, int i, Quantity quantity, double[] values) {
    double same = quantity.each();
    double other = 0;
    for (int way = block.firstWay(i); way < block.ends()[i]; way++) {
      int target = block.targets()[way];
      double part = chances[block.weights()[way]] * values[target >>> 1];
      if ((target & 1) == 0) {
        same += part;
      } else {
        other += part;
      }
    }
    return same + quantity.sign() * other;
  }
}
