package senet.policy.endgame;

import senet.game.Board;
import senet.rules.SquareSet;

/**
 * The positions with as many pieces, the same lead and the same player to move.
 *
 * @param own pieces on the board of the side to move
 * @param rival pieces on the board of the other side
 * @param lead pieces borne off by the side to move less those of the other, where points count; 0
 *     where they do not
 * @param seat which player moves; always 0 where both play alike
 * @param counts the pieces borne off, as the game has them
 * @param start the number of the first position
 */
record Layer(int own, int rival, int lead, int seat, int counts, int start) {

  int size() {
    return size(own, rival);
  }

  static int size(int own, int rival) {
    return Combinations.count(SquareSet.BOARD_SIZE, own)
        * Combinations.count(SquareSet.BOARD_SIZE - own, rival);
  }

  /** The number of a position of this layer. */
  int number(long board) {
    int ownSquares = Board.own(board);
    return start
        + Combinations.place(ownSquares) * Combinations.count(SquareSet.BOARD_SIZE - own, rival)
        + Combinations.place(Combinations.close(Board.rival(board), ownSquares));
  }

  /** The position with a number of this layer. */
  long board(int number) {
    int each = Combinations.count(SquareSet.BOARD_SIZE - own, rival);
    int ownSquares = Combinations.set((number - start) / each, own);
    int closed = Combinations.set((number - start) % each, rival);
    return Board.of(ownSquares, Combinations.open(closed, ownSquares));
  }
}
