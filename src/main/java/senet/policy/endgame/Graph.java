package senet.policy.endgame;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** All ways on from the positions of a group of layers, in blocks of positions. */
final class Graph {
  private static final int BLOCK = 1 << 14;
  private static final int USUAL_WAYS = 10;

  private final List<Block> blocks;

  private Graph(List<Block> blocks) {
    this.blocks = blocks;
  }

  /**
   * Some positions with their ways.
   *
   * @param positions their numbers
   * @param ends for each position the place behind its last way
   * @param targets what each way leads to; see {@link Ways#target}
   * @param weights the weight of each way; see {@link Ways#weight}
   */
  // Nobody compares blocks.
  @SuppressWarnings("ArrayRecordComponent")
  record Block(int[] positions, int[] ends, int[] targets, char[] weights) {
    int size() {
      return positions.length;
    }

    int firstWay(int i) {
      return i == 0 ? 0 : ends[i - 1];
    }
  }

  /** Chooses one of the ways of a throw. */
  @FunctionalInterface
  interface Choice {
    /** The best of the ways in {@code targets} from one place to before another. */
    int best(int[] targets, int from, int to);
  }

  List<Block> blocks() {
    return blocks;
  }

  /**
   * The graph of a group.
   *
   * @param neverStoodOn squares on which no piece can stand, as a mask; positions with a piece
   *     there are left out
   */
  static Graph of(List<Layer> group, Ways ways, int neverStoodOn) {
    int[] order = Order.of(group, neverStoodOn);
    List<Block> blocks = new ArrayList<>();
    for (int from = 0; from < order.length; from += BLOCK) {
      int[] positions = Arrays.copyOfRange(order, from, Math.min(from + BLOCK, order.length));
      Builder builder = new Builder(positions);
      for (int position : positions) {
        Layer layer = layerOf(position, group);
        ways.from(layer, layer.board(position));
        for (int way = 0; way < ways.count(); way++) {
          builder.add(ways.target(way), ways.weight(way));
        }
        builder.endPosition();
      }
      blocks.add(builder.block());
    }
    return new Graph(blocks);
  }

  private static Layer layerOf(int position, List<Layer> group) {
    for (Layer layer : group) {
      if (layer.start() <= position && position < layer.start() + layer.size()) {
        return layer;
      }
    }
    throw new IllegalArgumentException("no layer has the position " + position);
  }

  /** The graph with one way for each throw. */
  Graph with(Choice choice) {
    List<Block> chosen = new ArrayList<>();
    for (Block block : blocks) {
      Builder builder = new Builder(block.positions);
      for (int i = 0; i < block.size(); i++) {
        for (int way = block.firstWay(i); way < block.ends[i]; ) {
          int moves = Ways.movesOf(block.weights[way]);
          int best = choice.best(block.targets, way, way + moves);
          builder.add(block.targets[best], (char) Ways.only(block.weights[way]));
          way += moves;
        }
        builder.endPosition();
      }
      chosen.add(builder.block());
    }
    return new Graph(chosen);
  }

  private static final class Builder {
    private final int[] positions;
    private final int[] ends;
    private int[] targets;
    private char[] weights;
    private int done;
    private int ways;

    Builder(int[] positions) {
      this.positions = positions;
      ends = new int[positions.length];
      targets = new int[positions.length * USUAL_WAYS];
      weights = new char[targets.length];
    }

    void add(int target, char weight) {
      if (ways == targets.length) {
        targets = Arrays.copyOf(targets, ways + ways / 2 + 1);
        weights = Arrays.copyOf(weights, targets.length);
      }
      targets[ways] = target;
      weights[ways++] = weight;
    }

    void endPosition() {
      ends[done++] = ways;
    }

    Block block() {
      return new Block(positions, ends, Arrays.copyOf(targets, ways), Arrays.copyOf(weights, ways));
    }
  }
}
