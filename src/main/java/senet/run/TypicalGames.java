package senet.run;

import java.util.List;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import senet.game.Engine;
import senet.game.GameRecord;
import senet.game.GameResult;
import senet.measure.Count;
import senet.measure.Tally;
import senet.stats.Histogram;

/**
 * A representative game of each scenario: of those whose number of throws is the median, the first.
 */
public final class TypicalGames {
  private TypicalGames() {}

  /** The number of throws of a typical game. */
  public static int throwsOf(Tally tally) {
    return tally.of(Count.THROWS).quantile(0.5);
  }

  /** The index of the typical game, from 0; nothing if games have no index, or there are none. */
  public static OptionalLong index(Tally tally) {
    Histogram lengths = tally.of(Count.THROWS);
    return lengths.isEmpty() ? OptionalLong.empty() : tally.firstGames().of(throwsOf(tally));
  }

  /** Results with the typical game of each scenario played again, if the plan asks for them. */
  public static Results addTo(Results results) {
    Plan plan = results.plan();
    boolean wanted = plan.charts().contains(Plan.GAME_CHART);
    return wanted ? results.with(replayed(results)) : results;
  }

  private static List<GameRecord> replayed(Results results) {
    Plan plan = results.plan();
    return IntStream.range(0, plan.scenarios().size())
        .mapToObj(i -> play(plan.scenarios().get(i), plan.seed(), results.tallies().get(i)))
        .toList();
  }

  private static GameRecord play(Scenario scenario, long seed, Tally tally) {
    Engine engine = Engine.compile(scenario.rules());
    return GameRecord.play(
        engine,
        scenario.first().create(engine),
        scenario.second().create(engine),
        scenario.random(seed),
        index(tally).orElseThrow(),
        new GameResult());
  }
}
