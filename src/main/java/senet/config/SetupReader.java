package senet.config;

import java.util.List;
import java.util.Optional;
import senet.rules.Setup;
import senet.rules.SquareSet;
import senet.rules.Starter;

/** Reads where the pieces are at the start, and who moves first. */
final class SetupReader {

  private SetupReader() {}

  static void read(Fields fields, RulesDraft draft, boolean whole) {
    Optional<Value> setup = fields.get("setup");
    Optional<Value> pieces = fields.get("pieces");
    if (setup.isPresent() && setup.get().isMapping()) {
      readSquares(setup.get(), draft);
      pieces.ifPresent(p -> p.fault("the squares listed in setup say how many; leave it out"));
    } else {
      setup.ifPresent(value -> value.word(List.of("alternating")));
      if (whole && pieces.isEmpty()) {
        fields.require("pieces", "5");
      }
      boolean asBase = new Setup(draft.odd, draft.even, Starter.ODD).isAlternating();
      int count = draft.odd.size();
      if (pieces.isPresent()) {
        if (!whole && !asBase && setup.isEmpty()) {
          pieces.get().fault("the base lists its squares; write setup: alternating beside it");
        }
        count = pieces.get().integer(1, SquareSet.BOARD_SIZE / 2).map(Long::intValue).orElse(1);
      }
      if (pieces.isPresent() || setup.isPresent()) {
        Setup alternating = Setup.alternating(Math.max(1, count), Starter.ODD);
        draft.odd = alternating.odd();
        draft.even = alternating.even();
      }
    }
    fields.get("start").flatMap(v -> v.word(Starter.class)).ifPresent(s -> draft.starter = s);
  }

  private static void readSquares(Value setup, RulesDraft draft) {
    Fields sides = setup.fields().orElseThrow();
    sides.require("odd", "[1, 3, 5]").flatMap(Squares::read).ifPresent(set -> draft.odd = set);
    sides.require("even", "[2, 4, 6]").flatMap(Squares::read).ifPresent(set -> draft.even = set);
    sides.rejectUnknown();
  }
}
