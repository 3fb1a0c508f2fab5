package senet.rules;

import java.util.Collections;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Row 6: the houses, most of them the last squares, and how pieces leave the board.
 *
 * @param names the squares that have a name
 * @param sendsBack the water squares
 * @param gates squares that every piece must land on exactly before it may go further
 * @param locked squares from which a piece may only bear off, not step forward
 * @param bearOff the squares from which a piece may bear off, and with which throws
 * @param condition when a side may bear off at all
 * @param trap the square on which a piece lands that would pass a gate; if there is none, no piece
 *     may pass one
 */
public record LastSquares(
    SortedMap<Integer, String> names,
    SortedMap<Integer, SendsBack> sendsBack,
    SquareSet gates,
    SquareSet locked,
    SortedMap<Integer, BearOff> bearOff,
    Condition condition,
    OptionalInt trap) {

  /** When a side may bear off at all. */
  public enum Condition implements Named {
    NONE(0),
    /** No own piece is in hand or on squares 1 to 10. */
    FIRST_ROW_EMPTY(10),
    /** All own pieces are on squares 21 to 30. */
    ALL_IN_LAST_ROW(20);

    private final int last;

    Condition(int last) {
      this.last = last;
    }

    /** The squares that must hold no own piece. */
    public SquareSet mustBeEmpty() {
      return last == 0 ? SquareSet.NONE : SquareSet.range(1, last);
    }
  }

  /** Bearing off without a condition. */
  public LastSquares(
      SortedMap<Integer, String> names,
      SortedMap<Integer, SendsBack> sendsBack,
      SquareSet gates,
      SquareSet locked,
      SortedMap<Integer, BearOff> bearOff) {
    this(names, sendsBack, gates, locked, bearOff, Condition.NONE, OptionalInt.empty());
  }

  public LastSquares {
    names = Collections.unmodifiableSortedMap(new TreeMap<>(names));
    sendsBack = Collections.unmodifiableSortedMap(new TreeMap<>(sendsBack));
    bearOff = Collections.unmodifiableSortedMap(new TreeMap<>(bearOff));
  }

  /** The same with a trap. */
  public LastSquares withTrap(int square) {
    return new LastSquares(
        names, sendsBack, gates, locked, bearOff, condition, OptionalInt.of(square));
  }

  /** Whether a step passes over a gate. */
  public boolean passesGate(int from, int to) {
    return gates.stream().anyMatch(gate -> from < gate && gate < to);
  }

  /** Whether {@code value} would carry a piece from {@code square} past a gate, into the trap. */
  public boolean traps(int square, int value) {
    return trap.isPresent()
        && !locked.contains(square)
        && !bearsOff(square, value)
        && passesGate(square, square + value);
  }

  /** Whether {@code value} bears a piece off from {@code square}. */
  public boolean bearsOff(int square, int value) {
    BearOff rule = bearOff.get(square);
    return rule != null && rule.takes(square, value);
  }
}
