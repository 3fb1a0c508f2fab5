package senet.run;

import java.util.ArrayList;
import java.util.List;
import senet.game.GameRecord;
import senet.game.GameResult.End;
import senet.measure.Advantages;
import senet.measure.Figure;
import senet.measure.Measure;
import senet.measure.Measures;
import senet.measure.PairTally;
import senet.measure.TableMeasures;
import senet.measure.Tally;
import senet.policy.PolicySpec;
import senet.run.Plan.StartPair;

/**
 * A plan and what its games came to; of a run that is not finished, the first games of each
 * scenario.
 *
 * @param plan the plan
 * @param tallies a tally for each scenario, in the plan's order
 * @param contests a tally for each contest, in the plan's order
 * @param typicalGames the typical game of each scenario, where they are kept; otherwise none
 */
public record Results(
    Plan plan, List<Tally> tallies, List<PairTally> contests, List<GameRecord> typicalGames) {

  public Results {
    tallies = List.copyOf(tallies);
    contests = List.copyOf(contests);
    typicalGames = List.copyOf(typicalGames);
    if (!typicalGames.isEmpty() && typicalGames.size() != tallies.size()) {
      throw new IllegalArgumentException(
          typicalGames.size() + " typical games for " + tallies.size() + " scenarios");
    }
    if (contests.size() != plan.contests().size()) {
      throw new IllegalArgumentException(
          contests.size() + " tallies for " + plan.contests().size() + " contests");
    }
    if (tallies.size() != plan.scenarios().size()) {
      throw new IllegalArgumentException(
          tallies.size() + " tallies for " + plan.scenarios().size() + " scenarios");
    }
  }

  /** Results without typical games. */
  public Results(Plan plan, List<Tally> tallies, List<PairTally> contests) {
    this(plan, tallies, contests, List.of());
  }

  /** The same results with a typical game of each scenario. */
  public Results with(List<GameRecord> games) {
    return new Results(plan, tallies, contests, games);
  }

  /** The results of a plan without contests. */
  public Results(Plan plan, List<Tally> tallies) {
    this(plan, tallies, List.of());
  }

  /** The results of a plan of which nothing is played. */
  public static Results none(Plan plan) {
    return new Results(
        plan,
        plan.scenarios().stream().map(scenario -> new Tally()).toList(),
        plan.contests().stream().map(contest -> new PairTally()).toList());
  }

  /** The same results, shown otherwise. */
  public Results with(Presentation presentation) {
    return new Results(plan.with(presentation), tallies, contests, typicalGames);
  }

  /** How many games are played. */
  public long games() {
    return tallies.stream().mapToLong(Tally::games).sum()
        + contests.stream().mapToLong(PairTally::games).sum();
  }

  /**
   * The numbers of one scenario, or of a pair of scenarios that differ in who starts.
   *
   * @param rules the name of the rules
   * @param first the label of the policy that moves first
   * @param second the label of the policy that moves second
   * @param unfinished how many of the games were not finished
   * @param figures the numbers
   */
  public record Section(
      String rules, String first, String second, long unfinished, List<Figure> figures) {}

  /** All numbers of the study, section by section, in the plan's order. */
  public List<Section> sections() {
    List<Section> sections = new ArrayList<>();
    for (int i = 0; i < tallies.size(); i++) {
      Scenario scenario = plan.scenarios().get(i);
      sections.add(section(scenario.rules().name(), scenario, tallies.get(i), scenarioFigures(i)));
    }
    for (StartPair pair : plan.bothStarts()) {
      Scenario scenario = plan.scenarios().get(pair.asRuled());
      Tally both = bothStarts(pair);
      List<Figure> figures = figures(Measures.OF_BOTH_STARTS, both);
      sections.add(section(pair.rules(), scenario, both, figures));
    }
    return sections;
  }

  /** The games of one seating of a contest. */
  public record Seating(Contest contest, PolicySpec first, PolicySpec second, Tally tally) {}

  /** Both seatings of every contest, in the plan's order. */
  public List<Seating> seatings() {
    List<Seating> seatings = new ArrayList<>();
    for (int i = 0; i < contests.size(); i++) {
      Contest contest = plan.contests().get(i);
      PairTally tally = contests.get(i);
      seatings.add(new Seating(contest, contest.one(), contest.other(), tally.oneFirst()));
      seatings.add(new Seating(contest, contest.other(), contest.one(), tally.otherFirst()));
    }
    return seatings;
  }

  /** All numbers of one seating of a contest. */
  public Section section(Seating seating) {
    return new Section(
        seating.contest().rules().name(),
        seating.first().label(),
        seating.second().label(),
        seating.tally().ends(End.UNFINISHED),
        figures(Measures.all(plan.rateIntervals()), seating.tally()));
  }

  /** The games of a pair of scenarios that differ in who starts, taken together. */
  public Tally bothStarts(StartPair pair) {
    Tally both = new Tally();
    both.merge(tallies.get(pair.asRuled()));
    both.merge(tallies.get(pair.otherStart()));
    return both;
  }

  private List<Figure> scenarioFigures(int place) {
    Tally tally = tallies.get(place);
    List<Figure> figures = new ArrayList<>(figures(Measures.all(plan.rateIntervals()), tally));
    if (plan.scenarios().get(place).hasEqualPolicies() && Advantages.canBeToldApart(tally)) {
      figures.addAll(figures(Measures.OF_BOTH_STARTS, tally));
    }
    figures.addAll(TableMeasures.figures(tally, plan.confidence()));
    return figures;
  }

  private List<Figure> figures(List<Measure> measures, Tally tally) {
    return measures.stream()
        .flatMap(measure -> measure.figures(tally, plan.confidence()).stream())
        .toList();
  }

  private static Section section(
      String rules, Scenario scenario, Tally tally, List<Figure> figures) {
    return new Section(
        rules,
        scenario.first().label(),
        scenario.second().label(),
        tally.ends(End.UNFINISHED),
        figures);
  }
}
