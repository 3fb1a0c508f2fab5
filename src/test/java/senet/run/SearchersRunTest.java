package senet.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import senet.config.BuiltInRules;
import senet.measure.Count;
import senet.measure.PairTally;
import senet.measure.Tally;
import senet.policy.Policies;
import senet.policy.PolicySpec;
import senet.rules.RuleSet;
import senet.stats.PairScores;

/** Policies that look ahead play the same games however a run is cut up, and play them well. */
class SearchersRunTest {
  private static final PolicySpec TABLE = policy("expectimax", Map.of("depth", 4.0, "table", 64.0));
  private static final PolicySpec ONE = policy("expectimax", Map.of("depth", 1.0));
  private static final PolicySpec TREE = policy("mcts", Map.of("iterations", 30.0));
  private static final PolicySpec ROLLOUTS =
      policy("mcts", Map.of("iterations", 20.0, "rollout", 1.0, "rolloutDepth", 5.0));

  private static PolicySpec policy(String name, Map<String, Double> parameters) {
    return PolicySpec.of(Policies.find(name).orElseThrow(), parameters);
  }

  private static RuleSet rules(String name) {
    return BuiltInRules.find(name).orElseThrow();
  }

  private static List<String> played(int threads, long batchSize) throws Exception {
    List<Scenario> scenarios = new ArrayList<>();
    List<Contest> contests = new ArrayList<>();
    for (String name : List.of("bell", "standard", "museum")) {
      scenarios.add(new Scenario(rules(name), TREE, ROLLOUTS, 12));
      contests.add(new Contest(rules(name), TREE, ONE, 6, Optional.empty()));
    }
    scenarios.add(new Scenario(rules("standard"), TABLE, TREE, 3));
    Plan plan =
        new Plan("s", "s", 11, 0.95, scenarios, List.of(), List.of()).withContests(contests);
    Results results = new Runner(threads, BatchSize.of(batchSize), Progress.NONE).run(plan);
    List<String> texts = new ArrayList<>();
    results.tallies().forEach(tally -> texts.add(text(tally)));
    for (PairTally pair : results.contests()) {
      texts.add(text(pair.oneFirst()) + text(pair.otherFirst()));
    }
    return texts;
  }

  private static String text(Tally tally) {
    return tally.choices() + " " + tally.of(Count.THROWS) + " " + tally.of(Count.MARGIN);
  }

  @ParameterizedTest
  @CsvSource({"4, 1", "2, 5", "3, 1000"})
  void theSameGamesArePlayedHoweverTheRunIsCutUp(int threads, long batchSize) throws Exception {
    assertThat(played(threads, batchSize)).isEqualTo(played(1, 1000));
  }

  @Test
  void looksAheadToPlayBetterThanGreedyAndThatBetterThanRandom() throws Exception {
    PolicySpec greedy = policy("greedy", Map.of());
    PolicySpec two = policy("expectimax", Map.of("depth", 2.0));
    for (String name : List.of("bell", "standard", "museum")) {
      List<Contest> contests =
          List.of(
              new Contest(rules(name), two, greedy, 400, Optional.empty()),
              new Contest(rules(name), greedy, policy("random", Map.of()), 400, Optional.empty()));
      Plan plan =
          new Plan("s", "s", 11, 0.95, List.of(), List.of(), List.of()).withContests(contests);
      Results results = new Runner(2, BatchSize.TIMED, Progress.NONE).run(plan);
      // one half would be 4 standard errors of the score lower, and more
      assertThat(results.contests())
          .extracting(pair -> PairScores.mean(pair.counts(0, 1).scores(), 0.9999))
          .allSatisfy(
              score ->
                  assertThat(Objects.requireNonNull(score.interval()).low()).isGreaterThan(0.5));
    }
  }
}
