package senet.rules;

import java.util.Collection;
import java.util.Collections;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * Which throws bear a piece off from a square.
 *
 * @param kind how the throws are told
 * @param values the throws, for {@link Kind#THROWS}; empty otherwise
 */
public record BearOff(Kind kind, SortedSet<Integer> values) {

  /** How the throws that bear off are told. */
  public enum Kind implements Named {
    /** The throw that reaches one step past square 30. */
    EXACT,
    /** Any throw that passes square 30. */
    PAST_END,
    /** Any throw at all. */
    ANY,
    /** The listed throws. */
    THROWS
  }

  public BearOff {
    values = Collections.unmodifiableSortedSet(new TreeSet<>(values));
  }

  public static BearOff of(Kind kind) {
    return new BearOff(kind, Collections.emptySortedSet());
  }

  public static BearOff with(Integer... values) {
    return new BearOff(Kind.THROWS, new TreeSet<>(java.util.Arrays.asList(values)));
  }

  /** Whether {@code value} bears a piece off from {@code square}. */
  public boolean takes(int square, int value) {
    int landing = square + value;
    return switch (kind) {
      case EXACT -> landing == SquareSet.BOARD_SIZE + 1;
      case PAST_END -> landing > SquareSet.BOARD_SIZE;
      case ANY -> true;
      case THROWS -> values.contains(value);
    };
  }

  /** Those of the {@code thrown} values that bear a piece off from {@code square}. */
  public SortedSet<Integer> valuesFrom(int square, Collection<Integer> thrown) {
    SortedSet<Integer> bearing = new TreeSet<>(thrown);
    bearing.removeIf(value -> !takes(square, value));
    return bearing;
  }
}
