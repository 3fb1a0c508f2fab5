package senet.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import senet.config.ConfigException;
import senet.config.LoadedStudy;
import senet.policy.Policies;
import senet.policy.PolicySpec;
import senet.rules.BearOff;
import senet.rules.Ending;
import senet.rules.Ending.Goal;
import senet.rules.ExtraThrows;
import senet.rules.Landing;
import senet.rules.Landing.Barrier;
import senet.rules.Landing.OnRival;
import senet.rules.Landing.Protection;
import senet.rules.LastSquares;
import senet.rules.RuleSet;
import senet.rules.Setup;
import senet.rules.SquareSet;
import senet.rules.Starter;
import senet.rules.Throws;
import senet.run.BatchSize;
import senet.run.Plan;
import senet.run.Plan.StartPair;
import senet.run.Progress;
import senet.run.Results;
import senet.run.RunFailure;
import senet.run.Runner;
import senet.run.Scenario;
import senet.run.TypicalGames;

/** Small studies that the tests of this package report on. */
final class Studies {
  static final List<String> CHARTS =
      List.of("outcome", "advantage", "length", "score", "comparisons");
  static final PolicySpec RANDOM = policy("random");
  static final PolicySpec GREEDY = policy("greedy");
  private static final long GAMES = 200;

  private Studies() {}

  static PolicySpec policy(String name) {
    return PolicySpec.of(Policies.find(name).orElseThrow());
  }

  /** A short game of swaps that the first side with all pieces off wins. */
  static RuleSet swaps(String name) {
    return rules(name, OnRival.SWAP, Goal.ALL_OFF, Ending.DEFAULT_MAX_THROWS);
  }

  /** A short game of captures that may be drawn. */
  static RuleSet captures(String name) {
    return rules(name, OnRival.CAPTURE, Goal.MOST_OFF, Ending.DEFAULT_MAX_THROWS);
  }

  /** A game that is often stopped. */
  static RuleSet capped(String name) {
    return rules(name, OnRival.SWAP, Goal.ALL_OFF, 60);
  }

  private static RuleSet rules(String name, OnRival onRival, Goal goal, int maxThrows) {
    return new RuleSet(
        name,
        "Rules of " + name,
        "",
        Map.of(),
        Setup.alternating(3, Starter.ODD),
        new Throws.Sticks(4, 0.5, 5),
        new ExtraThrows(new TreeSet<>(List.of(1, 4, 5)), ExtraThrows.When.AFTER_A_MOVE),
        new Landing(onRival, Protection.NONE, Barrier.NONE),
        SquareSet.NONE,
        new LastSquares(
            Collections.emptySortedMap(),
            Collections.emptySortedMap(),
            SquareSet.NONE,
            SquareSet.NONE,
            new TreeMap<>(Map.of(30, BearOff.of(BearOff.Kind.ANY)))),
        senet.rules.Forced.NOTHING,
        new Ending(goal, maxThrows));
  }

  static Results run(String title, List<Scenario> scenarios) {
    return run(title, scenarios, List.of());
  }

  static Results run(String title, List<Scenario> scenarios, List<StartPair> pairs) {
    return run(title, scenarios, pairs, CHARTS);
  }

  static Results run(
      String title, List<Scenario> scenarios, List<StartPair> pairs, List<String> charts) {
    Plan plan = new Plan("a-study", title, 42, 0.95, scenarios, pairs, charts);
    try {
      return TypicalGames.addTo(new Runner(2, BatchSize.of(50), Progress.NONE).run(plan));
    } catch (RunFailure | InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  static Scenario scenario(RuleSet rules, PolicySpec first, PolicySpec second) {
    return new Scenario(rules, first, second, GAMES);
  }

  static Scenario random(RuleSet rules) {
    return scenario(rules, RANDOM, RANDOM);
  }

  /** So many scenarios of one matchup, some with long names. */
  static Results oneMatchup(int scenarios) {
    List<Scenario> list = new ArrayList<>();
    for (int i = 0; i < scenarios; i++) {
      String name = i % 3 == 1 ? "captures-with-a-name-as-long-as-anyone-may-choose-" + i : "r" + i;
      list.add(random(i % 3 == 1 ? captures(name) : swaps(name)));
    }
    return run("One matchup", list);
  }

  /** Two rule sets played by each of four pairs of policies. */
  static Results matchups() {
    List<Scenario> list = new ArrayList<>();
    for (RuleSet rules : List.of(swaps("swaps"), captures("captures"))) {
      for (PolicySpec first : List.of(RANDOM, GREEDY)) {
        for (PolicySpec second : List.of(RANDOM, GREEDY)) {
          list.add(scenario(rules, first, second));
        }
      }
    }
    return run("Four matchups", list);
  }

  /** A rule set played with both starts. */
  static Results bothStarts() {
    RuleSet rules = captures("captures");
    RuleSet other = rules.startedBy(Starter.EVEN, "captures/even-starts");
    return run(
        "Both starts",
        List.of(random(rules), random(other)),
        List.of(new StartPair("captures", 0, 1)));
  }

  /** A study with something for each section of a report, as its file has it. */
  static Results everything() {
    return Everything.RESULTS;
  }

  /** Played once, since it takes a second or two. */
  private static final class Everything {
    static final Results RESULTS = playEverything();
  }

  private static Results playEverything() {
    try {
      Path file = Files.createTempFile("everything", ".yaml");
      Files.writeString(
          file,
          """
          study: everything
          title: Everything
          seed: 11
          starts: both
          precision:
            - {measure: throws, statistic: median, halfWidth: 40, minGames: 60, maxGames: 120}
            - {measure: throws, statistic: q95, halfWidth: 0.5}
          rules:
            - {name: small, extends: standard, pieces: 3}
            - {name: big, extends: small, pieces: 4, safe: none}
            - {factorial: {from: small, to: big}}
            - {factorial: {from: standard, to: bell, rows: [landing, end]}}
          ladder: [random, greedy]
          tournament: {policies: [rearmost, frontmost, racer], pairs: 20}
          match: {first: cautious, second: {policy: weighted, off: 1, path: 0.25}, maxPairs: 100}
          comparisons: {measures: [first-win, draw, throws, margin, passes, choices, outcome-score]}
          endgame: 1
          """);
      Plan plan = LoadedStudy.read(file).plan();
      Files.delete(file);
      return new Runner(2, BatchSize.of(20), Progress.NONE).run(plan);
    } catch (IOException | ConfigException | RunFailure | InterruptedException e) {
      throw new AssertionError(e);
    }
  }
}
