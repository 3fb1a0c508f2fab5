package senet.run;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.function.LongConsumer;
import java.util.function.LongFunction;
import senet.game.Engine;
import senet.game.Game;
import senet.game.GameObserver;
import senet.game.GameRandom;
import senet.game.GameResult;
import senet.game.Policy;
import senet.measure.GameCounter;
import senet.measure.SquareCounter;
import senet.measure.Tally;
import senet.policy.endgame.NoExactValues;
import senet.policy.endgame.TableStore;

/** Plays batches of a plan; for use by several threads. */
final class BatchPlayer {
  private final List<Scenario> scenarios;
  private final long seed;
  private final int endgamePieces;
  private final boolean countsSquares;
  private final Tables tables;
  private final Watch watch;
  private final ConcurrentMap<Integer, Engine> engines = new ConcurrentHashMap<>();

  BatchPlayer(Plan plan, TableStore store, Watch watch) {
    this.watch = watch;
    this.endgamePieces = plan.endgamePieces();
    this.countsSquares = plan.countsSquares();
    this.tables = new Tables(store);
    this.scenarios = plan.scenarios();
    this.seed = plan.seed();
  }

  /** The tally of a batch. */
  Tally play(Batch batch) throws RunFailure {
    Scenario scenario = scenarios.get(batch.scenario());
    Tally tally = new Tally();
    LongFunction<String> told = i -> scenario.title() + ", game " + i + " (seed " + seed + ")";
    Watch.Worker worker = watch.worker();
    long index = batch.from();
    try {
      LongConsumer game = game(batch.scenario(), tally);
      worker.at(told);
      // a game is a call of its own: the Java virtual machine enters this loop anew for each batch,
      // a thousand rounds at a time without compiled code
      for (; index < batch.to(); index++) {
        worker.begins(index);
        game.accept(index);
      }
    } catch (NoExactValues e) {
      throw new RunFailure(scenario.title() + ": no endgame tables: " + e.getMessage(), e);
    } catch (RuntimeException | Error e) {
      throw RunFailure.at(told.apply(index), e);
    }
    worker.rests();
    return tally;
  }

  /** What plays the game of an index and adds it to a tally. */
  private LongConsumer game(int place, Tally tally) throws NoExactValues {
    Scenario scenario = scenarios.get(place);
    Engine engine = engines.computeIfAbsent(place, i -> Engine.compile(scenario.rules()));
    Policy first = scenario.first().create(engine);
    Policy second = scenario.second().create(engine);
    GameRandom random = scenario.random(seed);
    GameResult result = new GameResult();
    GameCounter[] counters = counters(scenario, engine);
    Game game = new Game(engine, first, second, GameObserver.together(List.of(counters)));
    return index -> {
      game.play(random, index, result);
      tally.add(result, index);
      for (GameCounter counter : counters) {
        counter.addTo(tally, result);
      }
    };
  }

  private GameCounter[] counters(Scenario scenario, Engine engine) throws NoExactValues {
    List<GameCounter> counters = new ArrayList<>();
    if (endgamePieces > 0) {
      counters.add(new EndgameEntry(engine, tables.of(scenario, endgamePieces)));
    }
    if (countsSquares) {
      counters.add(new SquareCounter(engine));
    }
    // an array, since to go over a list makes an object, here for each game
    return counters.toArray(GameCounter[]::new);
  }
}
