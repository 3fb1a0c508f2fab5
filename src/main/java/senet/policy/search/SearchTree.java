package senet.policy.search;

import java.util.Arrays;

/**
 * A tree of games in arrays of fixed size. A decision has a branch for each move, which counts its
 * visits and adds up their values for the side that moves. A branch leads to a position, and that,
 * by one throw or another, to the decisions of the side that throws then.
 */
final class SearchTree {

  /** The decision that all others follow. */
  static final int ROOT = 0;

  /** A position or decision that is not there yet; the root follows nothing. */
  static final int NONE = 0;

  private final int throwCount;

  /** By decision, with one more for the end of the last one's branches. */
  private final int[] firstBranch;

  private final int[] visitsOfAll;
  private int decisions;

  private final int[] moves;
  private final int[] visits;
  private final double[] totals;
  private final int[] positionAfter;
  private int branches;

  private final long[] boards;
  private final int[] counts;
  private final int[] extraThrows;

  /** By position and throw. */
  private final int[] decisionAfter;

  private int positions;

  /**
   * A tree.
   *
   * @param decisions how many decisions it has room for
   * @param moves how many moves a decision may have
   * @param throwCount how many different throws there are
   */
  SearchTree(int decisions, int moves, int throwCount) {
    this.throwCount = throwCount;
    firstBranch = new int[decisions + 1];
    visitsOfAll = new int[decisions];
    int room = Math.multiplyExact(decisions, moves);
    this.moves = new int[room];
    visits = new int[room];
    totals = new double[room];
    positionAfter = new int[room];
    boards = new long[decisions + 1];
    counts = new int[decisions + 1];
    extraThrows = new int[decisions + 1];
    decisionAfter = new int[(decisions + 1) * throwCount];
  }

  /** Makes the tree empty. */
  void clear() {
    decisions = 0;
    branches = 0;
    // the first place stands for no position
    positions = 1;
  }

  /** Adds a decision; its branches are to be added before another. */
  void addDecision() {
    firstBranch[decisions] = branches;
    visitsOfAll[decisions] = 0;
    decisions++;
  }

  /** Adds a branch to the newest decision, and a guess at its value as a first visit. */
  void addBranch(int move, double guess) {
    moves[branches] = move;
    visits[branches] = 1;
    totals[branches] = guess;
    positionAfter[branches] = NONE;
    visitsOfAll[decisions - 1]++;
    branches++;
    firstBranch[decisions] = branches;
  }

  /** Adds the position after a branch, seen by the side that throws next. */
  int addPosition(int branch, long board, int count, int extra) {
    boards[positions] = board;
    counts[positions] = count;
    extraThrows[positions] = extra;
    int first = positions * throwCount;
    Arrays.fill(decisionAfter, first, first + throwCount, NONE);
    positionAfter[branch] = positions;
    return positions++;
  }

  /** Lets the decision that is added next follow a position and a throw. */
  void setDecisionAfter(int position, int thrown) {
    decisionAfter[position * throwCount + thrown] = decisions;
  }

  /**
   * The branch of a decision to visit next, by the rule UCB1 (Auer, Cesa-Bianchi and Fischer 2002):
   * that with the highest mean + exploration &radic;(ln visits of all / its visits); the first if
   * several have.
   *
   * @param logarithms the natural logarithm of each number of visits
   */
  int toVisit(int decision, double exploration, double[] logarithms) {
    double log = logarithms[visitsOfAll[decision]];
    int end = firstBranch[decision + 1];
    int best = firstBranch[decision];
    double highest = Double.NEGATIVE_INFINITY;
    for (int branch = best; branch < end; branch++) {
      double bound = mean(branch) + exploration * Math.sqrt(log / visits[branch]);
      if (bound > highest) {
        highest = bound;
        best = branch;
      }
    }
    return best;
  }

  /** The branch visited most often; of equals that with the highest mean, then the first. */
  int mostVisited(int decision) {
    int best = firstBranch[decision];
    for (int branch = best + 1; branch < firstBranch[decision + 1]; branch++) {
      if (visits[branch] > visits[best]
          || (visits[branch] == visits[best] && mean(branch) > mean(best))) {
        best = branch;
      }
    }
    return best;
  }

  /** Notes a visit of a branch of a decision. */
  void visited(int decision, int branch, double value) {
    visitsOfAll[decision]++;
    visits[branch]++;
    totals[branch] += value;
  }

  double mean(int branch) {
    return totals[branch] / visits[branch];
  }

  int move(int branch) {
    return moves[branch];
  }

  int positionAfter(int branch) {
    return positionAfter[branch];
  }

  int decisionAfter(int position, int thrown) {
    return decisionAfter[position * throwCount + thrown];
  }

  long board(int position) {
    return boards[position];
  }

  int counts(int position) {
    return counts[position];
  }

  /** How many extra throws in a row the side that throws has had. */
  int extraThrows(int position) {
    return extraThrows[position];
  }
}
