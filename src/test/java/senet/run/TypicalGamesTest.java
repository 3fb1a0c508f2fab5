package senet.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import senet.config.BuiltInRules;
import senet.game.Engine;
import senet.game.Game;
import senet.game.GameRecord;
import senet.game.GameResult;
import senet.measure.FirstGames;
import senet.measure.SquareCount;
import senet.measure.SquareTally.Mover;
import senet.measure.Tally;
import senet.policy.Policies;
import senet.policy.PolicySpec;

/** The first game of median length, and counts on squares, however a run is cut up. */
class TypicalGamesTest {
  private static final int GAMES = 101;
  private static final PolicySpec RANDOM = PolicySpec.of(Policies.find("random").orElseThrow());

  private static Plan plan(String... charts) {
    List<Scenario> scenarios =
        BuiltInRules.all().stream().map(r -> new Scenario(r, RANDOM, RANDOM, GAMES)).toList();
    return new Plan("s", "s", 23, 0.95, scenarios, List.of(), List.of(charts));
  }

  @Test
  void isTheFirstOfMedianLength() throws Exception {
    Plan plan = plan("game");
    Results results = TypicalGames.addTo(new Runner(2, BatchSize.of(9), Progress.NONE).run(plan));
    for (int i = 0; i < plan.scenarios().size(); i++) {
      Scenario scenario = plan.scenarios().get(i);
      List<Integer> lengths = lengths(scenario);
      List<Integer> sorted = new ArrayList<>(lengths);
      Collections.sort(sorted);
      int median = sorted.get((GAMES - 1) / 2);
      Tally tally = results.tallies().get(i);
      assertThat(TypicalGames.throwsOf(tally)).isEqualTo(median);
      assertThat(TypicalGames.index(tally)).hasValue(lengths.indexOf(median));
      GameRecord game = results.typicalGames().get(i);
      assertThat(game.steps(Engine.compile(scenario.rules()))).hasSize(median);
    }
  }

  private static List<Integer> lengths(Scenario scenario) {
    Engine engine = Engine.compile(scenario.rules());
    Game game = new Game(engine, RANDOM.create(engine), RANDOM.create(engine));
    GameResult result = new GameResult();
    List<Integer> lengths = new ArrayList<>();
    for (int index = 0; index < GAMES; index++) {
      game.play(scenario.random(23), index, result);
      lengths.add(result.throwCount());
    }
    return lengths;
  }

  @Test
  void isKeptOnlyWhereItsChartIsAskedFor() throws Exception {
    Results results = new Runner(1, BatchSize.of(50), Progress.NONE).run(plan());
    assertThat(TypicalGames.addTo(results).typicalGames()).isEmpty();
    assertThat(results.tallies()).allMatch(tally -> tally.squares().games() == 0);
  }

  @ParameterizedTest
  @CsvSource({"2, 10", "1, 1", "3, 1000"})
  void isTheSameHoweverARunIsCutUp(int threads, long batch) throws Exception {
    assertThat(texts(threads, batch)).isEqualTo(texts(1, 37));
  }

  private static List<String> texts(int threads, long batch) throws Exception {
    Results results =
        new Runner(threads, BatchSize.of(batch), Progress.NONE).run(plan("game", "board"));
    return results.tallies().stream().map(TypicalGamesTest::text).toList();
  }

  private static String text(Tally tally) {
    StringBuilder text = new StringBuilder(tally.firstGames().all().toString());
    for (SquareCount count : SquareCount.values()) {
      for (Mover mover : Mover.values()) {
        for (int square = 1; square <= 30; square++) {
          text.append(' ').append(tally.squares().sum(count, mover, square));
          text.append(':').append(tally.squares().sumOfSquares(count, mover, square));
        }
      }
    }
    return text.append(tally.squares().games()).toString();
  }

  @Test
  void thereIsNoneWithoutGames() {
    assertThat(TypicalGames.index(new Tally())).isEmpty();
    assertThat(new FirstGames().of(5)).isEmpty();
  }
}
