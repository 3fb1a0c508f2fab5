package senet.game;

import org.jspecify.annotations.Nullable;
import senet.rules.ExtraThrows.When;
import senet.rules.Forced;
import senet.rules.Forced.Backward;
import senet.rules.Landing;
import senet.rules.Landing.BearingOff;
import senet.rules.Landing.OnRival;
import senet.rules.LastSquares;
import senet.rules.RuleSet;
import senet.rules.SquareSet;

/**
 * One throw under a rule set, compiled to masks: the legal moves come out as one mask of squares to
 * move from, and a move is one of its bits. Immutable; shared by threads.
 *
 * <p>Each throw holds all it needs, also what is the same for every throw: the game loop then
 * follows one reference, and the compiler cannot fill the registers with what it takes for
 * constants of the loop. What only some house variations have is kept in {@link HouseRules}, so
 * that the others pay one test for it.
 */
final class Throw {

  private static final int BOARD = SquareSet.BOARD_MASK;

  /** What was thrown; negative where pieces move backward with it. */
  final int value;

  /** The same throw for a side that cannot move forward with it, if it then moves backward. */
  final @Nullable Throw backward;

  /** The squares it steps from without passing a gate, leaving a lock or bearing off. */
  private final int steps;

  private final int bearsOff;
  private final int shut;
  private final int priority;
  private final Runs protection;
  private final Runs barriers;

  /** Whether there is protection or a barrier at all. */
  private final boolean runs;

  /** All squares where a barrier ahead stops bearing off, or none. */
  private final int barrierStopsBearingOff;

  /** All squares where the piece that is hit goes to the square the other came from, or none. */
  private final int swaps;

  private final int waterSquares;
  private final Water water;

  /** Whether it can give another throw at all. */
  private final boolean again;

  private final boolean againAfterMove;
  private final boolean againAfterPass;
  private final int againSquares;
  private final @Nullable HouseRules house;

  private Throw(RuleSet rules, int value, Water water, @Nullable Throw backward) {
    this.value = value;
    this.backward = backward;
    LastSquares last = rules.lastSquares();
    Landing landing = rules.landing();
    Forced forced = rules.forced();
    boolean forward = value >= 0;
    bearsOff = forward ? squaresBearingOff(last, value) : 0;
    steps =
        forward
            ? squaresStepping(last, value) & ~bearsOff
            : BOARD & BOARD << -value & ~(last.locked().mask() | forced.neverBackward().mask());
    boolean hits = forward || forced.backward() == Backward.ALSO_ONTO_RIVALS;
    shut = hits ? shut(rules) : BOARD;
    priority = forced.priority().mask();
    protection = Runs.of(landing.protection());
    barriers = Runs.of(landing.barrier());
    runs = landing.protection().exists() || landing.barrier().exists();
    barrierStopsBearingOff = landing.barrier().bearingOff() == BearingOff.STOPPED ? BOARD : 0;
    swaps = landing.onRival() == OnRival.SWAP ? BOARD : 0;
    this.water = water;
    waterSquares = water.mask;
    When when = rules.extraThrows().when();
    boolean extra = rules.extraThrows().values().contains(Math.abs(value));
    againAfterMove = extra && (forward || when != When.AFTER_A_FORWARD_MOVE);
    againAfterPass = extra && when == When.ALWAYS;
    again = extra || !rules.extraThrows().squares().isEmpty();
    againSquares = rules.extraThrows().squares().mask();
    house = HouseRules.of(rules, value);
  }

  /** The throw of {@code value}, 0 or more. */
  static Throw of(RuleSet rules, int value, Water water) {
    Throw backward =
        rules.forced().backward() == Backward.NEVER ? null : new Throw(rules, -value, water, null);
    return new Throw(rules, value, water, backward);
  }

  /** The squares on which a rival's piece can never be landed on. */
  static int shut(RuleSet rules) {
    return rules.landing().onRival() == OnRival.NOT_ALLOWED ? BOARD : rules.safe().mask();
  }

  private static int squaresBearingOff(LastSquares last, int value) {
    return SquareSet.of(
            last.bearOff().keySet().stream().filter(from -> last.bearsOff(from, value)).toList())
        .mask();
  }

  private static int squaresStepping(LastSquares last, int value) {
    int from = BOARD >>> value & ~last.locked().mask();
    for (int square = 1; square <= SquareSet.BOARD_SIZE; square++) {
      if (last.passesGate(square, square + value)) {
        from &= ~SquareSet.bit(square);
      }
    }
    return from;
  }

  /** The squares from which the side to move may move, as a mask; 0 if it must pass. */
  int legalMoves(int own, int rival, int counts) {
    int closed = own | rival & shut;
    int open = steps;
    int bearingOff = own & bearsOff;
    int barrier = 0;
    if (runs) {
      barrier = barriers.in(rival);
      closed |= protection.in(rival) | barrier;
      if (barrier != 0) {
        open &= ~barred(barrier);
        bearingOff &= ~(barrierStopsBearingOff & Integer.highestOneBit(barrier) - 1);
      }
    }
    int landings = Integer.rotateLeft(own & open, value) & ~closed;
    if ((landings & waterSquares) != 0) {
      landings = water.withoutIllegal(landings, own, rival, value);
    }
    int stepping = Integer.rotateRight(landings, value);
    if (house != null) {
      int moves =
          stepping
              | house.bearingOff(bearingOff, own, counts)
              | house.entering(closed | (swaps != 0 ? rival : 0), counts)
              | house.trapping(own, rival, closed, barrier, water);
      return house.choices(preferred(moves), hitting(rival, moves));
    }
    return preferred(stepping | bearingOff);
  }

  /** The moves from the priority squares; all if there is none. */
  private int preferred(int moves) {
    int urgent = moves & priority;
    // without a branch, since it would go either way about as often
    return moves & (priority | urgent - 1 >> 31);
  }

  /** The squares from which this throw would pass or meet a barrier. */
  private int barred(int barrier) {
    int barred = 0;
    for (int step = 1; step <= value; step++) {
      barred |= barrier >>> step;
    }
    for (int step = 1; step <= -value; step++) {
      barred |= barrier << step;
    }
    return barred;
  }

  /** The rival's squares after a move, but for a piece that was hit and goes elsewhere. */
  private int rivalLeft(int rival, int from) {
    int to = targets(from);
    int swapped = rival & to & swaps;
    int back = house == null ? Integer.rotateRight(swapped, value) : swapped == 0 ? 0 : from;
    return rival & ~to | back;
  }

  /** The mover's squares after a move. */
  int ownAfter(int own, int rival, int from) {
    int to = targets(from);
    int stayed = own & ~from;
    if ((to & waterSquares) != 0) {
      to = water.resting(to, stayed | rivalLeft(rival, from));
    }
    return stayed | to;
  }

  /** The rival's squares after a move, {@code ownAfter} being the mover's by then. */
  int rivalAfter(int ownAfter, int rival, int from) {
    int left = rivalLeft(rival, from);
    return house == null || (rival & targets(from)) == 0
        ? left
        : left | house.restingAfterHit(ownAfter | left);
  }

  /** The counts after a move, still seen by the mover; the rival's squares are those before it. */
  int countsAfter(int rival, int counts, int from) {
    int after = counts + Integer.bitCount(from & bearsOff);
    return house == null ? after : after + house.handChange(from, landing(rival, from) != 0);
  }

  /** Those of some squares moved from whose pieces bear off, as a mask. */
  int bearingOff(int from) {
    return from & bearsOff;
  }

  /** The rival's pieces that one or several legal moves land on, as a mask. */
  int landing(int rival, int from) {
    return rival & targets(from);
  }

  /** Those of some legal moves that land on a rival's piece. */
  int hitting(int rival, int from) {
    int stepping =
        from & Integer.rotateRight(rival & Integer.rotateLeft(from & steps, value), value);
    return house == null ? stepping : stepping | house.hitting(from, rival);
  }

  /** The squares that some moves lead to, before any water. */
  int targets(int from) {
    int stepping = Integer.rotateLeft(from & steps, value);
    return house == null ? stepping : stepping | house.targets(from);
  }

  /**
   * Whether it gives the same side another throw.
   *
   * @param from the move made with it; 0 or {@link Board#PASS} if none was
   */
  boolean throwsAgain(int from) {
    if (!again) {
      return false;
    }
    if ((from & ~Board.PASS) == 0) {
      return againAfterPass;
    }
    return againAfterMove || (targets(from) & againSquares) != 0;
  }
}
