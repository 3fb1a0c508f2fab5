package senet.policy.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;
import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.core.source64.SplitMix64;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import senet.game.Board;
import senet.game.Engine;
import senet.game.Move;
import senet.game.Policy;
import senet.game.Position;
import senet.game.Turn;
import senet.policy.Moves;
import senet.policy.Policies;
import senet.policy.PolicySpec;
import senet.policy.search.SearchRules.Decision;

/** The tree search chooses, and values its choice, as the one that is written out plainly. */
class TreeSearchTest {

  private static final Map<String, Double> WEIGHTS =
      Map.of("off", 0.9, "pieces", 0.4, "path", 0.021, "safe", 0.13, "exposed", -0.3);

  private static final int ROLLOUT_THROWS = 7;

  static Stream<Engine> engines() {
    return SearchRules.ALL.stream();
  }

  @ParameterizedTest
  @MethodSource("engines")
  void comesToTheValuesAndChoicesOfThePlainSearch(Engine engine) {
    compare(engine, 1, 0.5, 40);
    compare(engine, 2, 0.5, 40);
    compare(engine, 60, 0, 10);
    compare(engine, 60, 0.5, 10);
    compare(engine, 300, 2, 4);
  }

  private static void compare(Engine engine, int iterations, double exploration, int decisions) {
    for (Decision decision : SearchRules.decisions(engine, decisions)) {
      compare(engine, decision, null, iterations, exploration);
      compare(engine, decision, player(engine, "random"), iterations, exploration);
      compare(engine, decision, player(engine, "greedy"), iterations, exploration);
    }
  }

  private static Policy player(Engine engine, String name) {
    return PolicySpec.of(Policies.find(name).orElseThrow()).create(engine);
  }

  private static void compare(
      Engine engine,
      Decision decision,
      @Nullable Policy player,
      int iterations,
      double exploration) {
    Valuation valuation = Weights.valuation(engine, WEIGHTS);
    Rollout rollout =
        player == null ? null : new Rollout(engine, valuation, player, ROLLOUT_THROWS);
    TreeSearch search =
        new TreeSearch(
            engine, new Expectimax(engine, valuation, null), rollout, iterations, exploration);
    int chosen = ExpectimaxTest.square(search.choose(turn(decision)));
    Map.Entry<Integer, Double> expected =
        new PlainTreeSearch(
                engine, new PlainSearch(engine, WEIGHTS), player, ROLLOUT_THROWS, exploration)
            .choose(
                Position.of(decision.board(), decision.counts()),
                decision.value(),
                iterations,
                random());
    assertThat(chosen)
        .as("%s, %s iterations, %s", decision, iterations, player)
        .isEqualTo(expected.getKey());
    assertThat(search.value()).isCloseTo(expected.getValue(), within(1e-12));
  }

  private static UniformRandomProvider random() {
    return new SplitMix64(11);
  }

  private static Turn turn(Decision decision) {
    Turn turn = new Turn();
    turn.show(decision.board(), decision.counts(), decision.value(), decision.legal());
    turn.drawFrom(random());
    return turn;
  }

  /** One search serves all moves of a player: nothing of one is left in the next. */
  @ParameterizedTest
  @MethodSource("engines")
  void isTheSameWhatWasSearchedBefore(Engine engine) {
    PolicySpec spec = spec(Map.of("iterations", 50.0));
    Policy lasting = spec.create(engine);
    for (Decision decision : SearchRules.decisions(engine, 20)) {
      assertThat(lasting.choose(turn(decision)))
          .isEqualTo(spec.create(engine).choose(turn(decision)));
    }
  }

  @Test
  void theParametersAreThoseOfTheSearch() {
    Engine bell = SearchRules.ALL.get(0);
    PolicySpec spec =
        spec(
            Map.of(
                "iterations",
                40.0,
                "exploration",
                1.5,
                "rollout",
                2.0,
                "rolloutDepth",
                (double) ROLLOUT_THROWS));
    for (Decision decision : SearchRules.decisions(bell, 30)) {
      Map.Entry<Integer, Double> expected =
          new PlainTreeSearch(
                  bell, new PlainSearch(bell, WEIGHTS), player(bell, "greedy"), ROLLOUT_THROWS, 1.5)
              .choose(
                  Position.of(decision.board(), decision.counts()), decision.value(), 40, random());
      assertThat(ExpectimaxTest.square(spec.create(bell).choose(turn(decision))))
          .isEqualTo(expected.getKey());
    }
  }

  /** Who throws next counts for some valuations where a rollout is cut off. */
  @ParameterizedTest
  @MethodSource("engines")
  void aRolloutThatIsCutOffIsValuedByWhoThrowsNext(Engine engine) {
    Valuation valuation =
        new Valuation() {
          @Override
          public double of(long board, int counts) {
            return 0.25;
          }

          @Override
          public double ofThrowingAgain(long board, int counts) {
            return 0.75;
          }
        };
    PlainSearch plain = new PlainSearch(engine, WEIGHTS);
    Policy furthestBack = turn -> Moves.furthestBack(turn.legal() & ~Board.PASS);
    Rollout rollout = new Rollout(engine, valuation, furthestBack, 1);
    for (Decision decision : SearchRules.decisions(engine, 60)) {
      int from = Moves.furthestBack(decision.legal() & ~Board.PASS);
      if (!decision.endsTheGame(from)) {
        Position position = Position.of(decision.board(), decision.counts());
        boolean again =
            plain.again(decision.value(), Move.of(engine, position, decision.value(), from));
        assertThat(rollout.play(decision.board(), decision.counts(), decision.value(), 0, random()))
            .as("%s", decision)
            .isEqualTo(again ? 0.75 : 0.25);
      }
    }
  }

  @Test
  void aSingleMoveIsNotSearched() {
    Engine bell = SearchRules.ALL.get(0);
    Turn turn = new Turn();
    turn.show(bell.startBoard(senet.rules.Side.ODD), 0, 1, 0b1000);
    turn.drawFrom(
        () -> {
          throw new AssertionError("it draws");
        });
    assertThat(spec(Map.of()).create(bell).choose(turn)).isEqualTo(0b1000);
  }

  /** Twice the iterations, twice the work; one more throw to look at, twelve times the work. */
  @Test
  void theEffortGrowsWithTheSearch() {
    assertThat(spec(Map.of("iterations", 500.0)).effort()).isEqualTo(4000);
    assertThat(spec(Map.of("iterations", 1000.0)).effort()).isEqualTo(8000);
    assertThat(PolicySpec.of(ExpectimaxPolicy.KIND, Map.of("depth", 1.0)).effort()).isEqualTo(4);
    assertThat(PolicySpec.of(ExpectimaxPolicy.KIND, Map.of("depth", 3.0)).effort())
        .isEqualTo(4 * 12 * 12);
  }

  private static PolicySpec spec(Map<String, Double> parameters) {
    Map<String, Double> all = new HashMap<>(WEIGHTS);
    all.putAll(parameters);
    return PolicySpec.of(MctsPolicy.KIND, all);
  }
}
