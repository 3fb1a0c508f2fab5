package senet.rules;

/**
 * Row 8: how the game is won.
 *
 * @param goal what wins
 * @param maxThrows a game that reaches this many throws is unfinished, at least 1
 */
public record Ending(Goal goal, int maxThrows) {

  /** The cap on throws where a rules file names none. */
  public static final int DEFAULT_MAX_THROWS = 100_000;

  /** What wins the game. */
  public enum Goal implements Named {
    /** The first side to bear off all its pieces wins. */
    ALL_OFF,
    /**
     * One point a piece borne off; the game ends as soon as one side has more than the other can
     * still reach, or the board is empty at equal points, a draw.
     */
    MOST_OFF,
    /** One point a piece borne off; played until the board is empty. */
    MOST_OFF_PLAYED_OUT
  }
}
