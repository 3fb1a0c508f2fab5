package senet.policy.endgame;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import senet.game.Board;
import senet.game.Engine;
import senet.policy.PolicySpec;
import senet.rules.Ending;
import senet.rules.Ending.Goal;
import senet.rules.RuleSet;

/**
 * P(win) and P(draw) of every position with at most so many pieces a side on the board, for the two
 * policies that play, as whole numbers in units of 2<sup>-30</sup>. Immutable; shared by threads.
 *
 * <p>Where points count, a game that is played on although it is decided has its winner all the
 * same, so that such rules share the tables of those under which the game ends at once.
 */
public final class EndgameTable {

  /** The whole number that stands for certainty. */
  public static final int ONE = 1 << 30;

  /** Stands where a game may go on for ever, so that nothing is known. */
  static final int UNKNOWN = -1;

  private final Positions positions;
  private final int most;
  private final int[] wins;

  /** Empty where no game can be drawn. */
  private final int[] draws;

  EndgameTable(Positions positions, int most, int[] wins, int[] draws) {
    this.positions = positions;
    this.most = most;
    this.wins = wins;
    this.draws = draws;
  }

  /**
   * Reckons a table.
   *
   * @param rules rules without obstacles; see {@link Exactness}
   * @param first the policy that moves first
   * @param second the policy that moves second
   * @param pieces how many pieces a side, at least 1
   * @throws NoExactValues if there are none, or the table is too large
   */
  public static EndgameTable build(RuleSet rules, PolicySpec first, PolicySpec second, int pieces)
      throws NoExactValues {
    List<String> obstacles = new ArrayList<>(Exactness.obstacles(rules));
    obstacles.addAll(Exactness.obstacles(first, second));
    NoExactValues.throwIfAny(obstacles);
    RuleSet decided = endingAtOnce(rules);
    // the policies play by the rules as they are
    Players players = Players.of(Engine.compile(rules), first, second);
    Set<Quantity> quantities = quantities(rules);
    Size.of(decided, pieces, players.seats(), quantities.size() + 1).check();
    Positions positions = new Positions(decided, pieces, players.seats());
    Solver solver = new Solver(Engine.compile(decided), positions, players);
    solver.solve(quantities, SolveProgress.NONE);
    int[] wins = new int[positions.size()];
    int[] draws = new int[quantities.contains(Quantity.DRAW) ? wins.length : 0];
    for (int i = 0; i < wins.length; i++) {
      double advantage = solver.value(Quantity.ADVANTAGE, i);
      double draw = draws.length == 0 ? 0 : solver.value(Quantity.DRAW, i);
      wins[i] =
          Double.isNaN(advantage) ? UNKNOWN : (int) Math.rint((1 - draw + advantage) / 2 * ONE);
      if (draws.length > 0) {
        draws[i] = Double.isNaN(draw) ? UNKNOWN : (int) Math.rint(draw * ONE);
      }
    }
    return new EndgameTable(positions, pieces, wins, draws);
  }

  /** The same rules, but with a game ending as soon as it is decided. */
  static RuleSet endingAtOnce(RuleSet rules) {
    Ending ending = rules.ending();
    return ending.goal() == Goal.MOST_OFF_PLAYED_OUT
        ? rules.with(new Ending(Goal.MOST_OFF, ending.points(), ending.equalPoints(), ending.cap()))
        : rules;
  }

  /** A race cannot be drawn. */
  static Set<Quantity> quantities(RuleSet rules) {
    return rules.ending().goal() == Goal.ALL_OFF
        ? EnumSet.of(Quantity.ADVANTAGE)
        : EnumSet.of(Quantity.ADVANTAGE, Quantity.DRAW);
  }

  /** How many pieces a side the positions have at most. */
  public int pieces() {
    return most;
  }

  /** How many positions it holds. */
  public int size() {
    return wins.length;
  }

  /** Whether a board has few enough pieces for the table. */
  public boolean covers(long board) {
    return Integer.bitCount(Board.own(board)) <= most
        && Integer.bitCount(Board.rival(board)) <= most;
  }

  /**
   * The values of a position in a game that is not over.
   *
   * @param firstThrows whether the player that moved first in the game throws next
   * @param board a board that the table covers, seen by the side that throws next
   * @param counts the counts, seen by it
   * @return what the player that moved first in the game can expect; {@link Value#UNKNOWN} where
   *     games may go on for ever
   */
  public Value value(boolean firstThrows, long board, int counts) {
    int lead = positions.lead(counts);
    if (lead > Integer.bitCount(Board.rival(board))) {
      return new Value(firstThrows ? ONE : 0, 0);
    }
    if (-lead > Integer.bitCount(Board.own(board))) {
      return new Value(firstThrows ? 0 : ONE, 0);
    }
    int place = positions.number(firstThrows ? 0 : positions.other(0), board, counts);
    if (wins[place] == UNKNOWN) {
      return Value.UNKNOWN;
    }
    int draw = draws.length == 0 ? 0 : draws[place];
    return new Value(firstThrows ? wins[place] : Math.max(0, ONE - draw - wins[place]), draw);
  }

  /**
   * What the player that moved first in the game can expect, in units of 2<sup>-30</sup>.
   *
   * @param win P(it wins), 0 to {@link #ONE}
   * @param draw P(a draw), 0 to {@link #ONE}
   */
  public record Value(int win, int draw) {
    /** Nothing is known. */
    public static final Value UNKNOWN = new Value(EndgameTable.UNKNOWN, EndgameTable.UNKNOWN);

    /** Whether anything is known. */
    public boolean isKnown() {
      return win >= 0;
    }
  }

  Positions positions() {
    return positions;
  }

  int[] wins() {
    return wins;
  }

  int[] draws() {
    return draws;
  }
}
