package senet.policy.endgame;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import senet.game.Engine;
import senet.game.Game;
import senet.game.GameRandom;
import senet.game.GameResult;
import senet.game.GameResult.End;
import senet.policy.Policies;
import senet.policy.PolicySpec;
import senet.policy.endgame.SmallGame.Values;
import senet.referee.TestRules;
import senet.rules.Ending;
import senet.rules.Ending.Goal;
import senet.rules.RuleSet;
import senet.rules.Starter;

/** Small games solved, against published values, simulation, and what must hold. */
class SmallGameTest {
  private static final double SIX_DECIMALS = 0.6e-6;

  private static PolicySpec policy(String name) {
    return name.equals("weighted")
        ? PolicySpec.of(Policies.find(name).orElseThrow(), Map.of("path", 1.0, "exposed", -3.0))
        : PolicySpec.of(Policies.find(name).orElseThrow());
  }

  private static RuleSet small(String rules, int pieces) {
    return SmallGame.rules(TestRules.named(rules), pieces);
  }

  private static Values solve(RuleSet rules, String first, String second) throws NoExactValues {
    return SmallGame.solve(rules, policy(first), policy(second), SolveProgress.NONE);
  }

  /** Known from elsewhere: the exact values of the rules of record, two pieces a side. */
  @ParameterizedTest
  @CsvSource({
    "bell,     0.504114, 0.238473, 0.257412, 41.61808, 0.248558",
    "standard, 0.505004, 0,        0.494996, 70.14364,",
    "museum,   0.494935, 0,        0.505065, 68.15482,",
  })
  void randomPlayOfTwoPiecesASide(
      String rules, double first, double draw, double second, double throwCount, Double margin)
      throws NoExactValues {
    Values values = solve(small(rules, 2), "random", "random");
    assertThat(values.firstWin()).isCloseTo(first, within(SIX_DECIMALS));
    assertThat(values.draw()).isCloseTo(draw, within(SIX_DECIMALS));
    assertThat(values.secondWin()).isCloseTo(second, within(SIX_DECIMALS));
    assertThat(values.throwCount()).isCloseTo(throwCount, within(0.6e-5));
    if (margin != null) {
      assertThat(values.margin()).isCloseTo(margin, within(SIX_DECIMALS));
    }
  }

  @ParameterizedTest
  @CsvSource({
    "bell, random, greedy",
    "standard, cautious, random",
    "museum, blocker, weighted",
    "bell, racer, rearmost",
    "standard, frontmost, frontmost",
    "museum, weighted, random",
  })
  void simulationComesToTheSame(String name, String first, String second) throws NoExactValues {
    RuleSet rules = small(name, 2);
    Values values = solve(rules, first, second);
    Engine engine = Engine.compile(rules);
    Game game = new Game(engine, policy(first).create(engine), policy(second).create(engine));
    GameRandom random = new GameRandom(7, name + first + second);
    GameResult result = new GameResult();
    int games = 40_000;
    double wins = 0;
    double draws = 0;
    double throwCount = 0;
    double throwsSquared = 0;
    double margin = 0;
    double marginsSquared = 0;
    for (int i = 0; i < games; i++) {
      game.play(random, i, result);
      wins += result.end() == End.FIRST_WINS ? 1 : 0;
      draws += result.end() == End.DRAW ? 1 : 0;
      throwCount += result.throwCount();
      throwsSquared += (double) result.throwCount() * result.throwCount();
      int lead = result.firstScore() - result.secondScore();
      margin += lead;
      marginsSquared += (double) lead * lead;
    }
    assertMean(values.firstWin(), wins, wins, games);
    assertMean(values.draw(), draws, draws, games);
    assertMean(values.throwCount(), throwCount, throwsSquared, games);
    assertMean(values.margin(), margin, marginsSquared, games);
  }

  /** Four standard errors: one in sixteen thousand means is further off. */
  private static void assertMean(double expected, double sum, double squares, int n) {
    double mean = sum / n;
    double error = Math.sqrt(Math.max(squares / n - mean * mean, 0) / n);
    assertThat(mean).isCloseTo(expected, within(4 * error + 1e-12));
  }

  @ParameterizedTest
  @CsvSource({"bell", "standard", "museum"})
  void theOtherSideToMoveFirstOnlyExchangesTheSides(String name) throws NoExactValues {
    RuleSet odd = small(name, 1);
    RuleSet even = odd.startedBy(Starter.EVEN, "even");
    RuleSet rollOff = odd.startedBy(Starter.ROLL_OFF, "roll-off");
    Values one = solve(odd, "greedy", "random");
    Values other = solve(even, "greedy", "random");
    Values mean = solve(rollOff, "greedy", "random");
    assertThat(mean.firstWin()).isCloseTo((one.firstWin() + other.firstWin()) / 2, within(1e-12));
    assertThat(mean.throwCount())
        .isCloseTo((one.throwCount() + other.throwCount()) / 2, within(1e-10));
  }

  /** With one piece each there is nothing to choose. */
  @ParameterizedTest
  @CsvSource({"bell", "standard", "museum"})
  void optimalPlayOfOnePieceIsAnyPlay(String name) throws NoExactValues {
    RuleSet rules = small(name, 1);
    Values optimal = SmallGame.solveOptimal(rules, SolveProgress.NONE);
    Values random = solve(rules, "random", "random");
    assertThat(optimal.firstWin()).isCloseTo(random.firstWin(), within(1e-12));
    assertThat(optimal.draw()).isCloseTo(random.draw(), within(1e-12));
    assertThat(optimal.throwCount()).isCloseTo(random.throwCount(), within(1e-10));
    assertThat(optimal.states()).isEqualTo(random.states());
  }

  /** Against value iteration over the positions that can arise, kept in a map. */
  @ParameterizedTest
  @CsvSource({"bell", "standard", "museum"})
  void optimalPlayIsWorthWhatPlainValueIterationFinds(String name) throws NoExactValues {
    RuleSet rules = small(name, 2);
    Values optimal = SmallGame.solveOptimal(rules, SolveProgress.NONE);
    double score = new PlainOptimum(Engine.compile(rules)).score();
    assertThat(optimal.firstWin() + optimal.draw() / 2).isCloseTo(score, within(1e-9));
    assertThat(optimal.firstWin() + optimal.draw() + optimal.secondWin())
        .isCloseTo(1, within(1e-12));
  }

  @Test
  void playingOnAfterTheDecisionChangesTheMarginOnly() throws NoExactValues {
    RuleSet early = small("bell", 2);
    RuleSet playedOut = early.with(new Ending(Goal.MOST_OFF_PLAYED_OUT));
    Values one = solve(early, "random", "random");
    Values other = solve(playedOut, "random", "random");
    assertThat(other.firstWin()).isCloseTo(one.firstWin(), within(1e-12));
    assertThat(other.draw()).isCloseTo(one.draw(), within(1e-12));
    assertThat(other.throwCount()).isGreaterThan(one.throwCount() + 1);
  }

  @Test
  void refusesWhatAPositionDoesNotTell() {
    RuleSet bell = small("bell", 2);
    assertThatThrownBy(() -> solve(bell.with(new Ending(Goal.MOST_OFF, 500)), "random", "random"))
        .isInstanceOf(NoExactValues.class)
        .hasMessage(
            "games are stopped after 500 throws (maxThrows), and a position does not tell how many"
                + " were made");
    PolicySpec unsaid =
        PolicySpec.of(
            new senet.policy.PolicyKind(
                "clever",
                "",
                java.util.List.of(),
                (engine, parameters) -> policy("greedy").create(engine)));
    assertThatThrownBy(() -> SmallGame.solve(bell, unsaid, policy("random"), SolveProgress.NONE))
        .isInstanceOf(NoExactValues.class)
        .hasMessage("policy clever depends on more than the position");
  }

  @Test
  void refusesGamesThatAreTooLarge() {
    assertThatThrownBy(() -> solve(small("standard", 5), "random", "random"))
        .isInstanceOf(NoExactValues.class)
        .hasMessageStartingWith("there are 12,511,485,660 positions on 30 squares, and at most");
  }
}
