package senet.policy.endgame;

import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import senet.game.Board;
import senet.game.Outcome;
import senet.rules.RuleSet;

/**
 * What every position with at most so many pieces a side on the board is worth if both sides play
 * optimally, each for the most of its score, P(win) + ½·P(draw). Of moves whose scores are the same
 * to a unit of 2<sup>-30</sup> that of the piece furthest back is made. Immutable; shared by
 * threads.
 *
 * <p>Where points count, a game that is played on although it is decided has its winner all the
 * same, so that such rules share the tables of those under which the game ends at once.
 */
public final class OptimalTable {

  /** The whole number that stands for certainty. */
  public static final int ONE = 1 << 30;

  /** Stands where a piece is on a square on which none can stand. */
  static final int UNKNOWN = -1;

  /** Stands where a game is not decided. */
  private static final int RUNNING = -2;

  private final Positions positions;
  private final int pieces;
  private final IntBuffer scores;

  /** Empty where no game can be drawn. */
  private final IntBuffer draws;

  OptimalTable(Positions positions, int pieces, IntBuffer scores, IntBuffer draws) {
    this.positions = positions;
    this.pieces = pieces;
    this.scores = scores;
    this.draws = draws;
  }

  /** Pieces a side that can be tabled at most. */
  public static final int MOST_PIECES = 3;

  /** Why there is no table for a rule set, in clauses; empty if there is. */
  public static List<String> obstacles(RuleSet rules, int pieces) {
    List<String> obstacles = new ArrayList<>(Exactness.obstacles(rules));
    if (obstacles.isEmpty()) {
      OptimalSize.of(rules, pieces).obstacle().ifPresent(obstacles::add);
    }
    return obstacles;
  }

  /** Whether a game can be drawn, so that a table holds draws. */
  static boolean drawable(RuleSet rules) {
    Set<Quantity> quantities = EndgameTable.quantities(rules);
    return quantities.contains(Quantity.DRAW);
  }

  /** The score of a game that is over, for who moved last, in units of 2<sup>-30</sup>. */
  static int atEnd(Outcome outcome) {
    return switch (outcome) {
      case OWN_WINS -> ONE;
      case DRAW -> ONE / 2;
      case RIVAL_WINS -> 0;
      case RUNNING -> throw new IllegalArgumentException("the game is not over");
    };
  }

  /** A value from 0 to 1 in units of 2<sup>-30</sup>. */
  static int rounded(double value) {
    return Double.isNaN(value) ? UNKNOWN : (int) Math.rint(value * ONE);
  }

  /** How many pieces a side the positions have at most. */
  public int pieces() {
    return pieces;
  }

  /** How many positions it holds. */
  public int size() {
    return scores.capacity();
  }

  /** How many bytes its values take. */
  public long bytes() {
    return 4L * scores.capacity() + 4L * draws.capacity();
  }

  /** Whether a board has few enough pieces for the table. */
  public boolean covers(long board) {
    return Integer.bitCount(Board.own(board)) <= pieces
        && Integer.bitCount(Board.rival(board)) <= pieces;
  }

  /**
   * The score that the side which throws next can expect in a game that is not over.
   *
   * @param board a board that the table covers, seen by that side
   * @param counts the counts, seen by that side
   * @return in units of 2<sup>-30</sup>, 0 to {@link #ONE}
   */
  public int score(long board, int counts) {
    int decided = decided(board, counts);
    return decided == RUNNING ? scores.get(positions.number(0, board, counts)) : decided;
  }

  /** The chance of a draw in such a game, in units of 2<sup>-30</sup>, 0 to {@link #ONE}. */
  public int draw(long board, int counts) {
    return draws.capacity() == 0 || decided(board, counts) != RUNNING
        ? 0
        : draws.get(positions.number(0, board, counts));
  }

  /** The score of a game that is decided and played on, or {@link #RUNNING}. */
  private int decided(long board, int counts) {
    int lead = positions.lead(counts);
    if (lead > Integer.bitCount(Board.rival(board))) {
      return ONE;
    }
    return -lead > Integer.bitCount(Board.own(board)) ? 0 : RUNNING;
  }

  Positions positions() {
    return positions;
  }

  IntBuffer scores() {
    return scores;
  }

  IntBuffer draws() {
    return draws;
  }
}
