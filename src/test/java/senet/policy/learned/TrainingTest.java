package senet.policy.learned;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import senet.config.BuiltInRules;
import senet.game.Engine;
import senet.policy.PolicySpec;
import senet.policy.endgame.NoExactValues;
import senet.policy.endgame.SmallGame;
import senet.policy.endgame.SolveProgress;
import senet.rules.Ending;
import senet.rules.Hand;
import senet.rules.RuleSet;
import senet.rules.Setup;
import senet.rules.Side;
import senet.rules.SquareSet;
import senet.rules.Starter;

class TrainingTest {

  private static RuleSet rules(String name) {
    return BuiltInRules.find(name).orElseThrow();
  }

  private static TrainingSettings settings(int games, long seed, int hidden) {
    return new TrainingSettings(games, seed, hidden, 0.8, 0.1, 0.005);
  }

  private static LearnedEvaluator trained(RuleSet rules, TrainingSettings settings, int chunk) {
    Training training = new Training(rules, settings);
    while (!training.isDone()) {
      training.play(chunk);
    }
    return training.evaluator("0");
  }

  @ParameterizedTest
  @ValueSource(strings = {"bell", "standard", "museum"})
  void theSameSeedGivesTheSameBytes(String name) {
    LearnedEvaluator once = trained(rules(name), settings(60, 7, 4), 60);
    assertThat(trained(rules(name), settings(60, 7, 4), 7).text()).isEqualTo(once.text());
    assertThat(trained(rules(name), settings(60, 8, 4), 60).text()).isNotEqualTo(once.text());
  }

  /** In positions that arise in its games; they are worth 0.4 at most, and 0.2 on average. */
  @ParameterizedTest
  @ValueSource(strings = {"bell", "standard", "museum"})
  void valuesOfASmallGameComeNearTheExactOnesOfTheSamePlay(String name) throws NoExactValues {
    RuleSet small = SmallGame.rules(rules(name), 2);
    LearnedEvaluator evaluator =
        trained(small, new TrainingSettings(30_000, 5, 8, 0.7, 0.1, 0.002), 1000);
    PolicySpec policy = LearnedPolicy.with("it", evaluator);
    double worst = 0;
    double sum = 0;
    List<Setup> setups =
        List.of(
            setup(SquareSet.of(1, 3), SquareSet.of(2, 4)),
            setup(SquareSet.of(6, 22), SquareSet.of(11, 19)),
            setup(SquareSet.of(21, 24), SquareSet.of(18, 25)));
    for (Setup setup : setups) {
      RuleSet from = small.with(setup);
      SmallGame.Values exact = SmallGame.solve(from, policy, policy, SolveProgress.NONE);
      Engine engine = Engine.compile(from);
      double value =
          evaluator.under(engine).of(engine.startBoard(Side.ODD), engine.startCounts(Side.ODD));
      double error = Math.abs(value - (exact.firstWin() - exact.secondWin()));
      worst = Math.max(worst, error);
      sum += error;
    }
    assertThat(sum / setups.size()).isLessThan(0.06);
    assertThat(worst).isLessThan(0.12);
  }

  private static Setup setup(SquareSet odd, SquareSet even) {
    return new Setup(odd, even, Hand.NONE, Starter.ODD, Optional.empty());
  }

  @Test
  void ratesGoDownEvenlyOnALogarithmicScale() {
    TrainingSettings settings = new TrainingSettings(100, 1, 0, 0.5, 0.1, 0.001);
    assertThat(settings.rate(0)).isEqualTo(0.1);
    assertThat(settings.rate(50)).isCloseTo(0.01, within(1e-15));
    assertThat(settings.rate(99)).isGreaterThan(0.001).isLessThan(0.0011);
  }

  /**
   * What the first game teaches where all values are 0 still and hardly move: the result at its
   * last position, and at each before it lambda times as much; the sum of the squares is that of a
   * geometric series, and the number of positions the game's throws.
   */
  @ParameterizedTest
  @ValueSource(doubles = {0, 0.5, 0.9, 1})
  void theFirstGameTeachesItsResultBackwards(double lambda) {
    RuleSet bell = rules("bell");
    double throwsOfTheGame = 1 / Math.pow(errorOfTheFirstGame(bell, 0), 2);
    assertThat(throwsOfTheGame)
        .isCloseTo(Math.rint(throwsOfTheGame), within(1e-3))
        .isGreaterThan(20);
    long n = Math.round(throwsOfTheGame);
    double sum = 0;
    for (int back = 0; back < n; back++) {
      sum += Math.pow(lambda, 2.0 * back);
    }
    assertThat(errorOfTheFirstGame(bell, lambda)).isCloseTo(Math.sqrt(sum / n), within(1e-5));
  }

  private static double errorOfTheFirstGame(RuleSet rules, double lambda) {
    double least = TrainingSettings.LEAST_RATE;
    Training training = new Training(rules, new TrainingSettings(2, 3, 0, lambda, least, least));
    training.play(1);
    assertThat(training.played()).isEqualTo(1);
    assertThat(training.isDone()).isFalse();
    return training.error();
  }

  /** All inputs and nodes would learn alike if they began alike. */
  @Test
  void hiddenNodesBeginUnlike() {
    double least = TrainingSettings.LEAST_RATE;
    RuleSet bell = rules("bell");
    Engine engine = Engine.compile(bell);
    NetworkValue values =
        trained(bell, new TrainingSettings(20, 1, 4, 1, least, least), 20).under(engine);
    double start = values.of(engine.startBoard(Side.ODD), engine.startCounts(Side.ODD));
    assertThat(Math.abs(start)).isBetween(1e-4, 0.5);
  }

  @ParameterizedTest
  @CsvSource({
    "0, 1, 0.5, 0.1, 0.1, games",
    "10, -1, 0.5, 0.1, 0.1, hidden",
    "10, 1, 1.5, 0.1, 0.1, lambda",
    "10, 1, NaN, 0.1, 0.1, lambda",
    "10, 1, 0.5, 0, 0.1, firstRate",
    "10, 1, 0.5, 0.1, 1.1, lastRate"
  })
  void settingsOutOfRangeAreRefused(
      int games, int hidden, double lambda, double firstRate, double lastRate, String name) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new TrainingSettings(games, 1, hidden, lambda, firstRate, lastRate))
        .withMessageStartingWith(name + " is ");
  }

  @Test
  void aGameCutShortTeachesNothingOfItsLastPosition() {
    RuleSet bell = rules("bell");
    RuleSet stopped = bell.with(new Ending(bell.ending().goal(), 1));
    Training training = new Training(stopped, new TrainingSettings(5, 1, 2, 1, 0.1, 0.1));
    training.play(5);
    assertThat(training.error()).isEqualTo(0);
  }
}
