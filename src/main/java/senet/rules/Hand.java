package senet.rules;

import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Pieces that are not on the board yet, and how a piece in hand enters.
 *
 * @param odd how many pieces of the odd side are in hand at the start
 * @param even how many of the even side
 * @param enter for each throw that enters a piece, the square it enters on
 */
public record Hand(int odd, int even, SortedMap<Integer, Integer> enter) {

  /** Nothing is ever in hand. */
  public static final Hand NONE = new Hand(0, 0, Collections.emptySortedMap());

  public Hand {
    enter = Collections.unmodifiableSortedMap(new TreeMap<>(enter));
  }

  /** How many pieces {@code side} has in hand at the start. */
  public int of(Side side) {
    return side == Side.ODD ? odd : even;
  }
}
