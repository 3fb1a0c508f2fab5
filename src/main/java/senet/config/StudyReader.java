package senet.config;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import senet.config.PolicyReader.Classes;
import senet.policy.PolicySpec;
import senet.rules.RuleSet;

/** Reads a study: rule sets, matchups, and how much to play. */
final class StudyReader {
  private static final long MOST_GAMES = 1_000_000_000_000L;

  /** The charts that are drawn where a study names none. */
  static final List<String> CHARTS = List.of("outcome", "advantage", "length", "score");

  private final RulesLibrary library;
  private final PolicyReader policies;

  /** The names by which the library knows the rule sets written in the study. */
  private final Map<Value, String> ids = new HashMap<>();

  private final StudyRules gathered = new StudyRules();

  StudyReader(RulesLibrary library, Classes classes) {
    this.library = library;
    policies = new PolicyReader(classes);
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
    List<RuleSet> rules =
        fields.require("rules", "[bell]").map(v -> readRules(v, starts)).orElse(List.of());
    List<Matchup> matchups =
        fields
            .require("matchups", "[{first: random, second: random}]")
            .map(value -> readMatchups(value, rules))
            .orElse(List.of());
    List<String> charts = fields.get("charts").map(StudyReader::readCharts).orElse(CHARTS);
    fields.rejectUnknown();
    fields.get("rules").ifPresent(place -> checkCount(place, rules, starts, matchups));
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
            charts,
            gathered.sweeps()));
  }

  private List<RuleSet> readRules(Value value, StartChoice starts) {
    Optional<List<Value>> items = value.items();
    if (items.isEmpty() || isEmptyList(value, items.get(), "rule set, as in [bell]")) {
      return List.of();
    }
    List<Value> sweeps = items.get().stream().filter(SweepReader::isSweep).toList();
    for (Value item : items.get()) {
      if (item.isMapping() && !sweeps.contains(item)) {
        addInline(item);
      }
    }
    for (Value item : items.get()) {
      if (sweeps.contains(item)) {
        readSweep(item, starts);
        continue;
      }
      boolean inline = item.isMapping();
      String id = ids.get(item);
      Optional<RuleSet> read =
          inline ? library.read(id == null ? item.key() : id, item) : library.find(item);
      read.filter(set -> !inline || id != null)
          .ifPresent(
              set -> {
                checkStarts(item, set, starts);
                gathered.add(item, set);
              });
    }
    return gathered.finish();
  }

  /** Reads an entry that makes rule sets, which later entries may name. */
  private void readSweep(Value item, StartChoice starts) {
    new SweepReader(library)
        .read(item)
        .ifPresent(
            sweep -> {
              sweep.members().forEach(member -> library.add(member.rules()));
              sweep.members().forEach(member -> checkStarts(item, member.rules(), starts));
              gathered.add(item, sweep);
            });
  }

  /** Refuses to let the other side begin where one side's opening move is the rule. */
  private static void checkStarts(Value item, RuleSet set, StartChoice starts) {
    if (starts == StartChoice.BOTH && set.setup().openingMove().isPresent()) {
      item.fault(
          "with starts: both the other side moves first too, and \""
              + set.name()
              + "\" begins with a move of one side (openingMove); write starts: as-ruled, or a"
              + " variation with openingMove: none");
    }
  }

  /** Refuses more scenarios than anybody could read about. */
  private static void checkCount(
      Value place, List<RuleSet> rules, StartChoice starts, List<Matchup> matchups) {
    long started = rules.stream().mapToLong(set -> starts.of(set).size()).sum();
    long scenarios = started * matchups.size();
    if (scenarios > StudyRules.MOST_SCENARIOS) {
      place.fault(
          String.format(
              Locale.ROOT,
              "makes %,d scenarios in all (rule sets: %,d; with the starts: %,d; matchups: %,d);"
                  + " at most %,d",
              scenarios,
              rules.size(),
              started,
              matchups.size(),
              StudyRules.MOST_SCENARIOS));
    }
  }

  /** Makes an inline rule set known by its name, if it has one that is free. */
  private void addInline(Value item) {
    Optional<Value> named = item.fields().flatMap(fields -> fields.get("name"));
    Optional<String> name = named.flatMap(Names::read);
    if (name.isEmpty()) {
      return;
    }
    if (BuiltInRules.NAMES.contains(name.get())) {
      named.orElseThrow().fault(StudyRules.takenByBuiltIn(name.get()));
    } else if (library.has(name.get())) {
      named.orElseThrow().fault(StudyRules.takenTwice(name.get()));
    } else {
      library.add(name.get(), item);
      ids.put(item, name.get());
    }
  }

  private List<Matchup> readMatchups(Value value, List<RuleSet> rules) {
    Optional<List<Value>> items = value.list();
    if (items.isEmpty()
        || isEmptyList(value, items.get(), "matchup, as in [{first: random, second: random}]")) {
      return List.of();
    }
    List<Matchup> matchups = new ArrayList<>();
    Map<String, PolicySpec> labels = new HashMap<>();
    for (Value item : items.get()) {
      readMatchup(item, rules)
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
                for (PolicySpec policy : List.of(matchup.first(), matchup.second())) {
                  if (!labels.merge(policy.label(), policy, (old, same) -> old).equals(policy)) {
                    item.fault(
                        "two different policies are named \"" + policy.label() + "\"; rename one");
                  }
                }
              });
    }
    return matchups;
  }

  private Optional<Matchup> readMatchup(Value item, List<RuleSet> rules) {
    Optional<Fields> mapping = item.fields();
    if (mapping.isEmpty()) {
      return Optional.empty();
    }
    Fields fields = mapping.get();
    Optional<PolicySpec> first = fields.require("first", "random").flatMap(v -> read(v, rules));
    Optional<PolicySpec> second = fields.require("second", "random").flatMap(v -> read(v, rules));
    fields.rejectUnknown();
    return first.flatMap(f -> second.map(s -> new Matchup(f, s)));
  }

  private Optional<PolicySpec> read(Value value, List<RuleSet> rules) {
    Optional<PolicySpec> policy = policies.read(value);
    policy.ifPresent(made -> policies.tryOut(value, made, rules));
    return policy;
  }

  private static List<String> readCharts(Value value) {
    if (value.isNone()) {
      return List.of();
    }
    Optional<List<Value>> items = value.items();
    if (items.isEmpty() || isEmptyList(value, items.get(), "chart, or write none")) {
      return List.of();
    }
    List<String> charts = new ArrayList<>();
    for (Value item : items.get()) {
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
