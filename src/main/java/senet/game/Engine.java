package senet.game;

import java.util.Arrays;
import java.util.List;
import java.util.SortedMap;
import senet.rules.Ending.EqualPoints;
import senet.rules.Ending.Goal;
import senet.rules.Hand;
import senet.rules.Problem;
import senet.rules.RuleSet;
import senet.rules.Side;

/**
 * A rule set compiled to masks, throw by throw: the legal moves of a throw come out as one mask of
 * squares to move from, and a move is one of its bits. Immutable; shared by threads.
 *
 * <p>Boards and counts are seen by the side to move; see {@link Board} and {@link Counts}. After
 * {@link #move} the view is still the mover's. The value of a throw is negative where pieces move
 * backward with it; see {@link #direction}. A move is the square moved from as a mask, {@link
 * Board#HAND} for a piece that enters, or {@link Board#PASS}.
 */
public final class Engine {

  private final RuleSet rules;
  private final int[] throwValues;
  private final double[] throwChances;
  private final ThrowSampler sampler;

  /** By value, with one also for values that cannot be thrown. */
  private final Throw[] throwsByValue;

  private final Goal goal;
  private final boolean lastToMoveWins;

  /** Whether a piece can ever be in hand. */
  private final boolean hands;

  private final int shut;
  private final Runs protection;

  private Engine(RuleSet rules) {
    this.rules = rules;
    SortedMap<Integer, Double> chances = rules.dice().chances();
    throwValues = chances.keySet().stream().mapToInt(Integer::intValue).toArray();
    throwChances = chances.values().stream().mapToDouble(Double::doubleValue).toArray();
    shut = Throw.shut(rules);
    protection = Runs.of(rules.landing().protection());
    Water water = new Water(rules.lastSquares().sendsBack());
    throwsByValue = new Throw[chances.lastKey() + 1];
    Arrays.setAll(throwsByValue, value -> Throw.of(rules, value, water));
    sampler = new ThrowSampler(chances, throwsByValue);
    goal = rules.ending().goal();
    hands = rules.usesHands();
    lastToMoveWins = rules.ending().equalPoints() == EqualPoints.LAST_TO_MOVE_WINS;
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
    if (value >= 0) {
      return throwsByValue[value];
    }
    Throw backward = throwsByValue[-value].backward;
    if (backward == null) {
      throw new IllegalArgumentException(rules.name() + " has no backward moves: " + value);
    }
    return backward;
  }

  /** The board at the start, before any opening move, seen by {@code side}. */
  public long startBoard(Side side) {
    return Board.of(rules.setup().of(side).mask(), rules.setup().of(side.other()).mask());
  }

  /** The counts at the start, seen by {@code side}. */
  public int startCounts(Side side) {
    Hand hand = rules.setup().hand();
    return Counts.of(0, hand.of(side), 0, hand.of(side.other()));
  }

  /**
   * How the side to move must use a throw.
   *
   * @param value the throw; one of {@link #throwValues()}
   * @return {@code value}, or its negative if the side must move backward with it
   */
  public int direction(long board, int counts, int value) {
    Throw forward = thrown(value);
    boolean turns =
        forward.backward != null
            && legalMoves(board, counts, value) == 0
            && legalMoves(board, counts, -value) != 0;
    return turns ? -value : value;
  }

  /**
   * The moves that the side to move may make.
   *
   * @param value the throw; negative for those backward, whether or not it may move backward
   * @return a mask of moves; 0 if the side must pass
   */
  public int legalMoves(long board, int counts, int value) {
    return thrown(value).legalMoves(Board.own(board), Board.rival(board), counts);
  }

  /**
   * The board after a move, still seen by the mover, water included.
   *
   * @param board the board before it
   * @param value the throw, negative if backward
   * @param from the move, one bit of {@link #legalMoves}
   */
  public long move(long board, int value, int from) {
    Throw thrown = thrown(value);
    int rival = Board.rival(board);
    int own = thrown.ownAfter(Board.own(board), rival, from);
    return Board.of(own, thrown.rivalAfter(own, rival, from));
  }

  /** The counts after a move, still seen by the mover; the board is that before it. */
  public int countsAfter(long board, int counts, int value, int from) {
    return thrown(value).countsAfter(Board.rival(board), counts, from);
  }

  /** Whether a move bears its piece off. */
  public boolean bearsOff(int value, int from) {
    return bearingOff(value, from) != 0;
  }

  /** Those of some moves that bear off, as a mask. */
  public int bearingOff(int value, int from) {
    return thrown(value).bearingOff(from);
  }

  /** The squares that some legal moves lead to, before any water, as a mask. */
  public int targets(int value, int from) {
    return thrown(value).targets(from);
  }

  /** Whether a legal move lands on a rival's piece. */
  public boolean hits(long board, int value, int from) {
    return landing(board, value, from) != 0;
  }

  /** The rival's pieces that one or several legal moves land on, as a mask; 0 if none. */
  public int landing(long board, int value, int from) {
    return thrown(value).landing(Board.rival(board), from);
  }

  /** Those of some legal moves that land on a rival's piece, as a mask. */
  public int hitting(long board, int value, int from) {
    return thrown(value).hitting(Board.rival(board), from);
  }

  /** Whether the game is over after a move, the board and counts seen by the mover. */
  public boolean isOver(long board, int counts) {
    return isOver(Board.own(board), Board.rival(board), counts);
  }

  /** The same, with the board as two masks. */
  boolean isOver(int own, int rival, int counts) {
    if (goal == Goal.ALL_OFF) {
      return own == 0 && Counts.ownHand(counts) == 0;
    }
    return ((own | rival) == 0 && Counts.ownHand(counts) + Counts.rivalHand(counts) == 0)
        || (goal == Goal.MOST_OFF && isDecided(own, rival, counts));
  }

  private boolean isDecided(int own, int rival, int counts) {
    int ownOff = Counts.ownOff(counts);
    int rivalOff = Counts.rivalOff(counts);
    int ownLeft = Integer.bitCount(own);
    int rivalLeft = Integer.bitCount(rival);
    if (hands) {
      ownLeft += Counts.ownHand(counts);
      rivalLeft += Counts.rivalHand(counts);
    }
    return ownOff > rivalOff + rivalLeft || rivalOff > ownOff + ownLeft;
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
    if (lead == 0) {
      return lastToMoveWins ? Outcome.OWN_WINS : Outcome.DRAW;
    }
    return lead > 0 ? Outcome.OWN_WINS : Outcome.RIVAL_WINS;
  }

  /**
   * Whether a throw gives the same side another, the cap on extra throws apart.
   *
   * @param from the move made with it; 0 or {@link Board#PASS} if none was
   */
  public boolean throwsAgain(int value, int from) {
    return thrown(value).throwsAgain(from);
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
