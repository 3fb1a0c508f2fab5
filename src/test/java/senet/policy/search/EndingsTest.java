package senet.policy.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.commons.rng.core.source64.XoRoShiRo128PlusPlus;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import senet.game.Engine;
import senet.game.Game;
import senet.game.GameRandom;
import senet.game.GameResult;
import senet.game.Policy;
import senet.policy.Policies;
import senet.policy.PolicySpec;
import senet.policy.search.SearchRules.Decision;

/**
 * Where the exact value of everything is known, the searches come closer to it the more they do.
 */
class EndingsTest {

  /** A few pieces not far from their goal, solved. */
  private record Ending(Engine engine, OptimalPlay exact, List<Decision> decisions) {
    @Override
    public String toString() {
      return engine.rules().name();
    }
  }

  private static final List<Ending> ENDINGS =
      List.of(
          ending("bell", "[18, 21]", "[20]"),
          ending("standard", "[20, 24]", "[22]"),
          ending("museum", "[20, 24]", "[22]"));

  /** Where choices are harder, and their values too many to be searched. */
  private static final Ending HARDER = ending("bell", "[15, 17, 20]", "[16, 19]");

  private static Ending ending(String name, String odd, String even) {
    return ending(name, odd, even, "", 0.02);
  }

  private static Ending ending(
      String name, String odd, String even, String changes, double leastRange) {
    Engine engine =
        SearchRules.engine(
            "{name: end-of-%s, extends: %s, barrier: none, setup: {odd: %s, even: %s}%s}"
                .formatted(name, name, odd, even, changes));
    OptimalPlay exact = new OptimalPlay(engine);
    exact.solve(engine.startBoard(senet.rules.Side.ODD), engine.startCounts(senet.rules.Side.ODD));
    List<Decision> all = new ArrayList<>();
    Policy random = PolicySpec.of(Policies.find("random").orElseThrow()).create(engine);
    Policy recording =
        turn -> {
          Decision decision = new Decision(engine, turn.board(), turn.counts(), turn.value());
          if (Integer.bitCount(turn.legal()) > 1 && range(exact, decision) >= leastRange) {
            all.add(decision);
          }
          return random.choose(turn);
        };
    Game game = new Game(engine, recording, recording);
    for (int i = 0; i < 12; i++) {
      game.play(new GameRandom(3, name), i, new GameResult());
    }
    return new Ending(engine, exact, all.subList(0, Math.min(60, all.size())));
  }

  static List<Ending> endings() {
    return ENDINGS;
  }

  private static double range(OptimalPlay exact, Decision decision) {
    return best(exact, decision) - worst(exact, decision);
  }

  private static double best(OptimalPlay exact, Decision decision) {
    double best = -1;
    for (int rest = decision.legal(); rest != 0; rest &= rest - 1) {
      best = Math.max(best, value(exact, decision, Integer.lowestOneBit(rest)));
    }
    return best;
  }

  private static double worst(OptimalPlay exact, Decision decision) {
    double worst = 1;
    for (int rest = decision.legal(); rest != 0; rest &= rest - 1) {
      worst = Math.min(worst, value(exact, decision, Integer.lowestOneBit(rest)));
    }
    return worst;
  }

  private static double value(OptimalPlay exact, Decision decision, int from) {
    return exact.afterMove(decision.board(), decision.counts(), decision.value(), from);
  }

  /** How much a policy's choices are worth less than the best, on average. */
  private static double regret(Ending ending, PolicySpec spec) {
    Policy policy = spec.create(ending.engine);
    XoRoShiRo128PlusPlus random = new XoRoShiRo128PlusPlus(5, 7);
    return ending.decisions.stream()
        .mapToDouble(
            decision ->
                best(ending.exact, decision)
                    - value(ending.exact, decision, decision.choice(policy, random)))
        .average()
        .orElseThrow();
  }

  /** How far the values found for positions before a throw are from the exact ones. */
  private static double error(Ending ending, int depth) {
    Expectimax search =
        new Expectimax(
            ending.engine,
            Weights.valuation(ending.engine, Map.of()),
            new TranspositionTable(1 << 21));
    return ending.decisions.stream()
        .mapToDouble(
            d ->
                Math.abs(
                    search.beforeThrow(d.board(), d.counts(), depth, 0)
                        - ending.exact.value(d.board(), d.counts())))
        .average()
        .orElseThrow();
  }

  @ParameterizedTest
  @MethodSource("endings")
  void theValuesOfDeeperSearchesComeToTheExactOnes(Ending ending) {
    assertThat(ending.decisions).hasSizeGreaterThan(10);
    double before = error(ending, 8);
    for (int depth = 16; depth <= 128; depth *= 2) {
      double error = error(ending, depth);
      assertThat(error).as("at depth %d", depth).isLessThan(0.75 * before);
      before = error;
    }
    assertThat(before).isLessThan(1e-5);
  }

  static List<Ending> harderEndings() {
    return List.of(HARDER, ENDINGS.get(1), ENDINGS.get(2));
  }

  @ParameterizedTest
  @MethodSource("harderEndings")
  void treeSearchesOfMoreIterationsChooseNearlyAsWellAsCanBe(Ending ending) {
    for (Map<String, Double> options :
        List.of(Map.of("rollout", 0.0), Map.of("rollout", 1.0), Map.of("rollout", 2.0))) {
      double few = regret(ending, mcts(options, 10));
      double most = regret(ending, mcts(options, 10_000));
      assertThat(most).isLessThanOrEqualTo(few).isLessThan(0.025);
    }
  }

  /** Games of a few throws, so that a tree reaches their end. */
  static List<Ending> shortEndings() {
    String any =
        ", sendsBack: none, gates: none, bearOff: {26: any, 27: any, 28: any, 29: any, 30: any}";
    return List.of(
        ending("bell", "[26, 29]", "[27, 30]", any, 0),
        ending("standard", "[26, 29]", "[27, 30]", any, 0),
        ending("museum", "[26, 29]", "[27, 30]", any, 0));
  }

  @ParameterizedTest
  @MethodSource("shortEndings")
  void theValuesOfLongerTreeSearchesComeToTheExactOnes(Ending ending) {
    assertThat(ending.decisions).hasSizeGreaterThan(10);
    assertThat(treeError(ending, 10_000)).isLessThan(0.005).isLessThan(treeError(ending, 100) / 5);
  }

  /** How far the values of the moves chosen are from the exact ones of the best. */
  private static double treeError(Ending ending, int iterations) {
    Valuation valuation = Weights.valuation(ending.engine, Map.of());
    Expectimax oneMove = new Expectimax(ending.engine, valuation, null);
    TreeSearch search = new TreeSearch(ending.engine, oneMove, null, iterations, 0.5);
    XoRoShiRo128PlusPlus random = new XoRoShiRo128PlusPlus(5, 7);
    return ending.decisions.stream()
        .mapToDouble(
            decision -> {
              decision.choice(search::choose, random);
              return Math.abs(search.value() - best(ending.exact, decision));
            })
        .average()
        .orElseThrow();
  }

  private static PolicySpec mcts(Map<String, Double> options, int iterations) {
    Map<String, Double> parameters = new java.util.HashMap<>(options);
    parameters.put("iterations", (double) iterations);
    return PolicySpec.of(MctsPolicy.KIND, parameters);
  }
}
