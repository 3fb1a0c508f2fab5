package senet.run;

import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import senet.game.Engine;
import senet.game.Game;
import senet.game.GameRandom;
import senet.game.GameResult;
import senet.measure.Tally;
import senet.policy.endgame.NoExactValues;
import senet.policy.endgame.TableStore;

/** Plays batches of a plan; for use by several threads. */
final class BatchPlayer {
  private final List<Scenario> scenarios;
  private final long seed;
  private final int endgamePieces;
  private final Tables tables;
  private final ConcurrentMap<Integer, Engine> engines = new ConcurrentHashMap<>();

  BatchPlayer(Plan plan, TableStore store) {
    this.endgamePieces = plan.endgamePieces();
    this.tables = new Tables(store);
    this.scenarios = plan.scenarios();
    this.seed = plan.seed();
  }

  /** The tally of a batch. */
  Tally play(Batch batch) throws RunFailure {
    Scenario scenario = scenarios.get(batch.scenario());
    if (endgamePieces > 0) {
      return playWithTables(batch);
    }
    Tally tally = new Tally();
    long index = batch.from();
    try {
      Engine engine = engine(batch.scenario());
      Game game =
          new Game(engine, scenario.first().create(engine), scenario.second().create(engine));
      GameRandom random = scenario.random(seed);
      GameResult result = new GameResult();
      for (; index < batch.to(); index++) {
        game.play(random, index, result);
        tally.add(result);
      }
    } catch (RuntimeException | StackOverflowError e) {
      throw failure(scenario, index, e);
    }
    return tally;
  }

  /** The same, with what the endgame tables say of each game beside its outcome. */
  private Tally playWithTables(Batch batch) throws RunFailure {
    Scenario scenario = scenarios.get(batch.scenario());
    Tally tally = new Tally();
    long index = batch.from();
    try {
      Engine engine = engine(batch.scenario());
      EndgameEntry entry = new EndgameEntry(engine, tables.of(scenario, endgamePieces));
      Game game =
          new Game(
              engine, scenario.first().create(engine), scenario.second().create(engine), entry);
      GameRandom random = scenario.random(seed);
      GameResult result = new GameResult();
      for (; index < batch.to(); index++) {
        game.play(random, index, result);
        tally.add(result);
        entry.addTo(tally, result);
      }
    } catch (NoExactValues e) {
      throw new RunFailure(scenario.title() + ": no endgame tables: " + e.getMessage(), e);
    } catch (RuntimeException | StackOverflowError e) {
      throw failure(scenario, index, e);
    }
    return tally;
  }

  private Engine engine(int scenario) {
    return engines.computeIfAbsent(scenario, i -> Engine.compile(scenarios.get(i).rules()));
  }

  private RunFailure failure(Scenario scenario, long index, Throwable cause) {
    return new RunFailure(
        scenario.title() + ", game " + index + " (seed " + seed + "): " + cause.getMessage(),
        cause);
  }
}
