package senet.config;

import java.util.Collections;
import java.util.Optional;
import java.util.SortedSet;
import senet.rules.ExtraThrows;
import senet.rules.SquareSet;

/** Reads what is thrown, and when the same side throws again. */
final class ThrowsReader {

  private static final int LARGEST_CAP = 1000;

  private ThrowsReader() {}

  static void read(Fields fields, RulesDraft draft, boolean whole) {
    fields
        .get("throws", whole, "{sticks: 4, none: 5}")
        .flatMap(v -> DiceReader.read(v, draft.dice))
        .ifPresent(dice -> draft.dice = dice);
    fields
        .get("extraThrows")
        .flatMap(v -> readExtra(v, draft.extraThrows))
        .ifPresent(extra -> draft.extraThrows = extra);
  }

  private static Optional<ExtraThrows> readExtra(Value value, ExtraThrows old) {
    if (value.isNone()) {
      return Optional.of(ExtraThrows.NONE);
    }
    return value
        .fields()
        .map(
            extra -> {
              Optional<Value> listed = extra.get("values");
              Optional<Value> landedOn = extra.get("squares");
              if (listed.isEmpty() && landedOn.isEmpty() && !old.exist()) {
                extra.require("values", "[1, 4, 5]");
              }
              SortedSet<Integer> values =
                  listed.flatMap(ThrowsReader::readValues).orElse(old.values());
              SquareSet squares = landedOn.flatMap(Squares::read).orElse(old.squares());
              ExtraThrows.When when =
                  extra.get("when").flatMap(v -> v.word(ExtraThrows.When.class)).orElse(old.when());
              int cap = extra.get("cap").flatMap(ThrowsReader::readCap).orElse(old.cap());
              extra.rejectUnknown();
              ExtraThrows read = new ExtraThrows(values, squares, when, cap);
              return read.exist() ? read : ExtraThrows.NONE;
            });
  }

  private static Optional<SortedSet<Integer>> readValues(Value value) {
    return value.isNone() ? Optional.of(Collections.emptySortedSet()) : Squares.readThrows(value);
  }

  private static Optional<Integer> readCap(Value value) {
    return value.isNone()
        ? Optional.of(ExtraThrows.NO_CAP)
        : value.integer(1, LARGEST_CAP).map(Long::intValue);
  }
}
