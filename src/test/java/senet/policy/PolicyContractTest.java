package senet.policy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.commons.rng.core.source64.SplitMix64;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import senet.game.Counts;
import senet.game.Engine;
import senet.game.Game;
import senet.game.GameRandom;
import senet.game.GameResult;
import senet.game.Policy;
import senet.game.Turn;
import senet.policy.PolicyParameter.Type;
import senet.rules.RuleSet;

/** What holds of every policy. */
class PolicyContractTest {

  private static final int GAMES = 20;
  private static final double MOST_EFFORT = 300;

  private static final Map<RuleSet, List<Situation>> SITUATIONS =
      SomeRules.ALL.stream()
          .collect(Collectors.toMap(rules -> rules, rules -> Situation.reachable(rules, GAMES)));

  /** Every kind with its defaults, where those will do, and with each parameter at its ends. */
  static Stream<PolicySpec> specs() {
    return Policies.ALL.stream().flatMap(PolicyContractTest::specs);
  }

  private static Stream<PolicySpec> specs(PolicyKind kind) {
    List<PolicySpec> specs = new ArrayList<>();
    if (!kind.equals(WeightedPolicy.KIND)) {
      specs.add(PolicySpec.of(kind, bearable(kind, Map.of())));
    }
    for (PolicyParameter parameter : kind.parameters()) {
      for (double end : List.of(parameter.least(), parameter.most())) {
        specs.add(PolicySpec.of(kind, bearable(kind, Map.of(parameter.name(), end))));
      }
    }
    return specs.stream();
  }

  /** The values, with whole numbers halved until thousands of decisions take no time. */
  private static Map<String, Double> bearable(PolicyKind kind, Map<String, Double> given) {
    Map<String, Double> values = new HashMap<>(given);
    for (PolicyParameter parameter : kind.parameters()) {
      double least = Math.max(1, parameter.least());
      while (parameter.type() == Type.WHOLE_NUMBER
          && kind.factory().effort(values) > MOST_EFFORT
          && parameter.in(values) > least) {
        values.put(parameter.name(), Math.max(least, Math.floor(parameter.in(values) / 2)));
      }
    }
    return values;
  }

  @BeforeAll
  static void thereAreThousandsOfSituations() {
    assertThat(SITUATIONS.values()).allSatisfy(seen -> assertThat(seen).hasSizeGreaterThan(1000));
  }

  @ParameterizedTest
  @MethodSource("specs")
  void choosesOneLegalMove(PolicySpec spec) {
    SITUATIONS.forEach(
        (rules, situations) -> {
          Policy policy = spec.create(SomeRules.engine(rules));
          SplitMix64 random = new SplitMix64(7);
          for (Situation situation : situations) {
            int from = situation.choice(policy, random);
            if (Integer.bitCount(from) != 1 || (from & ~situation.legal()) != 0) {
              throw new AssertionError(spec.label() + " chose " + from + " in " + situation);
            }
          }
        });
  }

  @ParameterizedTest
  @MethodSource("specs")
  void dependsOnTheTurnAndTheRandomNumbersOnly(PolicySpec spec) {
    SITUATIONS.forEach(
        (rules, situations) -> {
          Engine engine = SomeRules.engine(rules);
          Policy used = spec.create(engine);
          for (Situation situation : situations.subList(0, 500)) {
            int fresh = situation.choice(spec.create(engine), new SplitMix64(7));
            assertThat(situation.choice(used, new SplitMix64(7)))
                .describedAs("%s", situation)
                .isEqualTo(fresh);
          }
        });
  }

  /** What exact values rest on: see {@link PolicyKind.Choice}. */
  @ParameterizedTest
  @MethodSource("specs")
  void choosesAsItsKindSays(PolicySpec spec) {
    SITUATIONS.forEach(
        (rules, situations) -> {
          Policy policy = spec.create(SomeRules.engine(rules));
          for (Situation situation : situations.subList(0, 500)) {
            switch (spec.kind().choice()) {
              case BY_POSITION -> {
                // without random numbers, and however many pieces both sides have borne off
                int counts = situation.counts();
                int more = counts + Counts.of(2, 2);
                assertThat(choice(policy, situation, more))
                    .describedAs("%s", situation)
                    .isEqualTo(choice(policy, situation, counts));
              }
              case ANY_MOVE -> {
                int seen = 0;
                SplitMix64 random = new SplitMix64(7);
                for (int i = 0; i < 200; i++) {
                  seen |= situation.choice(policy, random);
                }
                assertThat(seen).isEqualTo(situation.legal());
              }
              case OTHER -> {}
            }
          }
        });
  }

  private static int choice(Policy policy, Situation situation, int counts) {
    Turn turn = new Turn();
    turn.show(situation.board(), counts, situation.value(), situation.legal());
    return policy.choose(turn);
  }

  @ParameterizedTest
  @MethodSource("specs")
  void playsTheMirroredGameWhenTheSidesAreExchanged(PolicySpec spec) {
    for (RuleSet rules : SomeRules.ALL) {
      RuleSet mirrored = SomeRules.mirrored(rules);
      assertThat(movesAsFirst(mirrored, spec)).isEqualTo(movesAsFirst(rules, spec));
      assertThat(movesAsSecond(mirrored, spec)).isEqualTo(movesAsSecond(rules, spec));
    }
  }

  private static List<Integer> movesAsFirst(RuleSet rules, PolicySpec spec) {
    Engine engine = SomeRules.engine(rules);
    return moves(engine, spec.create(engine), new RandomPolicy());
  }

  private static List<Integer> movesAsSecond(RuleSet rules, PolicySpec spec) {
    Engine engine = SomeRules.engine(rules);
    return moves(engine, new RandomPolicy(), spec.create(engine));
  }

  /** Every move of a few games, 0 for a pass. */
  private static List<Integer> moves(Engine engine, Policy first, Policy second) {
    List<Integer> moves = new ArrayList<>();
    Game game =
        new Game(
            engine, first, second, (firstMoves, value, from, board, counts) -> moves.add(from));
    for (int i = 0; i < 2; i++) {
      game.play(new GameRandom(2, "some games"), i, new GameResult());
    }
    return moves;
  }

  @Test
  void namesAreDistinctAndFindTheirKind() {
    assertThat(Policies.ALL).extracting(PolicyKind::name).doesNotHaveDuplicates();
    assertThat(Policies.ALL)
        .allSatisfy(kind -> assertThat(Policies.find(kind.name())).contains(kind));
    assertThat(Policies.find("Random")).isEmpty();
  }

  @Test
  void descriptionsAreOneSentenceThatSpeaksOfTies() {
    assertThat(Policies.ALL)
        .extracting(PolicyKind::description)
        .allSatisfy(text -> assertThat(text).matches("[A-Z][^.]*\\.").contains("ties"));
  }
}
