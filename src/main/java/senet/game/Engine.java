package senet.game;

import java.util.Arrays;
import java.util.List;
import java.util.SortedMap;
import senet.rules.Ending.Goal;
import senet.rules.ExtraThrows.When;
import senet.rules.Landing;
import senet.rules.Landing.BearingOff;
import senet.rules.Landing.OnRival;
import senet.rules.LastSquares;
import senet.rules.Problem;
import senet.rules.RuleSet;
import senet.rules.SendsBack;
import senet.rules.Side;
import senet.rules.SquareSet;

/**
 * A rule set compiled to masks and tables: the legal moves of a throw come out as one mask of
 * squares to move from, and a move is one of its bits. Immutable; shared by threads.
 *
 * <p>Boards and counts are seen by the side to move; see {@link Board} and {@link Counts}. After
 * {@link #move} the view is still the mover's.
 */
public final class Engine {

  private static final int BOARD = SquareSet.BOARD_MASK;

  private final RuleSet rules;
  private final int[] throwValues;
  private final double[] throwChances;
  private final ThrowSampler sampler;

  /** For each throw, the squares it steps from without passing a gate or leaving a lock. */
  private final int[] stepsFrom;

  /** For each throw, the squares from which it bears off. */
  private final int[] bearsOffFrom;

  private final int safe;
  private final int priority;
  private final int protectingRun;
  private final int protectingLinks;
  private final int barrierRun;
  private final int barrierLinks;

  /** All squares where a barrier ahead stops bearing off, or none. */
  private final int barrierStopsBearingOff;

  private final boolean hitIsLegal;

  /** All squares where the piece that is hit goes to the square the other came from, or none. */
  private final int swaps;

  private final int waterSquares;
  private final Water water;
  private final Goal goal;
  private final int extraValues;
  private final boolean extraWithoutMove;

  private Engine(RuleSet rules) {
    this.rules = rules;
    SortedMap<Integer, Double> chances = rules.dice().chances();
    throwValues = chances.keySet().stream().mapToInt(Integer::intValue).toArray();
    throwChances = chances.values().stream().mapToDouble(Double::doubleValue).toArray();
    sampler = new ThrowSampler(chances);
    stepsFrom = new int[chances.lastKey() + 1];
    bearsOffFrom = new int[chances.lastKey() + 1];
    for (int value : throwValues) {
      bearsOffFrom[value] = squaresBearingOff(rules.lastSquares(), value);
      stepsFrom[value] = squaresStepping(rules.lastSquares(), value) & ~bearsOffFrom[value];
    }
    safe = rules.safe().mask();
    priority = rules.priority().mask();
    Landing landing = rules.landing();
    protectingRun = landing.protection().run();
    protectingLinks = Runs.links(landing.protection().neighbours());
    barrierRun = landing.barrier().run();
    barrierLinks = Runs.links(landing.barrier().neighbours());
    barrierStopsBearingOff = landing.barrier().bearingOff() == BearingOff.STOPPED ? BOARD : 0;
    hitIsLegal = landing.onRival() != OnRival.NOT_ALLOWED;
    swaps = landing.onRival() == OnRival.SWAP ? BOARD : 0;
    water = new Water(rules.lastSquares().sendsBack());
    waterSquares = water.mask;
    goal = rules.ending().goal();
    extraValues = rules.extraThrows().values().stream().mapToInt(value -> 1 << value).sum();
    extraWithoutMove = rules.extraThrows().when() == When.ALWAYS;
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

  private static int squaresBearingOff(LastSquares last, int value) {
    return SquareSet.of(
            last.bearOff().keySet().stream().filter(from -> last.bearsOff(from, value)).toList())
        .mask();
  }

  private static int squaresStepping(LastSquares last, int value) {
    int from = BOARD & ~last.locked().mask();
    for (int gate : last.gates().squares()) {
      int firstPassing = Math.max(1, gate - value + 1);
      for (int square = firstPassing; square < gate; square++) {
        from &= ~SquareSet.bit(square);
      }
    }
    return from;
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
    return sampler.sample(bits);
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
    int own = Board.own(board);
    int rival = Board.rival(board);
    int landings = (own << value) & BOARD & ~own & ~(rival & shut(rival));
    if ((landings & waterSquares) != 0) {
      landings = water.withoutIllegal(landings, own, rival, value);
    }
    int steps = landings >>> value & stepsFrom[value];
    int bearingOff = own & bearsOffFrom[value];
    if (barrierRun != 0) {
      int barrier = Runs.atLeast(rival, barrierRun, barrierLinks);
      if (barrier != 0) {
        steps &= ~barred(barrier, value);
        bearingOff &= ~(barrierStopsBearingOff & Integer.highestOneBit(barrier) - 1);
      }
    }
    int legal = steps | bearingOff;
    // without a branch, since it would go either way about as often
    int urgent = legal & priority;
    return legal & (priority | ~((urgent | -urgent) >> 31));
  }

  /** The squares of the rival on which no piece may land. */
  private int shut(int rival) {
    int shut = hitIsLegal ? safe : BOARD;
    if (protectingRun != 0) {
      shut |= Runs.atLeast(rival, protectingRun, protectingLinks);
    }
    return shut;
  }

  /** The squares from which {@code value} steps would pass or meet a barrier. */
  private static int barred(int barrier, int value) {
    int barred = 0;
    for (int step = 1; step <= value; step++) {
      barred |= barrier >>> step;
    }
    return barred;
  }

  /**
   * The board after a move, still seen by the mover, water included.
   *
   * @param board the board before it
   * @param value the throw
   * @param from the square moved from, one bit of {@link #legalMoves}
   */
  public long move(long board, int value, int from) {
    int own = Board.own(board) ^ from;
    int rival = Board.rival(board);
    int to = (from & ~bearsOffFrom[value]) << value;
    int hit = rival & to;
    rival ^= hit;
    rival |= from & swaps & (hit | -hit) >> 31;
    if ((to & waterSquares) != 0) {
      to = water.resting(to, own | rival);
    }
    return Board.of(own | to, rival);
  }

  /** The counts after a move, still seen by the mover. */
  public int countsAfter(int counts, int value, int from) {
    return counts + Integer.bitCount(from & bearsOffFrom[value]);
  }

  /** Whether a move bears its piece off. */
  public boolean bearsOff(int value, int from) {
    return bearingOff(value, from) != 0;
  }

  /** Those of some squares moved from whose pieces bear off, as a mask. */
  public int bearingOff(int value, int from) {
    return from & bearsOffFrom[value];
  }

  /** Whether a legal move lands on a rival's piece. */
  public boolean hits(long board, int value, int from) {
    return landing(board, value, from) != 0;
  }

  /** The rival's pieces that one or several legal moves land on, as a mask; 0 if none. */
  public int landing(long board, int value, int from) {
    return Board.rival(board) & (from & ~bearsOffFrom[value]) << value;
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
    return (extraValues >>> value & 1) != 0 && (moved || extraWithoutMove);
  }

  /** The squares on which a piece of {@code own} cannot be landed on, as a mask. */
  public int untouchable(int own) {
    return own & shut(own);
  }

  /** How many pairs of neighbours {@code own} has, by the rule for protection, else by the path. */
  public int neighbourPairs(int own) {
    return Integer.bitCount(own & own >>> 1 & protectingLinks);
  }

  /** The water squares: what happens to a piece that lands on one. */
  private static final class Water {
    final int mask;
    private final SendsBack[] bySquare = new SendsBack[SquareSet.BOARD_SIZE + 1];

    Water(SortedMap<Integer, SendsBack> squares) {
      mask = SquareSet.of(squares.keySet()).mask();
      squares.forEach((square, sends) -> bySquare[square] = sends);
    }

    /** The landings without those on water whose piece would find no square to rest on. */
    int withoutIllegal(int landings, int own, int rival, int value) {
      int kept = landings;
      for (int rest = landings & mask; rest != 0; rest &= rest - 1) {
        int square = Integer.lowestOneBit(rest);
        int from = square >>> value;
        if (resting(square, own ^ from | rival & ~square) == 0) {
          kept &= ~square;
        }
      }
      return kept;
    }

    /** The square where a piece that lands on the water at {@code at} comes to rest; 0 if none. */
    int resting(int at, int occupied) {
      SendsBack sends = bySquare[Integer.numberOfTrailingZeros(at) + 1];
      int target = SquareSet.bit(sends.to());
      int free = ~(occupied | mask);
      return switch (sends.ifTaken()) {
        case NEAREST_BEFORE -> Integer.highestOneBit(free & (target << 1) - 1);
        case NEAREST_AFTER -> Integer.lowestOneBit(free & at - 1 & -target);
        case ILLEGAL -> free & target;
      };
    }
  }
}
