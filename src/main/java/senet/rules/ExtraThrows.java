package senet.rules;

import java.util.Collections;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * Row 3: which throws give the same side another throw.
 *
 * @param values the throws that do; empty for none
 * @param when whether the throw must have been used
 */
public record ExtraThrows(SortedSet<Integer> values, When when) {

  public static final ExtraThrows NONE =
      new ExtraThrows(Collections.emptySortedSet(), When.AFTER_A_MOVE);

  /** Whether a throw that moved nothing still gives another. */
  public enum When implements Named {
    /** If no piece could move, the turn passes. */
    AFTER_A_MOVE,
    /** The side throws again even if no piece could move. */
    ALWAYS
  }

  public ExtraThrows {
    values = Collections.unmodifiableSortedSet(new TreeSet<>(values));
  }
}
