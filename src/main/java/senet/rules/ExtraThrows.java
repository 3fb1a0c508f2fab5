package senet.rules;

import java.util.Collections;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * Row 3: which throws give the same side another throw.
 *
 * @param values the throws that do; empty for none
 * @param squares a move that lands on one of these gives another throw too
 * @param when whether the throw must have been used; for the values only
 * @param cap how many extra throws in a row a side may have; {@link #NO_CAP} for any number
 */
public record ExtraThrows(SortedSet<Integer> values, SquareSet squares, When when, int cap) {

  /** Any number of extra throws in a row. */
  public static final int NO_CAP = Integer.MAX_VALUE;

  public static final ExtraThrows NONE =
      new ExtraThrows(Collections.emptySortedSet(), When.AFTER_A_MOVE);

  /** Extra throws for values only, any number in a row. */
  public ExtraThrows(SortedSet<Integer> values, When when) {
    this(values, SquareSet.NONE, when, NO_CAP);
  }

  public boolean exist() {
    return !values.isEmpty() || !squares.isEmpty();
  }

  /** Whether a throw that moved nothing still gives another. */
  public enum When implements Named {
    /** If no piece could move, the turn passes. */
    AFTER_A_MOVE,
    /** If no piece could move forward, the turn passes. */
    AFTER_A_FORWARD_MOVE,
    /** The side throws again even if no piece could move. */
    ALWAYS
  }

  public ExtraThrows {
    values = Collections.unmodifiableSortedSet(new TreeSet<>(values));
  }
}
