package senet.config;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import senet.measure.Delta;
import senet.measure.Measure;
import senet.measure.Measures;
import senet.rules.RuleSet;
import senet.rules.Starter;
import senet.run.ComparisonSettings;
import senet.run.ComparisonSettings.Between;
import senet.run.ComparisonSettings.Pairs;

/** Reads what a study compares, and writes it again. */
final class ComparisonsReader {
  private static final String BASELINE = "baseline";
  private static final String PAIRS = "pairs";
  private static final String BETWEEN = "between";
  private static final String MEASURES = "measures";
  private static final String EQUIVALENCE = "equivalence";

  /** More pairs nobody reads, and they would take longer than the games. */
  static final long MOST_PAIRS = 10_000;

  private final List<String> rules;

  /** How many of the rule sets are played with either side moving first. */
  private final long startedTwice;

  private final List<Matchup> matchups;
  private final boolean tellsStartsApart;

  /** A reader for a study of these; lists are empty where the study's are wrong. */
  ComparisonsReader(List<RuleSet> rules, List<Matchup> matchups, StartChoice starts) {
    this.rules = rules.stream().map(RuleSet::name).toList();
    this.matchups = matchups;
    this.startedTwice = rules.stream().filter(set -> starts.of(set).size() > 1).count();
    boolean both =
        starts == StartChoice.BOTH
            || rules.stream().anyMatch(set -> set.setup().starter() == Starter.ROLL_OFF);
    this.tellsStartsApart =
        rules.isEmpty()
            || matchups.isEmpty()
            || (both && matchups.stream().anyMatch(m -> m.first().equals(m.second())));
  }

  /** What the value of the key says, or what holds without it. */
  ComparisonSettings read(Optional<Value> value) {
    Optional<Fields> mapping = value.flatMap(Value::fields);
    if (mapping.isEmpty()) {
      return ComparisonSettings.DEFAULT;
    }
    Fields fields = mapping.get();
    Optional<Value> baseline = fields.get(BASELINE);
    Pairs pairs = fields.get(PAIRS).flatMap(v -> v.word(Pairs.class)).orElse(Pairs.BASELINE);
    Optional<Value> betweenValue = fields.get(BETWEEN);
    Between between = betweenValue.flatMap(v -> v.word(Between.class)).orElse(Between.RULES);
    if (between == Between.MATCHUPS) {
      baseline.ifPresent(
          v ->
              v.fault(
                  "names a rule set, and between: matchups compares with the first matchup; leave"
                      + " out one of the two"));
      if (matchups.size() == 1) {
        betweenValue
            .orElseThrow()
            .fault("compares matchups, and the study has one; add another to matchups");
      }
    }
    if (pairs == Pairs.ALL) {
      checkCount(fields.get(PAIRS).orElseThrow(), between);
    }
    String base = baseline.flatMap(this::readBaseline).orElse("");
    List<String> measures =
        fields.get(MEASURES).map(this::readMeasures).orElse(ComparisonSettings.DEFAULT_MEASURES);
    Map<String, Delta> equivalence =
        fields.get(EQUIVALENCE).map(v -> readEquivalence(v, measures)).orElse(Map.of());
    fields.rejectUnknown();
    return new ComparisonSettings(base, pairs, between, measures, equivalence);
  }

  private void checkCount(Value value, Between between) {
    long count =
        between == Between.MATCHUPS
            ? (rules.size() + startedTwice) * pairsOf(matchups.size())
            : matchups.size() * (pairsOf(rules.size()) + pairsOf(startedTwice));
    if (count > MOST_PAIRS) {
      value.fault(
          String.format(
              Locale.ROOT,
              "compares %,d pairs; at most %,d. Write pairs: baseline, or play fewer %s",
              count,
              MOST_PAIRS,
              between == Between.MATCHUPS ? "matchups" : "rule sets"));
    }
  }

  private static long pairsOf(long many) {
    return many * (many - 1) / 2;
  }

  private Optional<String> readBaseline(Value value) {
    Optional<String> name = value.text("a rule set of the study");
    if (name.isPresent() && !rules.isEmpty() && !rules.contains(name.get())) {
      value.fault(
          "\""
              + value.shown()
              + "\" is no rule set of the study. "
              + Suggestion.of(name.get(), rules));
      return Optional.empty();
    }
    return name;
  }

  private List<String> readMeasures(Value value) {
    Optional<List<Value>> items = value.items();
    if (items.isEmpty() || StudyReader.isEmptyList(value, items.get(), "measure, as in [draw]")) {
      return List.of();
    }
    List<String> measures = new ArrayList<>();
    for (Value item : items.get()) {
      Optional<String> measure = item.word(Measures.names());
      if (measure.isEmpty()) {
        continue;
      }
      if (measures.contains(measure.get())) {
        item.fault("the measure \"" + measure.get() + "\" stands here twice; keep one");
      }
      if (needsBothStarts(measure.get()) && !tellsStartsApart) {
        item.fault(
            "\""
                + measure.get()
                + "\" needs games begun by either side; write starts: both, and a matchup of equal"
                + " policies");
      }
      measures.add(measure.get());
    }
    return measures;
  }

  private static boolean needsBothStarts(String name) {
    return Measures.OF_BOTH_STARTS.stream().map(Measure::name).anyMatch(name::equals);
  }

  private static Map<String, Delta> readEquivalence(Value value, List<String> measures) {
    Map<String, Delta> deltas = new LinkedHashMap<>();
    Map<String, Value> entries = value.fields().map(Fields::all).orElse(Map.of());
    entries.forEach(
        (name, amount) -> {
          if (!Measures.names().contains(name)) {
            amount.faultOfKey(
                "\"" + name + "\" is not known. " + Suggestion.of(name, Measures.names()));
          } else if (!measures.contains(name)) {
            amount.faultOfKey("is not among the measures that are compared; add it to measures");
          } else {
            DeltaReader.read(amount, Measures.named(name)).ifPresent(d -> deltas.put(name, d));
          }
        });
    return deltas;
  }

  /** The settings in the form of a study file. */
  static Map<String, Object> write(ComparisonSettings settings) {
    Map<String, Object> keys = new LinkedHashMap<>();
    if (!settings.baseline().isEmpty()) {
      keys.put(BASELINE, settings.baseline());
    }
    keys.put(PAIRS, settings.pairs().word());
    keys.put(BETWEEN, settings.between().word());
    keys.put(MEASURES, settings.measures());
    Map<String, Object> equivalence = new LinkedHashMap<>();
    for (String measure : settings.measures()) {
      Delta delta = settings.equivalence().get(measure);
      if (delta != null) {
        equivalence.put(measure, DeltaReader.write(delta));
      }
    }
    if (!equivalence.isEmpty()) {
      keys.put(EQUIVALENCE, equivalence);
    }
    return keys;
  }
}
