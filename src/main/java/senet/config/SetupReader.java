package senet.config;

import java.util.List;
import java.util.Optional;
import senet.rules.OpeningMove;
import senet.rules.Setup;
import senet.rules.SquareSet;
import senet.rules.Starter;
import senet.rules.Throws;

/** Reads where the pieces are at the start, on the board and in hand, and how the game begins. */
final class SetupReader {
  private static final int MOST_PIECES = SquareSet.BOARD_SIZE / 2;

  /** The word for a setup in which pieces of the two sides alternate from square 1. */
  static final String ALTERNATING = "alternating";

  /** The word for a setup in which no piece is on the board. */
  static final String IN_HAND = "in-hand";

  private SetupReader() {}

  static void read(Fields fields, RulesDraft draft, boolean whole) {
    Optional<Value> setup = fields.get("setup");
    Optional<Value> pieces = fields.get("pieces");
    Optional<Value> inHand = fields.get("inHand");
    if (setup.isPresent() && setup.get().isMapping()) {
      readSquares(setup.get(), draft);
      pieces.ifPresent(p -> p.fault("the squares listed in setup say how many; leave it out"));
    } else {
      if (whole && pieces.isEmpty()) {
        fields.require("pieces", "5");
      }
      Optional<String> word = setup.flatMap(value -> value.word(List.of(ALTERNATING, IN_HAND)));
      if (word.filter(IN_HAND::equals).isPresent()) {
        inHand.ifPresent(
            hand -> hand.fault("with setup: in-hand, pieces says how many; leave it out"));
      }
      readPieces(pieces, word, draft, whole);
    }
    inHand.ifPresent(value -> readInHand(value, draft));
    fields
        .get("enter")
        .ifPresent(value -> Squares.readByThrow(value, draft.enter, Squares::readOne));
    fields.get("start").flatMap(v -> v.word(Starter.class)).ifPresent(s -> draft.starter = s);
    fields.get("openingMove").ifPresent(value -> readOpeningMove(value, draft));
  }

  private static void readSquares(Value setup, RulesDraft draft) {
    Fields sides = setup.fields().orElseThrow();
    sides.require("odd", "[1, 3, 5]").flatMap(Squares::read).ifPresent(set -> draft.odd = set);
    sides.require("even", "[2, 4, 6]").flatMap(Squares::read).ifPresent(set -> draft.even = set);
    sides.rejectUnknown();
  }

  /** Sets up so many pieces as the word says; without a word, as the base does. */
  private static void readPieces(
      Optional<Value> pieces, Optional<String> word, RulesDraft draft, boolean whole) {
    if (pieces.isEmpty() && word.isEmpty()) {
      return;
    }
    boolean wasInHand = draft.odd.isEmpty() && draft.even.isEmpty() && draft.handOdd > 0;
    boolean asBase = wasInHand || new Setup(draft.odd, draft.even, Starter.ODD).isAlternating();
    if (pieces.isPresent() && word.isEmpty() && !whole && !asBase) {
      pieces.get().fault("the base lists its squares; write setup: alternating beside it");
    }
    boolean goesInHand = word.map(IN_HAND::equals).orElse(wasInHand);
    int before = draft.odd.size() + (goesInHand || wasInHand ? draft.handOdd : 0);
    int count = pieces.flatMap(p -> p.integer(1, MOST_PIECES)).map(Long::intValue).orElse(before);
    if (goesInHand) {
      draft.odd = SquareSet.NONE;
      draft.even = SquareSet.NONE;
      draft.handOdd = count;
      draft.handEven = count;
    } else {
      Setup alternating = Setup.alternating(Math.max(1, Math.min(count, MOST_PIECES)), Starter.ODD);
      draft.odd = alternating.odd();
      draft.even = alternating.even();
      draft.handOdd = wasInHand ? 0 : draft.handOdd;
      draft.handEven = wasInHand ? 0 : draft.handEven;
    }
  }

  private static void readInHand(Value value, RulesDraft draft) {
    if (value.isNone()) {
      draft.handOdd = 0;
      draft.handEven = 0;
    } else if (value.isMapping()) {
      Fields sides = value.fields().orElseThrow();
      sides.get("odd").flatMap(SetupReader::readCount).ifPresent(n -> draft.handOdd = n);
      sides.get("even").flatMap(SetupReader::readCount).ifPresent(n -> draft.handEven = n);
      sides.rejectUnknown();
    } else {
      readCount(value)
          .ifPresent(
              count -> {
                draft.handOdd = count;
                draft.handEven = count;
              });
    }
  }

  private static Optional<Integer> readCount(Value value) {
    return value.integer(0, MOST_PIECES).map(Long::intValue);
  }

  private static void readOpeningMove(Value value, RulesDraft draft) {
    if (value.isNone()) {
      draft.openingMove = Optional.empty();
      return;
    }
    Optional<OpeningMove> old = draft.openingMove;
    value
        .fields()
        .ifPresent(
            move -> {
              Optional<Integer> from =
                  move.get("from", old.isEmpty(), "10")
                      .flatMap(Squares::readOne)
                      .or(() -> old.map(OpeningMove::from));
              Optional<Integer> thrown =
                  move.get("throw", old.isEmpty(), "1")
                      .flatMap(v -> v.integer(1, Throws.MAX_VALUE))
                      .map(Long::intValue)
                      .or(() -> old.map(OpeningMove::value));
              move.rejectUnknown();
              if (from.isPresent() && thrown.isPresent()) {
                draft.openingMove = Optional.of(new OpeningMove(from.get(), thrown.get()));
              }
            });
  }
}
