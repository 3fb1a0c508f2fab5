package senet.game;

import java.util.Arrays;
import java.util.List;
import java.util.SortedMap;
import senet.rules.Ending.Goal;
import senet.rules.Landing.OnRival;
import senet.rules.Problem;
import senet.rules.RuleSet;
import senet.rules.Side;
import senet.rules.SquareSet;

/**
 * A rule set compiled to masks, throw by throw: the legal moves of a throw come out as one mask of
 * squares to move from, and a move is one of its bits. Immutable; shared by threads.
 *
 * <p>Boards and counts are seen by the side to move; see {@link Board} and {@link Counts}. After
 * {@link #move} the view is still the mover's.
 */
public final class Engine {

  private final RuleSet rules;
  private final int[] throwValues;
  private final double[] throwChances;
  private final ThrowSampler sampler;

  /** By value, with one also for values that cannot be thrown. */
  private final Throw[] throwsByValue;

  private final Goal goal;
  private final int shut;
  private final Runs protection;

  private Engine(RuleSet rules) {
    this.rules = rules;
    SortedMap<Integer, Double> chances = rules.dice().chances();
    throwValues = chances.keySet().stream().mapToInt(Integer::intValue).toArray();
    throwChances = chances.values().stream().mapToDouble(Double::doubleValue).toArray();
    shut =
        rules.landing().onRival() == OnRival.NOT_ALLOWED
            ? SquareSet.BOARD_MASK
            : rules.safe().mask();
    protection = Runs.of(rules.landing().protection());
    Water water = new Water(rules.lastSquares().sendsBack());
    throwsByValue = new Throw[chances.lastKey() + 1];
    Arrays.setAll(throwsByValue, value -> new Throw(rules, value, shut, water));
    sampler = new ThrowSampler(chances, throwsByValue);
    goal = rules.ending().goal();
  }

  /**
   * Compiles a rule set.
   *
   * @throws IllegalArgumentException if the rules cannot be played; see {@link RuleSet#problems()}
   */
  public static Engine compile(RuleSet rules) {
    List<Problem> problems = rules.problems();
    if (!problems.isEmpty()) {
      throw new IllegalArgumentException(rules.name() + " cannot be played: " + problems);
    }
    return new Engine(rules);
  }

  public RuleSet rules() {
    return rules;
  }

  /** The values that can be thrown, ascending. */
  public int[] throwValues() {
    return throwValues.clone();
  }

  /** The chance of each of {@link #throwValues()}, in their order. */
  public double[] throwChances() {
    return throwChances.clone();
  }

  /** Whether {@code value} can be thrown. */
  public boolean isThrow(int value) {
    return Arrays.binarySearch(throwValues, value) >= 0;
  }

  /** The throw that belongs to 64 random bits. */
  public int throwFrom(long bits) {
    return sampler.sample(bits).value;
  }

  /** The throw that belongs to 64 random bits. */
  Throw thrown(long bits) {
    return sampler.sample(bits);
  }

  private Throw thrown(int value) {
    return throwsByValue[value];
  }

  /** The board at the start, seen by {@code side}. */
  public long startBoard(Side side) {
    return Board.of(rules.setup().of(side).mask(), rules.setup().of(side.other()).mask());
  }

  /**
   * The squares from which the side to move may move.
   *
   * @param board the board, seen by the side to move
   * @param value the throw; one of {@link #throwValues()}
   * @return a mask of squares; 0 if the side must pass
   */
  public int legalMoves(long board, int value) {
    return thrown(value).legalMoves(board);
  }

  /**
   * The board after a move, still seen by the mover, water included.
   *
   * @param board the board before it
   * @param value the throw
   * @param from the square moved from, one bit of {@link #legalMoves}
   */
  public long move(long board, int value, int from) {
    return thrown(value).move(board, from);
  }

  /** The counts after a move, still seen by the mover. */
  public int countsAfter(int counts, int value, int from) {
    return thrown(value).countsAfter(counts, from);
  }

  /** Whether a move bears its piece off. */
  public boolean bearsOff(int value, int from) {
    return bearingOff(value, from) != 0;
  }

  /** Those of some squares moved from whose pieces bear off, as a mask. */
  public int bearingOff(int value, int from) {
    return thrown(value).bearingOff(from);
  }

  /** Whether a legal move lands on a rival's piece. */
  public boolean hits(long board, int value, int from) {
    return landing(board, value, from) != 0;
  }

  /** The rival's pieces that one or several legal moves land on, as a mask; 0 if none. */
  public int landing(long board, int value, int from) {
    return thrown(value).landing(board, from);
  }

  /** Whether the game is over after a move, the board and counts seen by the mover. */
  public boolean isOver(long board, int counts) {
    if (goal == Goal.ALL_OFF) {
      return Board.own(board) == 0;
    }
    return board == 0 || (goal == Goal.MOST_OFF && isDecided(board, counts));
  }

  private static boolean isDecided(long board, int counts) {
    int own = Counts.ownOff(counts);
    int rival = Counts.rivalOff(counts);
    return own > rival + Integer.bitCount(Board.rival(board))
        || rival > own + Integer.bitCount(Board.own(board));
  }

  /** How a position stands after a move, seen by the mover. */
  public Outcome outcome(long board, int counts) {
    if (!isOver(board, counts)) {
      return Outcome.RUNNING;
    }
    if (goal == Goal.ALL_OFF) {
      return Outcome.OWN_WINS;
    }
    int lead = Counts.ownOff(counts) - Counts.rivalOff(counts);
    return lead > 0 ? Outcome.OWN_WINS : lead < 0 ? Outcome.RIVAL_WINS : Outcome.DRAW;
  }

  /** Whether a throw gives the same side another. */
  public boolean throwsAgain(int value, boolean moved) {
    return thrown(value).throwsAgain(moved);
  }

  /** The squares on which a piece of {@code own} cannot be landed on, as a mask. */
  public int untouchable(int own) {
    return own & (shut | protection.in(own));
  }

  /** How many pairs of neighbours {@code own} has, by the rule for protection, else by the path. */
  public int neighbourPairs(int own) {
    return protection.pairs(own);
  }
}
