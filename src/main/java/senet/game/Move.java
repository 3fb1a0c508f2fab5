package senet.game;

import java.util.ArrayList;
import java.util.List;
import senet.rules.SquareSet;

/**
 * A legal move in readable form.
 *
 * @param from the square moved from; {@link #HAND} for a piece that enters
 * @param to the square that the throw leads to, before any water; {@link #OFF} for bearing off
 * @param after the position after the move is complete, seen by the mover
 * @param outcome how it stands then
 */
public record Move(int from, int to, Position after, Outcome outcome) {

  /** Where a piece comes from that enters from the hand. */
  public static final int HAND = 0;

  /** One step past square 30. */
  public static final int OFF = SquareSet.BOARD_SIZE + 1;

  /**
   * The legal moves of a throw, in the order of their squares, one that enters first; passing by
   * choice is not among them.
   */
  public static List<Move> legal(Engine engine, Position position, int value) {
    int used = engine.direction(position.board(), position.counts(), value);
    int legal = engine.legalMoves(position.board(), position.counts(), used);
    List<Move> moves = new ArrayList<>();
    if ((legal & Board.HAND) != 0) {
      moves.add(of(engine, position, used, Board.HAND));
    }
    for (int rest = legal & SquareSet.BOARD_MASK; rest != 0; rest &= rest - 1) {
      moves.add(of(engine, position, used, Integer.lowestOneBit(rest)));
    }
    return moves;
  }

  /**
   * One legal move.
   *
   * @param value the throw, negative if backward; see {@link Engine#direction}
   * @param move the move as a mask, not a pass
   */
  public static Move of(Engine engine, Position position, int value, int move) {
    long board = engine.move(position.board(), value, move);
    int counts = engine.countsAfter(position.board(), position.counts(), value, move);
    int from = move == Board.HAND ? HAND : Integer.numberOfTrailingZeros(move) + 1;
    int to =
        engine.bearsOff(value, move)
            ? OFF
            : Integer.numberOfTrailingZeros(engine.targets(value, move)) + 1;
    return new Move(from, to, Position.of(board, counts), engine.outcome(board, counts));
  }

  public boolean isBearingOff() {
    return to == OFF;
  }

  public boolean isEntering() {
    return from == HAND;
  }
}
