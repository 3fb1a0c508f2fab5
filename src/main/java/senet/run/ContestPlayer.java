package senet.run;

import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.function.LongFunction;
import senet.game.Engine;
import senet.game.Game;
import senet.game.GameRandom;
import senet.game.GameResult;
import senet.measure.PairTally;

/** Plays pairs of games of a plan's contests; for use by several threads. */
final class ContestPlayer {
  private final List<Contest> contests;
  private final long seed;
  private final Watch watch;
  private final ConcurrentMap<Integer, Engine> engines = new ConcurrentHashMap<>();

  ContestPlayer(Plan plan, Watch watch) {
    this.watch = watch;
    this.contests = plan.contests();
    this.seed = plan.seed();
  }

  /** The tally of a stretch of pairs; the batch's scenario is the contest's place in the plan. */
  PairTally play(Batch batch) throws RunFailure {
    Contest contest = contests.get(batch.scenario());
    PairTally tally = new PairTally();
    LongFunction<String> told = i -> contest.title() + ", pair " + i + " (seed " + seed + ")";
    Watch.Worker worker = watch.worker();
    worker.at(told);
    long index = batch.from();
    try {
      Engine engine =
          engines.computeIfAbsent(batch.scenario(), i -> Engine.compile(contest.rules()));
      Game oneFirst =
          new Game(engine, contest.one().create(engine), contest.other().create(engine));
      Game otherFirst =
          new Game(engine, contest.other().create(engine), contest.one().create(engine));
      GameRandom random = contest.random(seed);
      GameRandom swapped = random.withSeatsSwapped();
      GameResult first = new GameResult();
      GameResult second = new GameResult();
      for (; index < batch.to(); index++) {
        worker.begins(index);
        oneFirst.play(random, index, first);
        otherFirst.play(swapped, index, second);
        tally.add(first, second);
      }
    } catch (RuntimeException | Error e) {
      throw RunFailure.at(told.apply(index), e);
    }
    worker.rests();
    return tally;
  }
}
