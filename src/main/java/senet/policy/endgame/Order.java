package senet.policy.endgame;

import java.util.List;
import senet.game.Board;
import senet.rules.SquareSet;

/**
 * The positions of a group of layers, those furthest on first, since play goes to such: values
 * settle sooner when they are reckoned in this order.
 */
final class Order {
  /** More than the squares of all pieces can add up to. */
  private static final int MOST = SquareSet.BOARD_SIZE * SquareSet.BOARD_SIZE;

  private Order() {}

  /**
   * The numbers of the positions, in order.
   *
   * @param neverStoodOn squares on which no piece can stand, as a mask; positions with a piece
   *     there are left out
   */
  static int[] of(List<Layer> group, int neverStoodOn) {
    // counting sort: how many positions have each sum of squares, then where each sum begins
    int[] begin = new int[MOST + 1];
    group.forEach(layer -> each(layer, neverStoodOn, (number, sum) -> begin[MOST - sum]++));
    int before = 0;
    for (int i = 0; i <= MOST; i++) {
      int here = begin[i];
      begin[i] = before;
      before += here;
    }
    int[] order = new int[before];
    group.forEach(
        layer -> each(layer, neverStoodOn, (number, sum) -> order[begin[MOST - sum]++] = number));
    return order;
  }

  @FunctionalInterface
  private interface Visitor {
    void visit(int number, int sum);
  }

  private static void each(Layer layer, int neverStoodOn, Visitor visitor) {
    for (int number = layer.start(); number < layer.start() + layer.size(); number++) {
      long board = layer.board(number);
      int own = Board.own(board);
      int rival = Board.rival(board);
      if (((own | rival) & neverStoodOn) == 0) {
        visitor.visit(number, sum(own) + sum(rival));
      }
    }
  }

  private static int sum(int squares) {
    int sum = 0;
    for (int rest = squares; rest != 0; rest &= rest - 1) {
      sum += Integer.numberOfTrailingZeros(rest);
    }
    return sum;
  }
}
