package senet.config;

import java.util.List;
import java.util.Optional;
import senet.rules.Problem;
import senet.rules.Row;
import senet.rules.RuleSet;

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
    SetupReader.read(fields, draft, whole);
    ThrowsReader.read(fields, draft, whole);
    ContactReader.read(fields, draft, whole);
    LastSquaresReader.read(fields, draft, whole);
    ForcedReader.read(fields, draft);
    EndingReader.read(fields, draft, whole);
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
    if (problem.key().equals("setup")) {
      for (String other : List.of("pieces", "inHand")) {
        place = place == fields.self() ? fields.place(other) : place;
      }
    }
    if (place == fields.self()) {
      String inherited =
          base.filter(b -> says(b, problem.key()))
              .map(b -> " (this comes from \"" + b.name() + "\", which it extends)")
              .orElse("");
      place.faultOf(problem.key(), problem.message() + inherited);
    } else {
      place.fault(problem.message());
    }
  }

  /** Whether a rule set has anything to say under the key that a problem names. */
  private static boolean says(RuleSet rules, String key) {
    Object said = RulesWriter.write(rules).get(key.split("\\.", 2)[0]);
    return said != null && !said.equals(RulesWriter.NONE);
  }

  private static void readHead(Fields fields, RulesDraft draft, boolean whole, String origin) {
    fields.require("name", "my-rules").flatMap(Names::read).ifPresent(name -> draft.name = name);
    draft.title = fields.get("title").flatMap(Value::text).orElse(draft.name);
    draft.source =
        fields
            .get("source")
            .flatMap(Value::text)
            .orElse(whole ? origin : "A variation of " + draft.baseTitle);
  }

  private static void readNotes(Fields fields, RulesDraft draft) {
    fields
        .get("notes")
        .flatMap(Value::fields)
        .ifPresent(
            notes -> {
              for (Row row : Row.values()) {
                notes
                    .get(row.word())
                    .flatMap(Value::text)
                    .ifPresent(text -> draft.notes.put(row, text));
              }
              notes.rejectUnknown();
            });
  }
}
