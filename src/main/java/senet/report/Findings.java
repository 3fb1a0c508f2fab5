package senet.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import senet.game.GameRecord;
import senet.language.Language;
import senet.measure.Figure;
import senet.measure.Tally;
import senet.run.Attained;
import senet.run.Attribution;
import senet.run.Attributions;
import senet.run.Comparison;
import senet.run.Comparisons;
import senet.run.FigureSettings;
import senet.run.Ladder;
import senet.run.MatchResult;
import senet.run.Plan;
import senet.run.Results;
import senet.run.Results.Section;
import senet.run.Scenario;
import senet.run.Standings;
import senet.stats.Estimate;

/** The results as the parts of the report look at them: named for people, grouped by matchup. */
final class Findings {
  private final Say say;
  private final Headings headings;
  private final Results results;
  private final Plan plan;
  private final List<Entry> entries;
  private final List<Entry> pairs;
  private final List<Attained> goals;
  private final List<Attribution> attributions;
  private final List<Comparison> comparisons;
  private final List<Standings> standings;
  private final List<Ladder> ladders;
  private final List<MatchResult> matches;
  private final List<GameRecord> games;

  /** What is found, to be told in English. */
  Findings(Results results) {
    this(
        Language.ENGLISH,
        results,
        Attained.of(results),
        Attributions.of(results.plan(), results.sections()),
        Comparisons.of(results),
        Standings.of(results),
        results.plan().charts().contains(LadderChart.NAME) ? Ladder.of(results) : List.of(),
        MatchResult.of(results),
        results.typicalGames());
  }

  private Findings(
      Language language,
      Results results,
      List<Attained> goals,
      List<Attribution> attributions,
      List<Comparison> comparisons,
      List<Standings> standings,
      List<Ladder> ladders,
      List<MatchResult> matches,
      List<GameRecord> games) {
    this.games = games;
    this.say = new Say(language);
    this.headings = new Headings(language);
    this.results = results;
    this.plan = results.plan();
    this.goals = goals;
    this.attributions = attributions;
    this.comparisons = comparisons;
    this.standings = standings;
    this.ladders = ladders;
    this.matches = matches;
    this.entries = new ArrayList<>();
    this.pairs = new ArrayList<>();
    List<Section> sections = results.sections();
    int scenarios = plan.scenarios().size();
    for (int i = 0; i < sections.size(); i++) {
      Section section = sections.get(i);
      if (i < scenarios) {
        entries.add(entry(section, plan.scenarios().get(i), results.tallies().get(i)));
      } else {
        Plan.StartPair pair = plan.bothStarts().get(i - scenarios);
        Scenario asRuled = plan.scenarios().get(pair.asRuled());
        pairs.add(entry(section, asRuled, results.bothStarts(pair)));
      }
    }
  }

  /** The first scenarios of some findings, with all else that is found. */
  private Findings(Findings all, int scenarios) {
    this.games = all.games;
    this.say = all.say;
    this.headings = all.headings;
    this.results = all.results;
    this.plan = all.plan;
    this.goals = all.goals;
    this.attributions = all.attributions;
    this.comparisons = all.comparisons;
    this.standings = all.standings;
    this.ladders = all.ladders;
    this.matches = all.matches;
    this.entries = all.entries.subList(0, scenarios);
    List<Plan.StartPair> starts = plan.bothStarts();
    this.pairs =
        IntStream.range(0, starts.size())
            .filter(i -> starts.get(i).asRuled() < scenarios)
            .mapToObj(all.pairs::get)
            .toList();
  }

  /** The same of the first scenarios only, if there are more than so many. */
  Findings ofFirst(int most) {
    return entries.size() <= most ? this : new Findings(this, most);
  }

  /** The same, to be told in another language. */
  Findings in(Language language) {
    return language.equals(say.language())
        ? this
        : new Findings(
            language,
            results,
            goals,
            attributions,
            comparisons,
            standings,
            ladders,
            matches,
            games);
  }

  /**
   * A scenario, or a pair of them that differ in who starts.
   *
   * @param rules the rules' name for people
   * @param matchup who plays whom
   * @param scenario the scenario, of a pair the one with the usual start
   * @param tally its games
   * @param numbers its numbers by measure and statistic
   */
  record Entry(
      String rules, String matchup, Scenario scenario, Tally tally, Map<String, Estimate> numbers) {

    /** The number; {@link IllegalArgumentException} if this entry has none of this name. */
    Estimate of(String measure, String statistic) {
      Estimate estimate = numbers.get(key(measure, statistic));
      if (estimate == null) {
        throw new IllegalArgumentException("no " + statistic + " of " + measure + " in " + rules);
      }
      return estimate;
    }

    /** Whether what moving first and having the odd squares are worth can be told apart. */
    boolean tellsAdvantagesApart() {
      return numbers.containsKey(key("first-move-advantage", "mean"));
    }
  }

  /**
   * The scenarios of one pair of policies.
   *
   * @param matchup who plays whom
   * @param entries a scenario for each rule set
   */
  record Group(String matchup, List<Entry> entries) {}

  Plan plan() {
    return plan;
  }

  /** Words and numbers in the language of the report. */
  Say say() {
    return say;
  }

  /** A message in the language of the report. */
  String text(String key, Object... arguments) {
    return say.text(key, arguments);
  }

  /** What rules and matchups are called. */
  Headings headings() {
    return headings;
  }

  /** What came of the goals of the study's precision; none where it has no such goals. */
  List<Attained> goals() {
    return goals;
  }

  /** All comparisons; none where the study has nothing to compare. */
  List<Comparison> comparisons() {
    return comparisons;
  }

  /** All scenarios, in the plan's order. */
  List<Entry> entries() {
    return entries;
  }

  /** Where the first-move and odd-side advantages are known, in the plan's order. */
  List<Entry> advantagesApart() {
    List<Entry> apart = new ArrayList<>(pairs);
    entries.stream().filter(Entry::tellsAdvantagesApart).forEach(apart::add);
    return apart;
  }

  /** Which rule does what, for every factorial; empty if the study has none. */
  List<Attribution> attributions() {
    return attributions;
  }

  /** The tournament under each rule set. */
  List<Standings> standings() {
    return standings;
  }

  /** The ladder under each rule set; none unless the study asks for its chart. */
  List<Ladder> ladders() {
    return ladders;
  }

  List<MatchResult> matches() {
    return matches;
  }

  /** The typical game of each scenario; none unless the study asks for their chart. */
  List<GameRecord> games() {
    return games;
  }

  List<Group> groups() {
    return groups(entries);
  }

  /** Entries grouped by matchup, in the order of their first appearance. */
  static List<Group> groups(List<Entry> entries) {
    Map<String, List<Entry>> groups =
        entries.stream()
            .collect(
                Collectors.groupingBy(Entry::matchup, LinkedHashMap::new, Collectors.toList()));
    return groups.entrySet().stream().map(g -> new Group(g.getKey(), g.getValue())).toList();
  }

  /** The line below charts that says where the numbers come from; empty where it is hidden. */
  String source() {
    return plan.figures().source() == FigureSettings.Source.HIDDEN ? "" : origin();
  }

  /** That line with what has to be told even where the source is hidden. */
  String source(String more) {
    return source().isEmpty() ? more : source() + " · " + more;
  }

  /** Where the numbers come from: the study, the games and the seed. */
  String origin() {
    long least = entries.stream().mapToLong(entry -> entry.tally().games()).min().orElse(0);
    long most = entries.stream().mapToLong(entry -> entry.tally().games()).max().orElse(0);
    List<String> parts = new ArrayList<>(List.of(plan.study()));
    if (!plan.scenarios().isEmpty()) {
      parts.add(
          least == most
              ? text("report.source.games", most)
              : text("report.source.between", least, most));
    }
    plan.contests().stream()
        .filter(contest -> !contest.isMatch())
        .findFirst()
        .ifPresent(c -> parts.add(text("report.source.pairs", c.mostPairs())));
    parts.add(text("report.source.seed", Long.toString(plan.seed())));
    return String.join(" · ", parts);
  }

  /** The confidence of the intervals, as in {@code 95%}. */
  String confidenceLevel() {
    return say.percent(say.decimal(plan.confidence() * 100, 4));
  }

  /** What an axis of marks with intervals counts in. */
  String lines(String unit) {
    return text("chart.lines", unit, confidenceLevel());
  }

  private Entry entry(Section section, Scenario scenario, Tally tally) {
    Map<String, Estimate> numbers = new LinkedHashMap<>();
    for (Figure figure : section.figures()) {
      numbers.put(key(figure.measure(), figure.statistic()), figure.estimate());
    }
    String matchup = headings.matchup(section.first(), section.second());
    return new Entry(headings.rules(section.rules()), matchup, scenario, tally, numbers);
  }

  private static String key(String measure, String statistic) {
    return measure + " " + statistic;
  }
}
