package senet.rules;

import java.util.OptionalInt;

/**
 * Row 8: how the game is won.
 *
 * @param goal what wins
 * @param points what a piece borne off counts, at least 1
 * @param equalPoints who wins at equal points
 * @param cap a game that reaches this many throws is unfinished, at least 1; rules under which a
 *     game may never end must have one
 */
public record Ending(Goal goal, int points, EqualPoints equalPoints, OptionalInt cap) {

  /** The cap on throws where the rules name none. */
  public static final int DEFAULT_MAX_THROWS = 100_000;

  /** A point a piece, a draw at equal points, and no cap of its own. */
  public Ending(Goal goal) {
    this(goal, 1, EqualPoints.DRAW, OptionalInt.empty());
  }

  /** A point a piece, a draw at equal points, and a cap. */
  public Ending(Goal goal, int cap) {
    this(goal, 1, EqualPoints.DRAW, OptionalInt.of(cap));
  }

  /** How many throws make a game unfinished. */
  public int maxThrows() {
    return cap.orElse(DEFAULT_MAX_THROWS);
  }

  /** Who wins when the board is empty at equal points. */
  public enum EqualPoints implements Named {
    DRAW,
    /** The side that made the last move. */
    LAST_TO_MOVE_WINS
  }

  /** What wins the game. */
  public enum Goal implements Named {
    /** The first side to bear off all its pieces wins. */
    ALL_OFF,
    /**
     * Points for each piece borne off; the game ends as soon as one side has more than the other
     * can still reach, or no piece is left.
     */
    MOST_OFF,
    /** Points for each piece borne off; played until no piece is left. */
    MOST_OFF_PLAYED_OUT
  }
}
