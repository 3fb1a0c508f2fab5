package senet.game;

import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import senet.rules.Forced.Capturing;
import senet.rules.Forced.Moving;
import senet.rules.Hand;
import senet.rules.Landing.OnRival;
import senet.rules.LastSquares;
import senet.rules.LastSquares.Condition;
import senet.rules.RuleSet;
import senet.rules.SquareSet;

/**
 * What only some house variations have, compiled for one throw: a hand, a condition for bearing
 * off, a trap, pieces sent elsewhere when they are hit, compulsory capture, passing by choice.
 */
final class HouseRules {

  /** The square on which this throw enters a piece, as a mask; 0 if it does not. */
  private final int entry;

  /** The squares from which this throw drops a piece into the trap, as a mask. */
  private final int falls;

  /** The trap, as a mask, or 0. */
  private final int trap;

  private final int mustBeEmptyToBearOff;

  /** All pieces in hand, as {@link Counts} has them, if they keep a side from bearing off. */
  private final int handMustBeEmpty;

  private final boolean capturingIsCompulsory;

  /** {@link Board#PASS} if a side may pass, or 0. */
  private final int pass;

  private final OnRival onRival;

  /** The squares that a hit piece may go to, those to be preferred first. */
  private final int start;

  private final int dry;

  private HouseRules(RuleSet rules, int value) {
    Hand hand = rules.setup().hand();
    Integer square = hand.enter().get(value);
    entry = square == null ? 0 : SquareSet.bit(square);
    LastSquares last = rules.lastSquares();
    trap = last.trap().isPresent() ? SquareSet.bit(last.trap().getAsInt()) : 0;
    falls =
        IntStream.rangeClosed(1, SquareSet.BOARD_SIZE)
            .filter(from -> value >= 0 && last.traps(from, value))
            .map(SquareSet::bit)
            .sum();
    Condition condition = rules.lastSquares().condition();
    mustBeEmptyToBearOff = condition.mustBeEmpty().mask();
    handMustBeEmpty = condition == Condition.NONE ? 0 : -1;
    capturingIsCompulsory = rules.forced().capturing() == Capturing.COMPULSORY;
    pass = rules.forced().moving() == Moving.OPTIONAL ? Board.PASS : 0;
    onRival = rules.landing().onRival();
    dry = SquareSet.BOARD_MASK & ~SquareSet.of(rules.lastSquares().sendsBack().keySet()).mask();
    start =
        onRival == OnRival.TO_START
            ? dry & (rules.setup().odd().mask() | rules.setup().even().mask())
            : 0;
  }

  /** The house rules for a throw; null if the rule set has nothing of the kind. */
  static @Nullable HouseRules of(RuleSet rules, int value) {
    boolean hitsStay =
        switch (rules.landing().onRival()) {
          case NOT_ALLOWED, CAPTURE, SWAP -> true;
          case TO_START, TO_REARMOST, TO_HAND -> false;
        };
    boolean none =
        hitsStay
            && !rules.usesHands()
            && rules.lastSquares().condition() == Condition.NONE
            && rules.lastSquares().trap().isEmpty()
            && rules.forced().capturing() == Capturing.FREE
            && rules.forced().moving() == Moving.COMPULSORY;
    return none ? null : new HouseRules(rules, value);
  }

  /** The squares borne off from, if the side may bear off at all. */
  int bearingOff(int bearingOff, int own, int counts) {
    boolean waits =
        (own & mustBeEmptyToBearOff) != 0 || (Counts.ownHand(counts) & handMustBeEmpty) != 0;
    return waits ? 0 : bearingOff;
  }

  /** {@link Board#HAND} if a piece can enter, or 0. */
  int entering(int closed, int counts) {
    return (entry & ~closed) != 0 && Counts.ownHand(counts) > 0 ? Board.HAND : 0;
  }

  /** The squares from which a piece may fall into the trap. */
  int trapping(int own, int rival, int closed, int barrier, Water water) {
    int from = (trap & closed) == 0 ? own & falls : 0;
    int barring = Integer.highestOneBit(barrier & trap - 1);
    if (barring != 0) {
      from &= -barring;
    }
    int kept = from;
    for (int rest = from; rest != 0 && (trap & water.mask) != 0; rest &= rest - 1) {
      int falling = Integer.lowestOneBit(rest);
      kept &= water.resting(trap, own ^ falling | rival) == 0 ? ~falling : -1;
    }
    return kept;
  }

  /** The moves that may be chosen of those that are left, some of which land on a rival. */
  int choices(int moves, int hitting) {
    int hits = moves & hitting;
    int left = capturingIsCompulsory && hits != 0 ? hits : moves;
    return left == 0 ? 0 : left | pass;
  }

  /** The squares that some moves lead to, entering and into the trap; any others left out. */
  int targets(int from) {
    return ((from & Board.HAND) == 0 ? 0 : entry) | ((from & falls) == 0 ? 0 : trap);
  }

  /** Those of some moves, entering and into the trap, that land on a rival. */
  int hitting(int from, int rival) {
    return from & ((entry & rival) == 0 ? 0 : Board.HAND)
        | from & ((trap & rival) == 0 ? 0 : falls);
  }

  /** The square that a piece goes to which was hit, as a mask; 0 if it leaves the board. */
  int restingAfterHit(int occupied) {
    return switch (onRival) {
      case TO_START, TO_REARMOST -> {
        int home = start & ~occupied;
        yield Integer.lowestOneBit(home != 0 ? home : dry & ~occupied);
      }
      case NOT_ALLOWED, CAPTURE, SWAP, TO_HAND -> 0;
    };
  }

  /** What a move changes in the counts of pieces in hand. */
  int handChange(int from, boolean hit) {
    int entered = (from & Board.HAND) == 0 ? 0 : -Counts.OWN_HAND;
    return hit && onRival == OnRival.TO_HAND ? entered + Counts.RIVAL_HAND : entered;
  }
}
