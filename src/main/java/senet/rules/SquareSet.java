package senet.rules;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A set of squares of the board, kept as a mask.
 *
 * @param mask bit {@code n - 1} stands for square {@code n}, 1 to 30
 */
public record SquareSet(int mask) {

  /** How many squares the board has. */
  public static final int BOARD_SIZE = 30;

  /** All squares of the board, as a mask. */
  public static final int BOARD_MASK = (1 << BOARD_SIZE) - 1;

  public static final SquareSet NONE = new SquareSet(0);

  public SquareSet {
    if ((mask & ~BOARD_MASK) != 0) {
      throw new IllegalArgumentException("mask has squares beyond 30: " + mask);
    }
  }

  /**
   * The set of the given squares.
   *
   * @throws IllegalArgumentException if a square is not 1 to 30
   */
  public static SquareSet of(int... squares) {
    int mask = 0;
    for (int square : squares) {
      mask |= bit(square);
    }
    return new SquareSet(mask);
  }

  /** The set of the given squares; see {@link #of(int...)}. */
  public static SquareSet of(Collection<Integer> squares) {
    return of(squares.stream().mapToInt(Integer::intValue).toArray());
  }

  /** The squares from {@code first} to {@code last}, both included. */
  public static SquareSet range(int first, int last) {
    return of(IntStream.rangeClosed(first, last).toArray());
  }

  /**
   * The mask of one square.
   *
   * @throws IllegalArgumentException if the square is not 1 to 30
   */
  public static int bit(int square) {
    if (!isSquare(square)) {
      throw new IllegalArgumentException("square " + square + " is not on the board (1 to 30)");
    }
    return 1 << (square - 1);
  }

  public static boolean isSquare(int square) {
    return 1 <= square && square <= BOARD_SIZE;
  }

  public boolean contains(int square) {
    return isSquare(square) && (mask & bit(square)) != 0;
  }

  public boolean isEmpty() {
    return mask == 0;
  }

  public int size() {
    return Integer.bitCount(mask);
  }

  /** The squares in ascending order. */
  public List<Integer> squares() {
    return stream().boxed().toList();
  }

  /** The squares in ascending order. */
  public IntStream stream() {
    return IntStream.rangeClosed(1, BOARD_SIZE).filter(this::contains);
  }

  /** The squares in ascending order, runs of three or more as ranges: {@code 15}, {@code 26–30}. */
  public List<String> ranges() {
    List<String> ranges = new ArrayList<>();
    int first = 1;
    while (first <= BOARD_SIZE) {
      int end = first;
      while (contains(end)) {
        end++;
      }
      if (end - first >= 3) {
        ranges.add(first + "–" + (end - 1));
      } else {
        IntStream.range(first, end).mapToObj(Integer::toString).forEach(ranges::add);
      }
      first = end + 1;
    }
    return ranges;
  }

  /** The squares separated by commas, or {@code none}. */
  @Override
  public String toString() {
    return isEmpty()
        ? "none"
        : stream().mapToObj(Integer::toString).collect(Collectors.joining(", "));
  }
}
