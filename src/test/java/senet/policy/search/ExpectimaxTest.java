package senet.policy.search;

import static org.assertj.core.api.Assertions.assertThat;
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
import senet.game.Position;
import senet.policy.Policies;
import senet.policy.PolicySpec;
import senet.policy.search.SearchRules.Decision;
import senet.rules.SquareSet;

class ExpectimaxTest {

  private static final Map<String, Double> WEIGHTS =
      Map.of(
          "off", 0.9, "pieces", 0.4, "path", 0.021, "safe", 0.13, "exposed", -0.3, "threat", 0.2);

  static Stream<Engine> engines() {
    return SearchRules.ALL.stream();
  }

  private static PolicySpec spec(int depth, int table, Map<String, Double> weights) {
    Map<String, Double> parameters = new HashMap<>(weights);
    parameters.put("depth", (double) depth);
    parameters.put("table", (double) table);
    return PolicySpec.of(ExpectimaxPolicy.KIND, parameters);
  }

  /** The square of a move as {@link PlainSearch} has it. */
  static int square(int from) {
    return from == Board.HAND
        ? 0
        : from == Board.PASS ? PlainSearch.PASS : Integer.numberOfTrailingZeros(from) + 1;
  }

  @ParameterizedTest
  @MethodSource("engines")
  void comesToTheValuesAndChoicesOfThePlainSearch(Engine engine) {
    compare(engine, 1, 300);
    compare(engine, 2, 100);
    compare(engine, 3, 12);
    compare(engine, 4, 1);
  }

  private static void compare(Engine engine, int depth, int decisions) {
    PlainSearch plain = new PlainSearch(engine, WEIGHTS);
    Policy policy = spec(depth, 64, WEIGHTS).create(engine);
    Expectimax search =
        new Expectimax(engine, Weights.valuation(engine, WEIGHTS), new TranspositionTable(64));
    for (Decision decision : SearchRules.decisions(engine, decisions)) {
      Map<Integer, Double> values =
          plain.values(
              Position.of(decision.board(), decision.counts()), decision.value(), depth, 0);
      assertThat(values).hasSize(Integer.bitCount(decision.legal()));
      for (int rest = decision.legal(); rest != 0; rest &= rest - 1) {
        int from = Integer.lowestOneBit(rest);
        double value =
            search.afterMove(
                decision.board(), decision.counts(), decision.value(), from, depth - 1, 0);
        assertThat(value).isCloseTo(values.get(square(from)), within(1e-12));
      }
      assertThat(square(decision.choice(policy, () -> 0)))
          .as("%s, depth %d", decision, depth)
          .isEqualTo(PlainSearch.best(values));
    }
  }

  @ParameterizedTest
  @MethodSource("engines")
  void choosesAlikeWithAnyTableOrNone(Engine engine) {
    Policy none = spec(4, 0, Map.of()).create(engine);
    List<Policy> tables =
        Stream.of(1, 5, 1 << 13).map(size -> spec(4, size, Map.of()).create(engine)).toList();
    for (Decision decision : SearchRules.decisions(engine, 10)) {
      int choice = decision.choice(none, () -> 0);
      for (Policy table : tables) {
        assertThat(decision.choice(table, () -> 0)).as("%s", decision).isEqualTo(choice);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("engines")
  void depthOneChoosesAsTheWeightsDoUnlessTheGameEnds(Engine engine) {
    PolicySpec weighted = PolicySpec.of(Policies.find("weighted").orElseThrow(), WEIGHTS);
    for (Decision decision : SearchRules.decisions(engine, 300)) {
      boolean ends = false;
      for (int rest = decision.legal() & ~Board.PASS; rest != 0; rest &= rest - 1) {
        ends |= decision.endsTheGame(Integer.lowestOneBit(rest));
      }
      if (!ends) {
        assertThat(decision.choice(spec(1, 0, WEIGHTS))).isEqualTo(decision.choice(weighted));
      }
    }
  }

  @Test
  void takesTheMoveThatWins() {
    Engine bell = SearchRules.ALL.get(0);
    // with a piece off, bearing off from 30 decides the game; the weights would go back
    Decision decision =
        new Decision(
            bell,
            Board.of(SquareSet.of(27, 30).mask(), SquareSet.of(2).mask()),
            Counts.of(1, 0),
            1);
    assertThat(square(decision.choice(spec(1, 0, Map.of("off", -1.0))))).isEqualTo(30);
  }
}
