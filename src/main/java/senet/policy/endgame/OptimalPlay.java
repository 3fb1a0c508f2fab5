package senet.policy.endgame;

import java.util.Arrays;
import senet.game.Engine;
import senet.game.Outcome;

/**
 * Optimal play of both sides: each maximises its score, P(win) + ½·P(draw). Found by value
 * iteration from below and from above at once, so that the truth lies between the two: {@code low}
 * is what the side to move is worth if games without end are lost for it, {@code high} if they are
 * won (interval iteration: Haddad and Monmege, Theoretical Computer Science 735, 2018).
 */
final class OptimalPlay {

  /** Moves whose scores differ by less are equally good; the piece furthest back is moved then. */
  private static final double TIE = 1e-12;

  /** Changes that come from rounding alone. */
  private static final double ROUNDING = 1e-15;

  /** How far the bounds may be apart where the score is known. */
  static final double TOLERANCE = 1e-10;

  private final double[] chances;
  private final double[] low;
  private final double[] high;

  OptimalPlay(Engine engine, Positions positions) {
    chances = Ways.chancesByWeight(engine);
    low = new double[positions.numbers()];
    for (int over = positions.size(); over < low.length; over++) {
      Outcome outcome = positions.outcome(over);
      low[over] = outcome == Outcome.OWN_WINS ? 1 : outcome == Outcome.DRAW ? 0.5 : 0;
    }
    high = low.clone();
    Arrays.fill(high, 0, positions.size(), 1);
  }

  /** The score of the side to move; half of the doubt about it at most is error. */
  double score(int position) {
    return (low[position] + high[position]) / 2;
  }

  /** Whether games without end leave the score of a position open. */
  boolean isOpen(int position) {
    return high[position] - low[position] > TOLERANCE;
  }

  /** Settles a group of layers, and leaves of all its moves the best for each throw. */
  Graph bestOf(Graph all) {
    double change;
    do {
      change = 0;
      for (Graph.Block block : all.blocks()) {
        for (int i = 0; i < block.size(); i++) {
          change = Math.max(change, improve(block, i));
        }
      }
    } while (change > ROUNDING);
    return all.with(this::best);
  }

  private double improve(Graph.Block block, int i) {
    double least = 0;
    double most = 0;
    for (int way = block.firstWay(i); way < block.ends()[i]; ) {
      int moves = Ways.movesOf(block.weights()[way]);
      double bestLow = 0;
      double bestHigh = 0;
      for (int end = way + moves; way < end; way++) {
        int target = block.targets()[way];
        bestLow = Math.max(bestLow, after(target, low, high));
        bestHigh = Math.max(bestHigh, after(target, high, low));
      }
      double chance = chances[Ways.only(block.weights()[way - 1])];
      least += chance * bestLow;
      most += chance * bestHigh;
    }
    int position = block.positions()[i];
    double change = Math.max(least - low[position], high[position] - most);
    low[position] = least;
    high[position] = most;
    return change;
  }

  /** What a way leads to, seen by the side that has moved. */
  private static double after(int target, double[] bound, double[] otherBound) {
    return (target & 1) == 0 ? bound[target >>> 1] : 1 - otherBound[target >>> 1];
  }

  private int best(int[] targets, int from, int to) {
    int best = from;
    double highest = middle(targets[from]);
    for (int way = from + 1; way < to; way++) {
      double score = middle(targets[way]);
      if (score > highest + TIE) {
        best = way;
        highest = score;
      }
    }
    return best;
  }

  private double middle(int target) {
    double score = score(target >>> 1);
    return (target & 1) == 0 ? score : 1 - score;
  }
}
