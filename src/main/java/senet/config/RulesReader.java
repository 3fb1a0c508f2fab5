package senet.config;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import senet.rules.BearOff;
import senet.rules.Ending;
import senet.rules.ExtraThrows;
import senet.rules.Landing;
import senet.rules.Problem;
import senet.rules.Row;
import senet.rules.RuleSet;
import senet.rules.SendsBack;
import senet.rules.Setup;
import senet.rules.SquareSet;
import senet.rules.Starter;

/** Reads a rule set from a mapping: a whole one, or one that extends another. */
final class RulesReader {

  private final RulesResolver resolver;
  private final boolean refusesIllegal;

  RulesReader(RulesResolver resolver) {
    this(resolver, true);
  }

  private RulesReader(RulesResolver resolver, boolean refusesIllegal) {
    this.resolver = resolver;
    this.refusesIllegal = refusesIllegal;
  }

  /** A reader that lets rules pass which are well written and cannot be played. */
  static RulesReader alsoOfIllegal(RulesResolver resolver) {
    return new RulesReader(resolver, false);
  }

  /**
   * The rule set that a mapping describes; nothing after telling what is wrong.
   *
   * @param value the mapping
   * @param origin the source of a rule set that names none
   */
  Optional<RuleSet> read(Value value, String origin) {
    Faults faults = value.faults();
    int before = faults.count();
    Optional<Fields> mapping = value.fields();
    if (mapping.isEmpty()) {
      return Optional.empty();
    }
    Fields fields = mapping.get();
    Optional<Value> parent = fields.get("extends");
    Optional<RuleSet> base = parent.flatMap(resolver::resolve);
    boolean whole = parent.isEmpty();
    RulesDraft draft =
        base.map(RulesDraft::from).orElseGet(whole ? RulesDraft::new : RulesDraft::ofUnknownBase);
    readHead(fields, draft, whole, origin);
    readSetup(fields, draft, whole);
    readThrows(fields, draft, whole);
    readLanding(fields, draft, whole);
    readSquares(fields, draft, whole);
    readEnd(fields, draft, whole);
    readNotes(fields, draft);
    fields.rejectUnknown();
    if (faults.count() > before || (parent.isPresent() && base.isEmpty())) {
      return Optional.empty();
    }
    RuleSet rules = draft.finish(base.orElse(null));
    if (!refusesIllegal) {
      return Optional.of(rules);
    }
    for (Problem problem : rules.problems()) {
      tell(problem, fields, base);
    }
    return faults.count() > before ? Optional.empty() : Optional.of(rules);
  }

  /** Tells a problem at the key that makes it, or where the mapping starts if that is inherited. */
  private static void tell(Problem problem, Fields fields, Optional<RuleSet> base) {
    Value place = fields.place(problem.key());
    if (place == fields.self() && problem.key().equals("setup")) {
      place = fields.place("pieces");
    }
    if (place == fields.self()) {
      String inherited =
          base.map(b -> " (this comes from \"" + b.name() + "\", which it extends)").orElse("");
      place.faultOf(problem.key(), problem.message() + inherited);
    } else {
      place.fault(problem.message());
    }
  }

  /** Reads a key if it is there, and tells its absence where a whole rule set needs it. */
  private static void read(
      Fields fields, String key, @Nullable String needed, Consumer<Value> reading) {
    Optional<Value> value = needed == null ? fields.get(key) : fields.require(key, needed);
    value.ifPresent(reading);
  }

  private static @Nullable String neededIf(boolean whole, String example) {
    return whole ? example : null;
  }

  private static void readHead(Fields fields, RulesDraft draft, boolean whole, String origin) {
    read(fields, "name", "my-rules", v -> Names.read(v).ifPresent(name -> draft.name = name));
    Optional<String> title = fields.get("title").flatMap(Value::text);
    draft.title = title.orElse(draft.name);
    if (whole) {
      draft.source = origin;
    } else {
      draft.source = "A variation of " + draft.baseTitle;
    }
    fields.get("source").flatMap(Value::text).ifPresent(source -> draft.source = source);
  }

  private static void readSetup(Fields fields, RulesDraft draft, boolean whole) {
    Optional<Value> setup = fields.get("setup");
    Optional<Value> pieces = fields.get("pieces");
    if (setup.isPresent() && setup.get().isMapping()) {
      readExplicitSetup(setup.get(), draft);
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
    read(fields, "start", null, v -> v.word(Starter.class).ifPresent(s -> draft.starter = s));
  }

  private static void readExplicitSetup(Value setup, RulesDraft draft) {
    Fields sides = setup.fields().orElseThrow();
    sides.require("odd", "[1, 3, 5]").flatMap(Squares::read).ifPresent(set -> draft.odd = set);
    sides.require("even", "[2, 4, 6]").flatMap(Squares::read).ifPresent(set -> draft.even = set);
    sides.rejectUnknown();
  }

  private static void readThrows(Fields fields, RulesDraft draft, boolean whole) {
    read(
        fields,
        "throws",
        neededIf(whole, "{sticks: 4, none: 5}"),
        v -> DiceReader.read(v, draft.dice).ifPresent(dice -> draft.dice = dice));
    read(fields, "extraThrows", null, v -> readExtraThrows(v, draft));
  }

  private static void readExtraThrows(Value value, RulesDraft draft) {
    if (value.isNone()) {
      draft.extraThrows = ExtraThrows.NONE;
      return;
    }
    value
        .fields()
        .ifPresent(
            extra -> {
              ExtraThrows old = draft.extraThrows;
              TreeSet<Integer> values = new TreeSet<>(old.values());
              Optional<Value> listed =
                  values.isEmpty() ? extra.require("values", "[1, 4, 5]") : extra.get("values");
              listed
                  .flatMap(Squares::readThrows)
                  .ifPresent(
                      given -> {
                        values.clear();
                        values.addAll(given);
                      });
              ExtraThrows.When when =
                  extra.get("when").flatMap(v -> v.word(ExtraThrows.When.class)).orElse(old.when());
              extra.rejectUnknown();
              draft.extraThrows = new ExtraThrows(values, when);
            });
  }

  private static void readLanding(Fields fields, RulesDraft draft, boolean whole) {
    read(
        fields,
        "landing",
        neededIf(whole, "swap"),
        v -> v.word(Landing.OnRival.class).ifPresent(rule -> draft.onRival = rule));
    read(fields, "protection", null, v -> readProtection(v, draft));
    read(fields, "barrier", null, v -> readBarrier(v, draft));
  }

  private static void readProtection(Value value, RulesDraft draft) {
    if (value.isNone()) {
      draft.protection = Landing.Protection.NONE;
      return;
    }
    value
        .fields()
        .ifPresent(
            rule -> {
              Landing.Protection old = draft.protection;
              int run = readRun(rule, old.run());
              Landing.Neighbours neighbours = readNeighbours(rule, old.neighbours());
              rule.rejectUnknown();
              draft.protection = new Landing.Protection(run, neighbours);
            });
  }

  private static void readBarrier(Value value, RulesDraft draft) {
    if (value.isNone()) {
      draft.barrier = Landing.Barrier.NONE;
      return;
    }
    value
        .fields()
        .ifPresent(
            rule -> {
              Landing.Barrier old = draft.barrier;
              int run = readRun(rule, old.run());
              Landing.Neighbours neighbours = readNeighbours(rule, old.neighbours());
              Landing.BearingOff bearingOff =
                  rule.get("bearingOff")
                      .flatMap(v -> v.word(Landing.BearingOff.class))
                      .orElse(old.bearingOff());
              rule.rejectUnknown();
              draft.barrier = new Landing.Barrier(run, neighbours, bearingOff);
            });
  }

  private static Landing.Neighbours readNeighbours(Fields rule, Landing.Neighbours old) {
    return rule.get("neighbours").flatMap(v -> v.word(Landing.Neighbours.class)).orElse(old);
  }

  private static int readRun(Fields rule, int old) {
    Optional<Value> run = old == 0 ? rule.require("run", "2") : rule.get("run");
    return run.flatMap(v -> v.integer(1, SquareSet.BOARD_SIZE)).map(Long::intValue).orElse(old);
  }

  private static void readSquares(Fields fields, RulesDraft draft, boolean whole) {
    read(fields, "safe", null, v -> Squares.read(v).ifPresent(set -> draft.safe = set));
    read(fields, "gates", null, v -> Squares.read(v).ifPresent(set -> draft.gates = set));
    read(fields, "locked", null, v -> Squares.read(v).ifPresent(set -> draft.locked = set));
    read(fields, "priority", null, v -> Squares.read(v).ifPresent(set -> draft.priority = set));
    read(fields, "houses", null, v -> Squares.readBySquare(v, draft.houses, text -> text.text()));
    read(
        fields,
        "sendsBack",
        null,
        v -> Squares.readBySquare(v, draft.sendsBack, RulesReader::readSendsBack));
    read(
        fields,
        "bearOff",
        neededIf(whole, "{30: exact}"),
        v -> Squares.readBySquare(v, draft.bearOff, RulesReader::readBearOff));
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

  private static Optional<BearOff> readBearOff(Value value) {
    if (value.isSequence()) {
      return Squares.readThrows(value)
          .map(values -> new BearOff(BearOff.Kind.THROWS, new TreeSet<>(values)));
    }
    Map<String, BearOff> words = new LinkedHashMap<>();
    for (BearOff.Kind kind : BearOff.Kind.values()) {
      if (kind != BearOff.Kind.THROWS) {
        words.put(kind.word(), BearOff.of(kind));
      }
    }
    return value.word(words.keySet()).map(words::get);
  }

  private static void readEnd(Fields fields, RulesDraft draft, boolean whole) {
    read(
        fields,
        "end",
        neededIf(whole, "all-off"),
        v -> v.word(Ending.Goal.class).ifPresent(goal -> draft.goal = goal));
    read(
        fields,
        "maxThrows",
        null,
        v ->
            v.integer(1, 1_000_000)
                .ifPresent(most -> draft.maxThrows = OptionalInt.of(most.intValue())));
  }

  private static void readNotes(Fields fields, RulesDraft draft) {
    Optional<Fields> notes = fields.get("notes").flatMap(Value::fields);
    if (notes.isPresent()) {
      TreeMap<Row, String> read = new TreeMap<>();
      for (Row row : Row.values()) {
        notes.get().get(row.word()).flatMap(Value::text).ifPresent(text -> read.put(row, text));
      }
      notes.get().rejectUnknown();
      draft.notes.putAll(read);
    }
  }
}
