package senet.config;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import senet.config.PolicyReader.Classes;
import senet.language.Language;
import senet.measure.RateIntervals;
import senet.policy.PolicySpec;
import senet.rules.RuleSet;
import senet.run.Analysis;
import senet.run.ComparisonSettings;
import senet.run.FigureSettings;
import senet.run.Precision;
import senet.run.Presentation;
import senet.run.Sweep;

/** Reads a study: rule sets, matchups, and how much to play. */
final class StudyReader {
  static final long MOST_GAMES = 1_000_000_000_000L;

  private final RulesLibrary library;
  private final PolicyReader policies;

  /** The names by which the library knows the rule sets written in the study. */
  private final Map<Value, String> ids = new HashMap<>();

  private final StudyRules gathered = new StudyRules();

  StudyReader(RulesLibrary library, Classes classes) {
    this.library = library;
    policies = new PolicyReader(classes, library.folder());
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
    Optional<Precision> precision =
        fields.get("precision").flatMap(v -> PrecisionReader.read(v, fields.get("games")));
    double confidence = fields.get("confidence").flatMap(v -> v.number(0.5, 0.9999)).orElse(0.95);
    RateIntervals rateIntervals =
        fields
            .get("rateIntervals")
            .flatMap(v -> v.word(RateIntervals.class))
            .orElse(RateIntervals.NOMINAL);
    StartChoice starts =
        fields.get("starts").flatMap(v -> v.word(StartChoice.class)).orElse(StartChoice.AS_RULED);
    List<RuleSet> rules =
        fields.require("rules", "[bell]").map(v -> readRules(v, starts)).orElse(List.of());
    boolean alone = List.of("tournament", "match", "ladder").stream().noneMatch(fields::has);
    PolicyLabels labels = new PolicyLabels();
    List<Matchup> written =
        fields
            .get("matchups", alone, "[{first: random, second: random}]")
            .map(v -> readMatchups(v, labels, rules))
            .orElse(List.of());
    Optional<Value> compared = fields.get("comparisons");
    PolicyList policyList = new PolicyList(labels, v -> read(v, rules));
    Contests contests =
        new ContestsReader(labels, written, policyList, v -> read(v, rules))
            .read(fields.get("tournament"), fields.get("match"));
    List<Matchup> matchups =
        fields
            .get("ladder")
            .map(v -> new LadderReader(policyList, fields, contests).with(v, written))
            .orElse(written);
    ComparisonSettings comparisons = new ComparisonsReader(rules, matchups, starts).read(compared);
    List<String> drawable =
        ChartNames.drawable(
            alone || fields.has("matchups") || fields.has("ladder"),
            fields.has("tournament"),
            matchups.stream().filter(Matchup::isOfEquals).count() > 1,
            hasFactorial(gathered.sweeps()));
    List<String> charts =
        fields.get("charts").map(v -> ChartNames.read(v, drawable)).orElse(drawable);
    int endgame = fields.get("endgame").map(v -> EndgameReader.read(v, rules, matchups)).orElse(0);
    FigureSettings figures =
        fields.get("figures").map(FiguresReader::read).orElse(FigureSettings.DEFAULT);
    List<Language> languages =
        fields.get("languages").map(LanguageNames::read).orElse(List.of(Language.ENGLISH));
    fields.rejectUnknown();
    fields.get("rules").ifPresent(place -> checkCount(place, rules, starts, matchups, contests));
    if (name.isEmpty() || top.faults().count() > before) {
      return Optional.empty();
    }
    return Optional.of(
        new Study(
            name.get(),
            title.orElse(name.get()),
            seed,
            games,
            precision,
            starts,
            rules,
            matchups,
            contests,
            charts,
            gathered.sweeps(),
            new Analysis(confidence, rateIntervals, comparisons, endgame),
            new Presentation(figures, languages)));
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
      Value place,
      List<RuleSet> rules,
      StartChoice starts,
      List<Matchup> matchups,
      Contests contests) {
    long started = rules.stream().mapToLong(set -> starts.of(set).size()).sum();
    int pairings = rules.isEmpty() ? 0 : contests.under(rules.get(0)).size();
    long scenarios = started * (matchups.size() + pairings);
    if (scenarios > StudyRules.MOST_SCENARIOS) {
      place.fault(
          String.format(
              Locale.ROOT,
              "makes %,d scenarios in all (rule sets: %,d; with the starts: %,d; matchups%s: %,d);"
                  + " at most %,d",
              scenarios,
              rules.size(),
              started,
              pairings == 0 ? "" : " and contests",
              matchups.size() + pairings,
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

  private List<Matchup> readMatchups(Value value, PolicyLabels labels, List<RuleSet> rules) {
    Optional<List<Value>> items = value.list();
    if (items.isEmpty()
        || isEmptyList(value, items.get(), "matchup, as in [{first: random, second: random}]")) {
      return List.of();
    }
    List<Matchup> matchups = new ArrayList<>();
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
                labels.check(item, matchup.first());
                labels.check(item, matchup.second());
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

  /** Tells of charts that a study names and has nothing to draw in. */
  static void checkCharts(Value top, Study study) {
    for (String chart : ChartNames.OF_FACTORIAL) {
      if (study.charts().contains(chart) && !hasFactorial(study.sweeps())) {
        top.fields()
            .flatMap(fields -> fields.get("charts"))
            .orElse(top)
            .fault(
                "the chart \""
                    + chart
                    + "\" needs an entry of rules such as"
                    + " factorial: {from: standard, to: bell}; add one, or leave the chart out");
      }
    }
  }

  private static boolean hasFactorial(List<Sweep> sweeps) {
    return sweeps.stream().anyMatch(sweep -> sweep.kind() == Sweep.Kind.FACTORIAL);
  }

  static boolean isEmptyList(Value value, List<Value> items, String example) {
    if (items.isEmpty()) {
      value.fault("is an empty list; list at least one " + example);
    }
    return items.isEmpty();
  }
}
