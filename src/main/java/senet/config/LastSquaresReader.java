package senet.config;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import senet.rules.BearOff;
import senet.rules.LastSquares;
import senet.rules.SendsBack;

/** Reads the houses, most of them the last squares, and how pieces leave the board. */
final class LastSquaresReader {

  private LastSquaresReader() {}

  static void read(Fields fields, RulesDraft draft, boolean whole) {
    fields.get("houses").ifPresent(v -> Squares.readBySquare(v, draft.houses, name -> name.text()));
    fields
        .get("sendsBack")
        .ifPresent(v -> Squares.readBySquare(v, draft.sendsBack, LastSquaresReader::readSendsBack));
    fields.get("gates").flatMap(Squares::read).ifPresent(set -> draft.gates = set);
    fields.get("trap").ifPresent(v -> readTrap(v, draft));
    fields.get("locked").flatMap(Squares::read).ifPresent(set -> draft.locked = set);
    fields
        .get("bearOff", whole, "{30: exact}")
        .ifPresent(v -> Squares.readBySquare(v, draft.bearOff, LastSquaresReader::readBearOff));
    fields
        .get("bearOffWhen")
        .flatMap(v -> v.word(LastSquares.Condition.class))
        .ifPresent(condition -> draft.bearOffWhen = condition);
  }

  private static Optional<SendsBack> readSendsBack(Value value) {
    if (value.isScalar()) {
      return Squares.readOne(value).map(to -> new SendsBack(to, SendsBack.IfTaken.NEAREST_BEFORE));
    }
    return value
        .fields()
        .flatMap(
            fields -> {
              Optional<Integer> to = fields.require("to", "15").flatMap(Squares::readOne);
              SendsBack.IfTaken ifTaken =
                  fields
                      .get("ifTaken")
                      .flatMap(v -> v.word(SendsBack.IfTaken.class))
                      .orElse(SendsBack.IfTaken.NEAREST_BEFORE);
              fields.rejectUnknown();
              return to.map(square -> new SendsBack(square, ifTaken));
            });
  }

  private static void readTrap(Value value, RulesDraft draft) {
    if (value.isNone()) {
      draft.trap = OptionalInt.empty();
    } else {
      Squares.readOne(value).ifPresent(square -> draft.trap = OptionalInt.of(square));
    }
  }

  private static Optional<BearOff> readBearOff(Value value) {
    if (value.isSequence()) {
      return Squares.readThrows(value).map(values -> new BearOff(BearOff.Kind.THROWS, values));
    }
    Map<String, BearOff> words = new LinkedHashMap<>();
    for (BearOff.Kind kind : BearOff.Kind.values()) {
      if (kind != BearOff.Kind.THROWS) {
        words.put(kind.word(), BearOff.of(kind));
      }
    }
    return value.word(words.keySet()).map(words::get);
  }
}
