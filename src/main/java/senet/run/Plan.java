package senet.run;

import java.util.List;
import senet.language.Language;
import senet.measure.RateIntervals;

/**
 * A study, ready to run.
 *
 * @param study the name, which also names the results folder
 * @param title the title for people
 * @param seed the seed of all randomness
 * @param scenarios what is played, in the order of the study file
 * @param bothStarts pairs of scenarios that differ only in who starts
 * @param charts the names of the charts to draw
 * @param sweeps how those rule sets came about that are not written out in the study
 * @param contests the pairs of games that are played, of a tournament or of matches
 * @param analysis what is made of the games
 * @param presentation how the results are shown
 */
public record Plan(
    String study,
    String title,
    long seed,
    List<Scenario> scenarios,
    List<StartPair> bothStarts,
    List<String> charts,
    List<Sweep> sweeps,
    List<Contest> contests,
    Analysis analysis,
    Presentation presentation) {

  /** The chart of what happens on each square, which has to be counted while games are played. */
  public static final String BOARD_CHART = "board";

  /** The chart of a representative game, which is kept when all are played. */
  public static final String GAME_CHART = "game";

  /** A plan whose rule sets are all written out in the study, with the usual comparisons. */
  public Plan(
      String study,
      String title,
      long seed,
      double confidence,
      List<Scenario> scenarios,
      List<StartPair> bothStarts,
      List<String> charts) {
    this(
        study,
        title,
        seed,
        scenarios,
        bothStarts,
        charts,
        List.of(),
        List.of(),
        new Analysis(confidence),
        Presentation.DEFAULT);
  }

  /**
   * Two scenarios, by their places in the plan, that differ only in who starts.
   *
   * @param rules the name of the rule set as it is usually started
   * @param asRuled the place of the scenario with the usual start
   * @param otherStart the place of the one with the other start
   */
  public record StartPair(String rules, int asRuled, int otherStart) {}

  public Plan {
    scenarios = List.copyOf(scenarios);
    bothStarts = List.copyOf(bothStarts);
    charts = List.copyOf(charts);
    sweeps = List.copyOf(sweeps);
    contests = List.copyOf(contests);
  }

  /** The same plan with what is known of how its rule sets came about. */
  public Plan with(List<Sweep> newSweeps) {
    return new Plan(
        study,
        title,
        seed,
        scenarios,
        bothStarts,
        charts,
        newSweeps,
        contests,
        analysis,
        presentation);
  }

  /** The same plan with contests. */
  public Plan withContests(List<Contest> newContests) {
    return new Plan(
        study,
        title,
        seed,
        scenarios,
        bothStarts,
        charts,
        sweeps,
        newContests,
        analysis,
        presentation);
  }

  /** The same plan, of whose games other things are made. */
  public Plan with(Analysis newAnalysis) {
    return new Plan(
        study,
        title,
        seed,
        scenarios,
        bothStarts,
        charts,
        sweeps,
        contests,
        newAnalysis,
        presentation);
  }

  /** The same plan, shown otherwise. */
  public Plan with(Presentation newPresentation) {
    return new Plan(
        study,
        title,
        seed,
        scenarios,
        bothStarts,
        charts,
        sweeps,
        contests,
        analysis,
        newPresentation);
  }

  /** The confidence of all intervals, between 0 and 1. */
  public double confidence() {
    return analysis.confidence();
  }

  /** How the intervals of rates are made. */
  public RateIntervals rateIntervals() {
    return analysis.rateIntervals();
  }

  /** What is compared, and with what. */
  public ComparisonSettings comparisons() {
    return analysis.comparisons();
  }

  /** Up to how many pieces a side exact endgame tables are used; 0 for none. */
  public int endgamePieces() {
    return analysis.endgamePieces();
  }

  /** How the charts are drawn and kept. */
  public FigureSettings figures() {
    return presentation.figures();
  }

  /** The languages of charts and report, at least one, the main one first. */
  public List<Language> languages() {
    return presentation.languages();
  }

  /** Whether what happens on each square is counted. */
  public boolean countsSquares() {
    return charts.contains(BOARD_CHART);
  }

  /** Whether some scenario or match may have fewer games than its most. */
  public boolean isOpen() {
    return hasGoals() || hasMatches();
  }

  /** Whether some scenario is played until it is precise enough. */
  public boolean hasGoals() {
    return scenarios.stream().anyMatch(s -> !s.stopping().equals(StoppingRule.NEVER));
  }

  /** Whether some contest is played until it is decided. */
  public boolean hasMatches() {
    return contests.stream().anyMatch(Contest::isMatch);
  }

  /** A guess at all games of all scenarios, and the most that contests can have. */
  public long expectedGames() {
    return scenarios.stream().mapToLong(Scenario::expectedGames).sum() + contestGames();
  }

  /** All games of all scenarios and contests, at most. */
  public long games() {
    return scenarios.stream().mapToLong(Scenario::games).sum() + contestGames();
  }

  private long contestGames() {
    return contests.stream().mapToLong(contest -> 2 * contest.mostPairs()).sum();
  }
}
