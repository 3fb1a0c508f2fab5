package senet.game;

import java.util.ArrayList;
import java.util.List;
import senet.rules.SquareSet;

/**
 * A legal move in readable form.
 *
 * @param from the square moved from
 * @param to the square that the throw leads to, before any water; {@link #OFF} for bearing off
 * @param after the position after the move is complete, seen by the mover
 * @param outcome how it stands then
 */
public record Move(int from, int to, Position after, Outcome outcome) {

  /** One step past square 30. */
  public static final int OFF = SquareSet.BOARD_SIZE + 1;

  /** The legal moves of a throw, in the order of their squares. */
  public static List<Move> legal(Engine engine, Position position, int value) {
    List<Move> moves = new ArrayList<>();
    SquareSet legal = new SquareSet(engine.legalMoves(position.board(), value));
    for (int from : legal.squares()) {
      moves.add(of(engine, position, value, from));
    }
    return moves;
  }

  /** The move from a square, which must be legal. */
  public static Move of(Engine engine, Position position, int value, int from) {
    int bit = SquareSet.bit(from);
    long board = engine.move(position.board(), value, bit);
    int counts = engine.countsAfter(position.counts(), value, bit);
    int to = engine.bearsOff(value, bit) ? OFF : from + value;
    return new Move(from, to, Position.of(board, counts), engine.outcome(board, counts));
  }

  public boolean isBearingOff() {
    return to == OFF;
  }
}
