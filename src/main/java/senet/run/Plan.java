package senet.run;

import java.util.List;

/**
 * A study, ready to run.
 *
 * @param study the name, which also names the results folder
 * @param title the title for people
 * @param seed the seed of all randomness
 * @param confidence of all intervals, between 0 and 1
 * @param scenarios what is played, in the order of the study file
 * @param bothStarts pairs of scenarios that differ only in who starts
 * @param charts the names of the charts to draw
 * @param sweeps how those rule sets came about that are not written out in the study
 * @param endgamePieces up to how many pieces a side exact endgame tables are used; 0 for none
 */
public record Plan(
    String study,
    String title,
    long seed,
    double confidence,
    List<Scenario> scenarios,
    List<StartPair> bothStarts,
    List<String> charts,
    List<Sweep> sweeps,
    int endgamePieces) {

  /** A plan without endgame tables. */
  public Plan(
      String study,
      String title,
      long seed,
      double confidence,
      List<Scenario> scenarios,
      List<StartPair> bothStarts,
      List<String> charts,
      List<Sweep> sweeps) {
    this(study, title, seed, confidence, scenarios, bothStarts, charts, sweeps, 0);
  }

  /** A plan whose rule sets are all written out in the study. */
  public Plan(
      String study,
      String title,
      long seed,
      double confidence,
      List<Scenario> scenarios,
      List<StartPair> bothStarts,
      List<String> charts) {
    this(study, title, seed, confidence, scenarios, bothStarts, charts, List.of());
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
  }

  /** The same plan with what is known of how its rule sets came about. */
  public Plan with(List<Sweep> newSweeps) {
    return new Plan(
        study, title, seed, confidence, scenarios, bothStarts, charts, newSweeps, endgamePieces);
  }

  /** The same plan with endgame tables up to so many pieces a side; 0 for none. */
  public Plan withEndgame(int pieces) {
    return new Plan(study, title, seed, confidence, scenarios, bothStarts, charts, sweeps, pieces);
  }

  /** All games of all scenarios. */
  public long games() {
    return scenarios.stream().mapToLong(Scenario::games).sum();
  }
}
