package senet.config;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import senet.rules.GeneratedName;
import senet.rules.Problem;
import senet.rules.RuleSet;
import senet.run.Sweep;

/**
 * Reads {@code vary}: every combination of some values of some keys over a base. Each is read as a
 * variation that extends the base, so that whatever a rule set can say can be varied.
 */
final class VaryReader {

  /** Keys of a rule set that do not change how it is played. */
  static final List<String> WORDS =
      List.of("extends", "houses", "name", "notes", "source", "title");

  private static final String LABEL = "[\\p{L}\\p{N}._-]{1,40}";
  private static final int LONGEST_WORD = 40;
  private static final int MOST_NAMED = 3;

  private final RulesLibrary library;

  VaryReader(RulesLibrary library) {
    this.library = library;
  }

  /** A key and the values that it takes, by their short forms. */
  private record Factor(Value key, String name, Map<String, Value> levels) {}

  /** A choice of a value for each key. */
  private record Choice(Map<String, String> levels, Map<Value, Value> values) {

    String name(String base) {
      StringBuilder name = new StringBuilder(base);
      levels.forEach((key, level) -> name.append('+').append(key).append('=').append(level));
      return GeneratedName.fit(name.toString());
    }

    String title(String base) {
      StringBuilder title = new StringBuilder(base);
      levels.forEach((key, level) -> title.append(", ").append(key).append(' ').append(level));
      return title.toString();
    }
  }

  /** A choice whose rules cannot be played. */
  private record Illegal(String name, Choice choice, List<Problem> problems) {}

  Optional<SweepDraft> read(Fields fields) {
    Faults faults = fields.self().faults();
    int before = faults.count();
    Optional<RuleSet> base = fields.require("vary", "standard").flatMap(library::find);
    Optional<Value> over = fields.require("over", "{pieces: [5, 7, 10]}");
    boolean skipIllegal =
        fields
            .get("skipIllegal")
            .flatMap(v -> v.word(List.of("true", "false")))
            .filter("true"::equals)
            .isPresent();
    fields.rejectUnknown();
    List<Factor> factors = over.map(VaryReader::factors).orElse(List.of());
    if (factors.isEmpty() || over.isEmpty()) {
      return Optional.empty();
    }
    double count = factors.stream().mapToDouble(f -> f.levels().size()).reduce(1, (a, b) -> a * b);
    if (count > StudyRules.MOST_SCENARIOS) {
      over.get()
          .fault(
              String.format(
                  java.util.Locale.ROOT,
                  "has %,.0f combinations; a study plays at most %,d scenarios",
                  count,
                  StudyRules.MOST_SCENARIOS));
      return Optional.empty();
    }
    return combine(over.get(), base, factors, skipIllegal, before);
  }

  private static Optional<SweepDraft> combine(
      Value over,
      Optional<RuleSet> base,
      List<Factor> factors,
      boolean skipIllegal,
      int faultsBefore) {
    String baseName = base.map(RuleSet::name).orElse("base");
    String baseTitle = base.map(RuleSet::title).orElse("base");
    RulesReader reader = RulesReader.alsoOfIllegal(name -> base);
    List<SweepDraft.Member> members = new ArrayList<>();
    List<Illegal> illegal = new ArrayList<>();
    for (Choice choice : choices(factors)) {
      Map<String, String> texts = new LinkedHashMap<>();
      texts.put("extends", baseName);
      texts.put("name", choice.name(baseName));
      texts.put("title", choice.title(baseTitle));
      Optional<RuleSet> read = reader.read(over.assembled(texts, choice.values()), "");
      if (read.isEmpty()) {
        continue;
      }
      List<Problem> problems = read.get().problems();
      if (problems.isEmpty()) {
        members.add(new SweepDraft.Member(read.get(), choice.levels(), false));
      } else {
        illegal.add(new Illegal(choice.name(baseName), choice, problems));
      }
    }
    Faults faults = over.faults();
    if (faults.count() == faultsBefore && members.isEmpty() && skipIllegal) {
      String reason = SweepDraft.reason(illegal.get(0).problems());
      over.fault("none of its combinations can be played: " + reason);
    } else if (faults.count() == faultsBefore && !skipIllegal) {
      refuse(over, illegal);
    }
    if (faults.count() > faultsBefore || base.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        new SweepDraft(
            Sweep.Kind.VARY,
            base.get(),
            "",
            factors.stream().map(Factor::name).toList(),
            members,
            illegal.stream()
                .map(
                    i ->
                        new Sweep.LeftOut(
                            i.name(), i.choice().levels(), SweepDraft.reason(i.problems())))
                .toList(),
            List.of()));
  }

  /** Tells what cannot be played, once for each problem, at the value that makes it. */
  private static void refuse(Value over, List<Illegal> illegal) {
    Map<Problem, List<Illegal>> byProblem = new LinkedHashMap<>();
    for (Illegal one : illegal) {
      for (Problem problem : Set.copyOf(one.problems())) {
        byProblem.computeIfAbsent(problem, p -> new ArrayList<>()).add(one);
      }
    }
    byProblem.forEach(
        (problem, ones) -> {
          Value mapping = over.assembled(Map.of(), ones.get(0).choice().values());
          Value place = mapping.fields().orElseThrow().place(problem.key());
          String message =
              someOf(ones.stream().map(Illegal::name).toList())
                  + " cannot be played: "
                  + problem.key()
                  + ": "
                  + problem.message()
                  + ". Leave a value out, or write skipIllegal: true beside over.";
          place.fault(message);
        });
  }

  private static String someOf(List<String> names) {
    List<String> shown = names.stream().limit(MOST_NAMED).map(name -> "\"" + name + "\"").toList();
    int more = names.size() - shown.size();
    return String.join(", ", shown) + (more > 0 ? " and " + more + " more" : "");
  }

  private static List<Choice> choices(List<Factor> factors) {
    List<Choice> choices = List.of(new Choice(Map.of(), Map.of()));
    for (Factor factor : factors) {
      List<Choice> longer = new ArrayList<>();
      for (Choice choice : choices) {
        factor
            .levels()
            .forEach(
                (level, value) -> {
                  Map<String, String> levels = new LinkedHashMap<>(choice.levels());
                  levels.put(factor.name(), level);
                  Map<Value, Value> values = new LinkedHashMap<>(choice.values());
                  values.put(factor.key(), value);
                  longer.add(new Choice(levels, values));
                });
      }
      choices = longer;
    }
    return choices;
  }

  /** The keys to be varied; none after telling what is wrong. */
  private static List<Factor> factors(Value over) {
    Optional<Fields> mapping = over.fields();
    if (mapping.isEmpty()) {
      return List.of();
    }
    int before = over.faults().count();
    Map<String, Value> entries = mapping.get().all();
    if (entries.isEmpty()) {
      over.fault("names no key; name at least one, as in {pieces: [5, 7, 10]}");
    }
    List<Factor> factors = new ArrayList<>();
    entries.forEach(
        (name, values) -> {
          if (WORDS.contains(name)) {
            values.faultOfKey("does not change how a game is played, and cannot be varied");
          } else {
            Map<String, Value> levels = levels(values);
            if (levels.isEmpty()) {
              values.fault("has no values; list at least one, as in [none, 26]");
            }
            factors.add(new Factor(values, name, levels));
          }
        });
    return over.faults().count() > before ? List.of() : factors;
  }

  private static Map<String, Value> levels(Value values) {
    if (values.isMapping()) {
      Map<String, Value> labelled = values.fields().orElseThrow().all();
      labelled.forEach(
          (label, value) -> {
            if (!label.matches(LABEL)) {
              value.faultOfKey(
                  "\"" + label + "\" is no label; use up to 40 letters, digits and . _ -");
            }
          });
      return labelled;
    }
    Map<String, Value> levels = new LinkedHashMap<>();
    for (Value value : values.items().orElseThrow()) {
      String word = word(value.flat());
      if (levels.put(word, value) != null) {
        value.fault(
            "is the second value that is called \""
                + word
                + "\" for short; leave it out, or label the values, as in {one: …, other: …}");
      }
    }
    return levels;
  }

  /** A short form that can stand in a name; marked where it does not tell all. */
  private static String word(String flat) {
    String plain = flat.replaceAll("\\s*/\\s*", "_").replaceAll("[^\\p{L}\\p{N}._-]+", "-");
    String fitting = plain.equals(flat) ? plain : plain + GeneratedName.mark(flat);
    return GeneratedName.fit(fitting.isEmpty() ? "empty" : fitting, LONGEST_WORD);
  }
}
