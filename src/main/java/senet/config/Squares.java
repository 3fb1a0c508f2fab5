package senet.config;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import senet.rules.SquareSet;
import senet.rules.Throws;

/** Reads squares, sets of squares such as {@code [15, 26-30]}, and sets of throws. */
final class Squares {
  private static final Pattern RANGE = Pattern.compile("(\\d{1,2})-(\\d{1,2})");

  private static final int LONGEST_SHOWN = 60;

  private Squares() {}

  /** A square of the board. */
  static Optional<Integer> readOne(Value value) {
    return value.integer(1, SquareSet.BOARD_SIZE).map(Long::intValue);
  }

  /** A set of squares: {@code none}, a square, a range, or a list of squares and ranges. */
  static Optional<SquareSet> read(Value value) {
    if (value.isNone()) {
      return Optional.of(SquareSet.NONE);
    }
    Optional<List<Value>> items = value.items();
    if (items.isEmpty()) {
      return Optional.empty();
    }
    int mask = 0;
    for (Value item : items.get()) {
      Optional<SquareSet> part = readPart(item);
      if (part.isEmpty()) {
        return Optional.empty();
      }
      if ((mask & part.get().mask()) != 0) {
        item.fault("names a square twice: " + item.shown());
      }
      mask |= part.get().mask();
    }
    return Optional.of(new SquareSet(mask));
  }

  private static Optional<SquareSet> readPart(Value item) {
    Matcher range = RANGE.matcher(item.isScalar() ? item.shown() : "");
    if (!range.matches()) {
      return readOne(item).map(SquareSet::of);
    }
    int first = Integer.parseInt(range.group(1));
    int last = Integer.parseInt(range.group(2));
    if (first < 1 || last > SquareSet.BOARD_SIZE || first > last) {
      item.fault("\"" + item.shown() + "\" is no range of squares; write for example 26-30");
      return Optional.empty();
    }
    return Optional.of(SquareSet.range(first, last));
  }

  /** A set of throws. */
  static Optional<SortedSet<Integer>> readThrows(Value value) {
    Optional<List<Value>> items = value.items();
    if (items.isEmpty()) {
      return Optional.empty();
    }
    if (items.get().isEmpty()) {
      value.fault("is an empty list; list at least one throw, or write none instead");
      return Optional.empty();
    }
    SortedSet<Integer> values = new TreeSet<>();
    for (Value item : items.get()) {
      item.integer(1, Throws.MAX_VALUE).map(Long::intValue).ifPresent(values::add);
    }
    return values.isEmpty() ? Optional.empty() : Optional.of(values);
  }

  /**
   * Changes a table by square: each square given is set, or taken out by {@code none}; {@code none}
   * for the whole takes out all.
   */
  static <T> void readBySquare(
      Value value, Map<Integer, T> table, Function<Value, Optional<T>> reading) {
    readTable(value, "square", SquareSet.BOARD_SIZE, table, reading);
  }

  /** Changes a table by throw, as {@link #readBySquare} does one by square. */
  static <T> void readByThrow(
      Value value, Map<Integer, T> table, Function<Value, Optional<T>> reading) {
    readTable(value, "throw", Throws.MAX_VALUE, table, reading);
  }

  private static <T> void readTable(
      Value value,
      String kind,
      int most,
      Map<Integer, T> table,
      Function<Value, Optional<T>> reading) {
    if (value.isNone()) {
      table.clear();
      return;
    }
    value
        .fields()
        .ifPresent(
            fields ->
                fields
                    .all()
                    .forEach(
                        (key, entry) -> {
                          int number = key.matches("[1-9]\\d?") ? Integer.parseInt(key) : 0;
                          if (number < 1 || number > most) {
                            entry.faultOfKey(
                                "\""
                                    + OneLine.of(key, LONGEST_SHOWN)
                                    + "\" is no "
                                    + kind
                                    + "; "
                                    + kind
                                    + "s are 1 to "
                                    + most);
                          } else if (entry.isNone()) {
                            table.remove(number);
                          } else {
                            reading.apply(entry).ifPresent(read -> table.put(number, read));
                          }
                        }));
  }
}
