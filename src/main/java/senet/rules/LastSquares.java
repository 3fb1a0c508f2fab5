package senet.rules;

import java.util.Collections;
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
 */
public record LastSquares(
    SortedMap<Integer, String> names,
    SortedMap<Integer, SendsBack> sendsBack,
    SquareSet gates,
    SquareSet locked,
    SortedMap<Integer, BearOff> bearOff) {

  public LastSquares {
    names = Collections.unmodifiableSortedMap(new TreeMap<>(names));
    sendsBack = Collections.unmodifiableSortedMap(new TreeMap<>(sendsBack));
    bearOff = Collections.unmodifiableSortedMap(new TreeMap<>(bearOff));
  }

  /** Whether {@code value} bears a piece off from {@code square}. */
  public boolean bearsOff(int square, int value) {
    BearOff rule = bearOff.get(square);
    return rule != null && rule.takes(square, value);
  }
}
