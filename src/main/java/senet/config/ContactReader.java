package senet.config;

import java.util.Optional;
import senet.rules.Landing;
import senet.rules.SquareSet;

/** Reads what pieces of the two sides do to each other: landing, protection, barriers, safety. */
final class ContactReader {

  private ContactReader() {}

  static void read(Fields fields, RulesDraft draft, boolean whole) {
    fields
        .get("landing", whole, "swap")
        .flatMap(v -> v.word(Landing.OnRival.class))
        .ifPresent(rule -> draft.onRival = rule);
    fields
        .get("protection")
        .flatMap(v -> readProtection(v, draft.protection))
        .ifPresent(rule -> draft.protection = rule);
    fields
        .get("barrier")
        .flatMap(v -> readBarrier(v, draft.barrier))
        .ifPresent(rule -> draft.barrier = rule);
    fields.get("safe").flatMap(Squares::read).ifPresent(set -> draft.safe = set);
  }

  private static Optional<Landing.Protection> readProtection(Value value, Landing.Protection old) {
    if (value.isNone()) {
      return Optional.of(Landing.Protection.NONE);
    }
    return value
        .fields()
        .map(
            rule -> {
              int run = readRun(rule, old.run());
              Landing.Neighbours neighbours = readNeighbours(rule, old.neighbours());
              SquareSet exempt = readExempt(rule, old.exempt());
              rule.rejectUnknown();
              return new Landing.Protection(run, neighbours, exempt);
            });
  }

  private static Optional<Landing.Barrier> readBarrier(Value value, Landing.Barrier old) {
    if (value.isNone()) {
      return Optional.of(Landing.Barrier.NONE);
    }
    return value
        .fields()
        .map(
            rule -> {
              int run = readRun(rule, old.run());
              Landing.Neighbours neighbours = readNeighbours(rule, old.neighbours());
              SquareSet exempt = readExempt(rule, old.exempt());
              Landing.BearingOff bearingOff =
                  rule.get("bearingOff")
                      .flatMap(v -> v.word(Landing.BearingOff.class))
                      .orElse(old.bearingOff());
              rule.rejectUnknown();
              return new Landing.Barrier(run, neighbours, exempt, bearingOff);
            });
  }

  private static int readRun(Fields rule, int old) {
    return rule.get("run", old == 0, "2")
        .flatMap(v -> v.integer(1, SquareSet.BOARD_SIZE))
        .map(Long::intValue)
        .orElse(old);
  }

  private static Landing.Neighbours readNeighbours(Fields rule, Landing.Neighbours old) {
    return rule.get("neighbours").flatMap(v -> v.word(Landing.Neighbours.class)).orElse(old);
  }

  private static SquareSet readExempt(Fields rule, SquareSet old) {
    return rule.get("exempt").flatMap(Squares::read).orElse(old);
  }
}
