package senet.game;

import senet.rules.ExtraThrows.When;
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
 * constants of the loop.
 */
final class Throw {

  private static final int BOARD = SquareSet.BOARD_MASK;

  final int value;

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
  private final boolean againAfterMove;
  private final boolean againAfterPass;

  Throw(RuleSet rules, int value, int shut, Water water) {
    this.value = value;
    bearsOff = squaresBearingOff(rules.lastSquares(), value);
    steps = squaresStepping(rules.lastSquares(), value) & ~bearsOff;
    Landing landing = rules.landing();
    this.shut = shut;
    priority = rules.forced().priority().mask();
    protection = Runs.of(landing.protection());
    barriers = Runs.of(landing.barrier());
    runs = landing.protection().exists() || landing.barrier().exists();
    barrierStopsBearingOff = landing.barrier().bearingOff() == BearingOff.STOPPED ? BOARD : 0;
    swaps = landing.onRival() == OnRival.SWAP ? BOARD : 0;
    this.water = water;
    waterSquares = water.mask;
    againAfterMove = rules.extraThrows().values().contains(value);
    againAfterPass = againAfterMove && rules.extraThrows().when() == When.ALWAYS;
  }

  private static int squaresBearingOff(LastSquares last, int value) {
    return SquareSet.of(
            last.bearOff().keySet().stream().filter(from -> last.bearsOff(from, value)).toList())
        .mask();
  }

  private static int squaresStepping(LastSquares last, int value) {
    int from = BOARD >>> value & ~last.locked().mask();
    for (int gate : last.gates().squares()) {
      int firstPassing = Math.max(1, gate - value + 1);
      for (int square = firstPassing; square < gate; square++) {
        from &= ~SquareSet.bit(square);
      }
    }
    return from;
  }

  /** The squares from which the side to move may move, as a mask; 0 if it must pass. */
  int legalMoves(long board) {
    int own = Board.own(board);
    int rival = Board.rival(board);
    int closed = own | rival & shut;
    int open = steps;
    int bearingOff = own & bearsOff;
    if (runs) {
      closed |= protection.in(rival);
      int barrier = barriers.in(rival);
      if (barrier != 0) {
        open &= ~barred(barrier, value);
        bearingOff &= ~(barrierStopsBearingOff & Integer.highestOneBit(barrier) - 1);
      }
    }
    int landings = Integer.rotateLeft(own & open, value) & ~closed;
    if ((landings & waterSquares) != 0) {
      landings = water.withoutIllegal(landings, own, rival, value);
    }
    int legal = Integer.rotateRight(landings, value) | bearingOff;
    int urgent = legal & priority;
    // without a branch, since it would go either way about as often
    return legal & (priority | urgent - 1 >> 31);
  }

  /** The squares from which {@code value} steps would pass or meet a barrier. */
  private static int barred(int barrier, int value) {
    int barred = 0;
    for (int step = 1; step <= value; step++) {
      barred |= barrier >>> step;
    }
    return barred;
  }

  /** The board after a move from one square, still seen by the mover. */
  long move(long board, int from) {
    int rival = Board.rival(board);
    int to = Integer.rotateLeft(from & steps, value);
    int hit = rival & to;
    int own = Board.own(board) & ~from;
    rival = rival & ~to | Integer.rotateRight(hit & swaps, value);
    if ((to & waterSquares) != 0) {
      to = water.resting(to, own | rival);
    }
    return Board.of(own | to, rival);
  }

  /** The counts after a move, still seen by the mover. */
  int countsAfter(int counts, int from) {
    return counts + Integer.bitCount(from & bearsOff);
  }

  /** Those of some squares moved from whose pieces bear off, as a mask. */
  int bearingOff(int from) {
    return from & bearsOff;
  }

  /** The rival's pieces that one or several legal moves land on, as a mask. */
  int landing(long board, int from) {
    return Board.rival(board) & Integer.rotateLeft(from & steps, value);
  }

  /** Whether it gives the same side another throw. */
  boolean throwsAgain(boolean moved) {
    return moved ? againAfterMove : againAfterPass;
  }
}
