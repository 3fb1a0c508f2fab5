package senet.config;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import senet.policy.PolicySpec;
import senet.rules.RuleSet;

/** Reads a study: rule sets, matchups, and how much to play. */
final class StudyReader {
  private static final long MOST_GAMES = 1_000_000_000_000L;

  /** The charts that are drawn where a study names none. */
  static final List<String> CHARTS = List.of("outcome", "advantage", "length", "score");

  private final RulesLibrary library;

  StudyReader(RulesLibrary library) {
    this.library = library;
  }

  /** The study that a file describes; nothing after telling what is wrong. */
  Optional<Study> read(Value top) {
    Optional<Fields> mapping = top.fields();
    if (mapping.isEmpty()) {
      return Optional.empty();
    }
    int before = top.faults().count();
    Fields fields = mapping.get();
    Optional<String> name = fields.require("study", "my-study").flatMap(Names::read);
    Optional<String> title = fields.get("title").flatMap(Value::text);
    long seed =
        fields.get("seed").flatMap(v -> v.integer(Long.MIN_VALUE, Long.MAX_VALUE)).orElse(1960L);
    long games = fields.get("games").flatMap(v -> v.integer(1, MOST_GAMES)).orElse(100_000L);
    double confidence = fields.get("confidence").flatMap(v -> v.number(0.5, 0.9999)).orElse(0.95);
    StartChoice starts =
        fields.get("starts").flatMap(v -> v.word(StartChoice.class)).orElse(StartChoice.AS_RULED);
    List<RuleSet> rules = fields.require("rules", "[bell]").map(this::readRules).orElse(List.of());
    List<Matchup> matchups =
        fields
            .require("matchups", "[{first: random, second: random}]")
            .map(StudyReader::readMatchups)
            .orElse(List.of());
    List<String> charts = fields.get("charts").map(StudyReader::readCharts).orElse(CHARTS);
    fields.rejectUnknown();
    if (name.isEmpty() || top.faults().count() > before) {
      return Optional.empty();
    }
    return Optional.of(
        new Study(
            name.get(),
            title.orElse(name.get()),
            seed,
            games,
            confidence,
            starts,
            rules,
            matchups,
            charts));
  }

  private List<RuleSet> readRules(Value value) {
    Optional<List<Value>> items = value.items();
    if (items.isEmpty() || isEmptyList(value, items.get(), "rule set, as in [bell]")) {
      return List.of();
    }
    Map<Value, String> names = new LinkedHashMap<>();
    for (Value item : items.get()) {
      if (item.isMapping()) {
        addInline(item).ifPresent(name -> names.put(item, name));
      }
    }
    List<RuleSet> rules = new ArrayList<>();
    Set<String> taken = new HashSet<>();
    for (Value item : items.get()) {
      String inline = names.get(item);
      Optional<RuleSet> read =
          inline != null
              ? library.inline(inline)
              : item.isMapping() ? Optional.empty() : library.find(item);
      read.ifPresent(
          set -> {
            if (BuiltInRules.find(set.name()).filter(b -> !b.equals(set)).isPresent()) {
              item.fault(
                  "\"" + set.name() + "\" is a built-in rule set; rename the one in the file");
            }
            if (!taken.add(set.name())) {
              item.fault("two rule sets of the study are named \"" + set.name() + "\"; rename one");
            }
            rules.add(set);
          });
    }
    return rules;
  }

  private Optional<String> addInline(Value item) {
    Optional<Fields> fields = item.fields();
    Optional<Value> named = fields.flatMap(f -> f.require("name", "bell-swap"));
    Optional<String> name = named.flatMap(Names::read);
    if (name.isEmpty()) {
      return Optional.empty();
    }
    if (BuiltInRules.NAMES.contains(name.get())) {
      named
          .orElseThrow()
          .fault("\"" + name.get() + "\" is a built-in rule set; choose another name");
      return Optional.empty();
    }
    if (library.has(name.get())) {
      named
          .orElseThrow()
          .fault("two rule sets of the study are named \"" + name.get() + "\"; rename one");
      return Optional.empty();
    }
    library.add(name.get(), item);
    return name;
  }

  private static List<Matchup> readMatchups(Value value) {
    Optional<List<Value>> items = value.list();
    if (items.isEmpty()
        || isEmptyList(value, items.get(), "matchup, as in [{first: random, second: random}]")) {
      return List.of();
    }
    List<Matchup> matchups = new ArrayList<>();
    for (Value item : items.get()) {
      readMatchup(item)
          .ifPresent(
              matchup -> {
                if (matchups.stream().anyMatch(matchup::hasLabelsOf)) {
                  item.fault(
                      "the matchup "
                          + matchup.first().label()
                          + " against "
                          + matchup.second().label()
                          + " stands here twice; leave one out, or give a policy a name");
                }
                matchups.add(matchup);
              });
    }
    return matchups;
  }

  private static Optional<Matchup> readMatchup(Value item) {
    Optional<Fields> mapping = item.fields();
    if (mapping.isEmpty()) {
      return Optional.empty();
    }
    Fields fields = mapping.get();
    Optional<PolicySpec> first = fields.require("first", "random").flatMap(PolicyReader::read);
    Optional<PolicySpec> second = fields.require("second", "random").flatMap(PolicyReader::read);
    fields.rejectUnknown();
    return first.flatMap(f -> second.map(s -> new Matchup(f, s)));
  }

  private static List<String> readCharts(Value value) {
    if (value.isNone()) {
      return List.of();
    }
    List<String> charts = new ArrayList<>();
    for (Value item : value.items().orElse(List.of())) {
      item.word(CHARTS)
          .ifPresent(
              chart -> {
                if (charts.contains(chart)) {
                  item.fault("the chart \"" + chart + "\" stands here twice; keep one");
                }
                charts.add(chart);
              });
    }
    return charts;
  }

  private static boolean isEmptyList(Value value, List<Value> items, String example) {
    if (items.isEmpty()) {
      value.fault("is an empty list; list at least one " + example);
    }
    return items.isEmpty();
  }
}
