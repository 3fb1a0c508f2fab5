package senet.config;

import java.util.Optional;
import java.util.SortedSet;
import senet.rules.ExtraThrows;

/** Reads what is thrown, and when the same side throws again. */
final class ThrowsReader {

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
              SortedSet<Integer> values =
                  extra
                      .get("values", old.values().isEmpty(), "[1, 4, 5]")
                      .flatMap(Squares::readThrows)
                      .orElse(old.values());
              ExtraThrows.When when =
                  extra.get("when").flatMap(v -> v.word(ExtraThrows.When.class)).orElse(old.when());
              extra.rejectUnknown();
              return new ExtraThrows(values, when);
            });
  }
}
