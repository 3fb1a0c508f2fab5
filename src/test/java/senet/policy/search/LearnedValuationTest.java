package senet.policy.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import senet.game.Board;
import senet.game.Counts;
import senet.game.Engine;
import senet.game.Policy;
import senet.policy.PolicyKind;
import senet.policy.PolicyParameter;
import senet.policy.PolicySpec;
import senet.policy.learned.BuiltInEvaluators;
import senet.policy.learned.LearnedPolicy;
import senet.policy.learned.NetworkValue;
import senet.policy.search.SearchRules.Decision;

class LearnedValuationTest {

  static Stream<Engine> engines() {
    return SearchRules.ALL.stream();
  }

  private static PolicySpec spec(PolicyKind kind, String evaluator, Map<String, Double> more) {
    PolicyParameter parameter = kind.parameter("evaluator").orElseThrow();
    Map<String, Double> values = new HashMap<>(more);
    values.put("evaluator", parameter.valueOf(evaluator).orElseThrow());
    return PolicySpec.of(kind, values);
  }

  /** The tie rule alone could hide a wrong sign: positions of all rules, and three evaluators. */
  @ParameterizedTest
  @MethodSource("engines")
  void searchOfDepthOneChoosesAsTheLearnedPolicy(Engine engine) {
    for (String name : BuiltInEvaluators.NAMES) {
      Policy learned = spec(LearnedPolicy.KIND, name, Map.of()).create(engine);
      Policy search = spec(ExpectimaxPolicy.KIND, name, Map.of("depth", 1.0)).create(engine);
      if (engine.rules().extraThrows().cap() < 5) {
        continue; // the search knows the cap, the policy does not
      }
      for (Decision decision : SearchRules.decisions(engine, 200)) {
        assertThat(decision.choice(learned, () -> 0))
            .as("%s", decision)
            .isEqualTo(decision.choice(search, () -> 0));
      }
    }
  }

  /** A search of depth one, worked out by hand from the network's value of the next position. */
  @ParameterizedTest
  @MethodSource("engines")
  void valuesAMoveBySeeingThePositionAsTheNextToThrow(Engine engine) {
    NetworkValue network = BuiltInEvaluators.named("standard").orElseThrow().under(engine);
    Expectimax search = new Expectimax(engine, new LearnedValuation(network), null);
    int cap = engine.rules().extraThrows().cap();
    for (Decision decision : SearchRules.decisions(engine, 200)) {
      for (int rest = decision.legal() & ~Board.PASS; rest != 0; rest &= rest - 1) {
        int from = Integer.lowestOneBit(rest);
        if (decision.endsTheGame(from)) {
          continue;
        }
        long board = engine.move(decision.board(), decision.value(), from);
        int counts =
            engine.countsAfter(decision.board(), decision.counts(), decision.value(), from);
        double expected =
            engine.throwsAgain(decision.value(), from) && cap > 0
                ? network.of(board, counts)
                : -network.of(Board.flip(board), Counts.flip(counts));
        assertThat(
                search.afterMove(decision.board(), decision.counts(), decision.value(), from, 0, 0))
            .isCloseTo(expected, within(1e-15));
      }
    }
  }

  @Test
  void autoIsLearnedWhereThereIsOneAndNoWeightIsGiven() {
    Engine bell = Engine.compile(SearchRules.ALL.get(0).rules().named("another-name", ""));
    Engine variation = SearchRules.engine("{name: bell-short, extends: bell, pieces: 7}");
    Map<String, Double> weights = Map.of("off", 1.0);
    assertThat(choices(bell, "auto", Map.of())).isEqualTo(choices(bell, "learned", Map.of()));
    assertThat(choices(bell, "auto", weights)).isEqualTo(choices(bell, "features", weights));
    assertThat(choices(bell, "features", Map.of())).isNotEqualTo(choices(bell, "auto", Map.of()));
    assertThat(choices(variation, "auto", Map.of()))
        .isEqualTo(choices(variation, "features", Map.of()));
    assertThatThrownBy(() -> choices(variation, "learned", Map.of()))
        .hasMessageContaining("senet train");
    assertThatThrownBy(() -> spec(MctsPolicy.KIND, "museum", weights))
        .hasMessage(
            "weights of features count for nothing beside evaluator: museum; leave them out, or"
                + " write evaluator: features");
  }

  private static List<Integer> choices(Engine engine, String evaluator, Map<String, Double> more) {
    Policy policy = spec(ExpectimaxPolicy.KIND, evaluator, more).create(engine);
    return SearchRules.decisions(engine, 300).stream()
        .map(decision -> decision.choice(policy, () -> 0))
        .toList();
  }
}
