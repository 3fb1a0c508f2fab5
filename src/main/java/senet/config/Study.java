package senet.config;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import senet.rules.RuleSet;
import senet.run.Analysis;
import senet.run.Contest;
import senet.run.Plan;
import senet.run.Plan.StartPair;
import senet.run.Precision;
import senet.run.Presentation;
import senet.run.Scenario;
import senet.run.StoppingRule;
import senet.run.Sweep;

/**
 * A study as its file has it, with everything resolved.
 *
 * @param name the name, which also names the results folder
 * @param title the title for people
 * @param seed the seed of all randomness
 * @param games games of each scenario, where no precision is the goal
 * @param precision what is to be known how precisely
 * @param starts which starts are played
 * @param rules the rule sets
 * @param matchups the pairs of policies
 * @param contests what is played in pairs of games
 * @param charts the charts to draw
 * @param sweeps how those rule sets came about that are not written out
 * @param analysis what is made of the games
 * @param presentation how the results are shown
 */
record Study(
    String name,
    String title,
    long seed,
    long games,
    Optional<Precision> precision,
    StartChoice starts,
    List<RuleSet> rules,
    List<Matchup> matchups,
    Contests contests,
    List<String> charts,
    List<Sweep> sweeps,
    Analysis analysis,
    Presentation presentation) {

  /** The plan: every matchup under every rule set and start. */
  Plan plan() {
    StoppingRule stopping = StoppingRule.NEVER;
    long mostGames = games;
    if (precision.isPresent()) {
      stopping = precision.get().with(analysis.confidence(), analysis.rateIntervals());
      mostGames = precision.get().mostGames();
    }
    List<Scenario> scenarios = new ArrayList<>();
    List<StartPair> pairs = new ArrayList<>();
    for (RuleSet ruleSet : rules) {
      for (Matchup matchup : matchups) {
        int asRuled = scenarios.size();
        for (RuleSet started : starts.of(ruleSet)) {
          scenarios.add(
              new Scenario(started, matchup.first(), matchup.second(), mostGames, stopping));
        }
        boolean pair = scenarios.size() - asRuled == 2;
        if (pair && scenarios.get(asRuled).hasEqualPolicies()) {
          pairs.add(new StartPair(ruleSet.name(), asRuled, asRuled + 1));
        }
      }
    }
    List<Contest> played =
        rules.stream()
            .flatMap(set -> starts.of(set).stream())
            .flatMap(set -> contests.under(set).stream())
            .toList();
    return new Plan(
        name, title, seed, scenarios, pairs, charts, sweeps, played, analysis, presentation);
  }

  /**
   * The study with other numbers of games, which then are fixed, and another seed; a contest has
   * half as many pairs, half of its games with either policy moving first.
   */
  Study with(OptionalLong newGames, long newSeed) {
    return new Study(
        name,
        title,
        newSeed,
        newGames.orElse(games),
        newGames.isPresent() ? Optional.empty() : precision,
        starts,
        rules,
        matchups,
        newGames.isPresent() ? contests.withPairs(Math.max(1, newGames.getAsLong() / 2)) : contests,
        charts,
        sweeps,
        analysis,
        presentation);
  }

  /** The study, shown otherwise. */
  Study with(Presentation newPresentation) {
    return new Study(
        name,
        title,
        seed,
        games,
        precision,
        starts,
        rules,
        matchups,
        contests,
        charts,
        sweeps,
        analysis,
        newPresentation);
  }
}
