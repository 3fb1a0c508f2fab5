package senet.config;

import java.util.ArrayList;
import java.util.List;
import senet.rules.RuleSet;
import senet.run.Plan;
import senet.run.Plan.StartPair;
import senet.run.Scenario;
import senet.run.Sweep;

/**
 * A study as its file has it, with everything resolved.
 *
 * @param name the name, which also names the results folder
 * @param title the title for people
 * @param seed the seed of all randomness
 * @param games games of each scenario
 * @param confidence of all intervals
 * @param starts which starts are played
 * @param rules the rule sets
 * @param matchups the pairs of policies
 * @param charts the charts to draw
 * @param sweeps how those rule sets came about that are not written out
 * @param endgamePieces up to how many pieces a side endgame tables are used; 0 for none
 */
record Study(
    String name,
    String title,
    long seed,
    long games,
    double confidence,
    StartChoice starts,
    List<RuleSet> rules,
    List<Matchup> matchups,
    List<String> charts,
    List<Sweep> sweeps,
    int endgamePieces) {

  /** The plan: every matchup under every rule set and start. */
  Plan plan() {
    List<Scenario> scenarios = new ArrayList<>();
    List<StartPair> pairs = new ArrayList<>();
    for (RuleSet ruleSet : rules) {
      for (Matchup matchup : matchups) {
        int asRuled = scenarios.size();
        for (RuleSet started : starts.of(ruleSet)) {
          scenarios.add(new Scenario(started, matchup.first(), matchup.second(), games));
        }
        boolean pair = scenarios.size() - asRuled == 2;
        if (pair && scenarios.get(asRuled).hasEqualPolicies()) {
          pairs.add(new StartPair(ruleSet.name(), asRuled, asRuled + 1));
        }
      }
    }
    return new Plan(name, title, seed, confidence, scenarios, pairs, charts, sweeps)
        .withEndgame(endgamePieces);
  }

  /** The study with other numbers of games and another seed. */
  Study with(long newGames, long newSeed) {
    return new Study(
        name,
        title,
        newSeed,
        newGames,
        confidence,
        starts,
        rules,
        matchups,
        charts,
        sweeps,
        endgamePieces);
  }
}
