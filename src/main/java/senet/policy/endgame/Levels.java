package senet.policy.endgame;

import java.util.Arrays;
import java.util.List;
import senet.game.Board;

/**
 * The positions of a group of layers in pairs, each position with the same board seen by the other
 * side, and the pairs in levels: those whose pieces are further on, all squares added up, come
 * first. Play goes to earlier levels, but for pieces that are swapped (the same level) or sent back
 * (a later one).
 */
final class Levels {
  /** The numbers of levels are bytes, the last of which says that a position cannot arise. */
  private static final int MOST = 255;

  private static final byte NONE = (byte) MOST;

  private final List<Layer> group;
  private final int[] pairs;
  private final int[] ends;
  private final byte[] levelOf;

  private Levels(List<Layer> group, int[] pairs, int[] ends, byte[] levelOf) {
    this.group = group;
    this.pairs = pairs;
    this.ends = ends;
    this.levelOf = levelOf;
  }

  /**
   * The levels of a group.
   *
   * @param neverStoodOn squares on which no piece can stand, as a mask; positions with a piece
   *     there are left out
   */
  static Levels of(List<Layer> group, int neverStoodOn) {
    int[] order = Order.of(group, neverStoodOn);
    byte[] levelOf = new byte[group.stream().mapToInt(Layer::size).sum()];
    Arrays.fill(levelOf, NONE);
    Levels unfinished = new Levels(group, order, new int[0], levelOf);
    int[] ends = new int[MOST];
    int level = -1;
    int lastSum = -1;
    int kept = 0;
    for (int position : order) {
      Layer layer = unfinished.layerOf(position);
      long board = layer.board(position);
      int sum = Order.sum(Board.own(board)) + Order.sum(Board.rival(board));
      if (sum != lastSum) {
        lastSum = sum;
        level++;
      }
      levelOf[position - unfinished.start()] = (byte) level;
      if (position < unfinished.partner(layer).number(Board.flip(board))) {
        order[kept++] = position;
      }
      ends[level] = kept;
    }
    return new Levels(group, Arrays.copyOf(order, kept), Arrays.copyOf(ends, level + 1), levelOf);
  }

  /** How many levels there are. */
  int count() {
    return ends.length;
  }

  /** Where the pairs of a level begin. */
  int from(int level) {
    return level == 0 ? 0 : ends[level - 1];
  }

  /** Where they end. */
  int to(int level) {
    return ends[level];
  }

  /** The lower number of the two positions of a pair. */
  int lower(int pair) {
    return pairs[pair];
  }

  /** The number of the first position of the group. */
  int start() {
    return group.get(0).start();
  }

  /** How many positions the group has, those that cannot arise included. */
  int size() {
    return levelOf.length;
  }

  boolean has(int position) {
    return position >= start() && position - start() < levelOf.length;
  }

  /** Whether a position of the group can arise. */
  boolean canArise(int position) {
    return levelOf[position - start()] != NONE;
  }

  /** The level of a position of the group that can arise. */
  int levelOf(int position) {
    return levelOf[position - start()] & 0xFF;
  }

  /** The layer of a position of the group. */
  Layer layerOf(int position) {
    Layer first = group.get(0);
    return position - first.start() < first.size() ? first : group.get(1);
  }

  /** The layer from which the other side looks at the positions of a layer of the group. */
  Layer partner(Layer layer) {
    return group.size() == 1 ? layer : group.get(layer.equals(group.get(0)) ? 1 : 0);
  }
}
