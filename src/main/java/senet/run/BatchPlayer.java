package senet.run;

import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import senet.game.Engine;
import senet.game.Game;
import senet.game.GameRandom;
import senet.game.GameResult;
import senet.measure.Tally;

/** Plays batches of a plan; for use by several threads. */
final class BatchPlayer {
  private final List<Scenario> scenarios;
  private final long seed;
  private final ConcurrentMap<Integer, Engine> engines = new ConcurrentHashMap<>();

  BatchPlayer(Plan plan) {
    this.scenarios = plan.scenarios();
    this.seed = plan.seed();
  }

  /** The tally of a batch. */
  Tally play(Batch batch) throws RunFailure {
    Scenario scenario = scenarios.get(batch.scenario());
    Tally tally = new Tally();
    long index = batch.from();
    try {
      Engine engine =
          engines.computeIfAbsent(batch.scenario(), i -> Engine.compile(scenario.rules()));
      Game game =
          new Game(engine, scenario.first().create(engine), scenario.second().create(engine));
      GameRandom random = scenario.random(seed);
      GameResult result = new GameResult();
      for (; index < batch.to(); index++) {
        game.play(random, index, result);
        tally.add(result);
      }
    } catch (RuntimeException | StackOverflowError e) {
      throw new RunFailure(
          scenario.title() + ", game " + index + " (seed " + seed + "): " + e.getMessage(), e);
    }
    return tally;
  }
}
