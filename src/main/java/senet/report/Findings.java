package senet.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import senet.game.GameRecord;
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
  /** The end of the name of rules that differ from others only in who starts. */
  private static final String STARTS = "/(odd|even)-starts$";

  private final Plan plan;
  private final List<Entry> entries = new ArrayList<>();
  private final List<Entry> pairs = new ArrayList<>();
  private final List<Attained> goals;
  private final List<Attribution> attributions;
  private final List<Comparison> comparisons;
  private final List<Standings> standings;
  private final List<Ladder> ladders;
  private final List<MatchResult> matches;
  private final List<GameRecord> games;

  Findings(Results results) {
    this.plan = results.plan();
    this.goals = Attained.of(results);
    this.comparisons = Comparisons.of(results);
    this.standings = Standings.of(results);
    this.matches = MatchResult.of(results);
    this.games = results.typicalGames();
    boolean asked = plan.charts().contains(LadderChart.NAME);
    this.ladders = asked ? Ladder.of(results) : List.of();
    List<Section> sections = results.sections();
    this.attributions = Attributions.of(plan, sections);
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

  /** Where the numbers come from: the study, the games and the seed. */
  String origin() {
    long least = entries.stream().mapToLong(entry -> entry.tally().games()).min().orElse(0);
    long most = entries.stream().mapToLong(entry -> entry.tally().games()).max().orElse(0);
    String games = least == most ? Say.count(most) : Say.count(least) + " to " + Say.count(most);
    List<String> parts = new ArrayList<>(List.of(plan.study()));
    if (!plan.scenarios().isEmpty()) {
      parts.add(games + " games per scenario");
    }
    plan.contests().stream()
        .filter(contest -> !contest.isMatch())
        .findFirst()
        .ifPresent(c -> parts.add(Say.count(c.mostPairs()) + " pairs of games for each two"));
    parts.add("seed " + plan.seed());
    return String.join(" · ", parts);
  }

  /** The confidence of the intervals, as in {@code 95% confidence}. */
  String confidence() {
    return Say.decimal(plan.confidence() * 100, 4) + "% confidence";
  }

  private static Entry entry(Section section, Scenario scenario, Tally tally) {
    Map<String, Estimate> numbers = new LinkedHashMap<>();
    for (Figure figure : section.figures()) {
      numbers.put(key(figure.measure(), figure.statistic()), figure.estimate());
    }
    String matchup = section.first() + " against " + section.second();
    return new Entry(rulesForPeople(section.rules()), matchup, scenario, tally, numbers);
  }

  /** {@code bell/even-starts} as {@code bell, even starts}. */
  static String rulesForPeople(String name) {
    return name.replaceFirst(STARTS, ", $1 starts");
  }

  /** {@code bell/even-starts} as {@code bell}. */
  static String withoutStart(String name) {
    return name.replaceFirst(STARTS, "");
  }

  private static String key(String measure, String statistic) {
    return measure + " " + statistic;
  }
}
