package senet.policy.search;

import java.util.Arrays;
import org.apache.commons.rng.UniformRandomProvider;
import org.jspecify.annotations.Nullable;
import senet.game.Board;
import senet.game.Counts;
import senet.game.Engine;
import senet.game.Turn;
import senet.policy.Moves;
import senet.rules.RuleSet;

/**
 * Monte Carlo tree search (Kocsis and Szepesv&aacute;ri 2006) with a node for each throw. Every
 * iteration plays down the tree, choosing moves by {@link SearchTree#toVisit} and throwing at
 * random, adds the first decision that is not in the tree, and notes its value all the way up. The
 * moves of a new decision have the valuation of what they lead to as their first visit (Gelly and
 * Silver 2007). Makes no objects once made; for one thread.
 */
final class TreeSearch {

  private final Engine engine;
  private final Expectimax oneMove;
  private final @Nullable Rollout rollout;
  private final int iterations;
  private final double exploration;

  private final int[] throwValues;
  private final int mostExtraThrows;
  private final double[] logarithms;

  private final SearchTree tree;
  private final int[] decisionsMade;
  private final int[] branchesTaken;

  /** 1 where the side at the root moves, -1 where the other does. */
  private final int[] signs;

  /**
   * A search.
   *
   * @param oneMove values a move without looking further
   * @param rollout values a new decision; null to take the value of its best move
   * @param iterations how many to make for each move, at least 1
   * @param exploration the factor of the second term of UCB1, 0 or more
   */
  TreeSearch(
      Engine engine,
      Expectimax oneMove,
      @Nullable Rollout rollout,
      int iterations,
      double exploration) {
    this.engine = engine;
    this.oneMove = oneMove;
    this.rollout = rollout;
    this.iterations = iterations;
    this.exploration = exploration;
    throwValues = engine.throwValues();
    mostExtraThrows = engine.rules().extraThrows().cap();
    int decisions = iterations + 1;
    int moves = mostMoves(engine.rules());
    tree = new SearchTree(decisions, moves, throwValues.length);
    decisionsMade = new int[decisions];
    branchesTaken = new int[decisions];
    signs = new int[decisions];
    logarithms = new double[decisions + moves];
    // StrictMath gives the same last bit on every machine
    Arrays.setAll(logarithms, StrictMath::log);
  }

  /** One for each piece, one for entering and one for passing by choice. */
  private static int mostMoves(RuleSet rules) {
    int pieces = Math.max(rules.setup().odd().size(), rules.setup().even().size());
    return pieces + Math.max(rules.setup().hand().odd(), rules.setup().hand().even()) + 2;
  }

  /** The move to make. */
  int choose(Turn turn) {
    tree.clear();
    addDecision(turn.board(), turn.counts(), turn.value());
    for (int i = 0; i < iterations; i++) {
      iterate(turn);
    }
    return tree.move(tree.mostVisited(SearchTree.ROOT));
  }

  /** What the move made last is worth, from -1 to 1, as far as the search knows. */
  double value() {
    return tree.mean(tree.mostVisited(SearchTree.ROOT));
  }

  private void iterate(Turn turn) {
    UniformRandomProvider random = turn.random();
    long board = turn.board();
    int counts = turn.counts();
    int value = turn.value();
    int extraThrows = 0;
    int sign = 1;
    int decision = SearchTree.ROOT;
    int length = 0;
    while (true) {
      int branch = tree.toVisit(decision, exploration, logarithms);
      decisionsMade[length] = decision;
      branchesTaken[length] = branch;
      signs[length++] = sign;
      int position = tree.positionAfter(branch);
      if (position == SearchTree.NONE) {
        position = addPosition(branch, board, counts, value, extraThrows);
        if (position == SearchTree.NONE) {
          note(length, sign * afterMove(board, counts, value, tree.move(branch)));
          return;
        }
      }
      board = tree.board(position);
      counts = tree.counts(position);
      extraThrows = tree.extraThrows(position);
      sign = extraThrows == 0 ? -sign : sign;
      int thrown = Arrays.binarySearch(throwValues, engine.throwFrom(random.nextLong()));
      value = engine.direction(board, counts, throwValues[thrown]);
      decision = tree.decisionAfter(position, thrown);
      if (decision == SearchTree.NONE) {
        tree.setDecisionAfter(position, thrown);
        double best = addDecision(board, counts, value);
        double worth =
            rollout == null ? best : rollout.play(board, counts, value, extraThrows, random);
        note(length, sign * worth);
        return;
      }
    }
  }

  /** Notes a value for the side at the root on the way just gone. */
  private void note(int length, double value) {
    for (int i = 0; i < length; i++) {
      tree.visited(decisionsMade[i], branchesTaken[i], signs[i] * value);
    }
  }

  /** Adds the position after a move; nothing if the game is over then. */
  private int addPosition(int branch, long board, int counts, int value, int extraThrows) {
    int from = tree.move(branch);
    long nextBoard = board;
    int nextCounts = counts;
    if ((from & ~Board.PASS) != 0) {
      nextBoard = engine.move(board, value, from);
      nextCounts = engine.countsAfter(board, counts, value, from);
      if (engine.isOver(nextBoard, nextCounts)) {
        return SearchTree.NONE;
      }
    }
    return engine.throwsAgain(value, from) && extraThrows < mostExtraThrows
        ? tree.addPosition(branch, nextBoard, nextCounts, extraThrows + 1)
        : tree.addPosition(branch, Board.flip(nextBoard), Counts.flip(nextCounts), 0);
  }

  /** Adds a decision with its moves, a pass if there are none; returns the value of the best. */
  private double addDecision(long board, int counts, int value) {
    tree.addDecision();
    int legal = engine.legalMoves(board, counts, value);
    double best = addBranch(board, counts, value, Moves.furthestBack(legal));
    for (int rest = legal & ~Moves.furthestBack(legal); rest != 0; rest &= rest - 1) {
      best = Math.max(best, addBranch(board, counts, value, Integer.lowestOneBit(rest)));
    }
    return best;
  }

  private double addBranch(long board, int counts, int value, int from) {
    double guess = afterMove(board, counts, value, from);
    tree.addBranch(from, guess);
    return guess;
  }

  private double afterMove(long board, int counts, int value, int from) {
    return oneMove.afterMove(board, counts, value, from, 0, 0);
  }
}
