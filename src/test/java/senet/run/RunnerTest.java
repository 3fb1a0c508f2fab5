package senet.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import senet.config.BuiltInRules;
import senet.game.Policy;
import senet.game.Turn;
import senet.measure.Count;
import senet.measure.Tally;
import senet.policy.Policies;
import senet.policy.PolicyKind;
import senet.policy.PolicySpec;

/** A run gives the same results however it is cut up, and stops when it fails or is told to. */
class RunnerTest {
  private static final int GAMES = 500;
  private static final PolicySpec RANDOM = named("random");

  private static PolicySpec named(String name) {
    return PolicySpec.of(Policies.find(name).orElseThrow());
  }

  private static PolicySpec playing(Policy policy) {
    return PolicySpec.of(new PolicyKind("odd", "odd", List.of(), (engine, values) -> policy));
  }

  private static Plan plan(long games, PolicySpec... firsts) {
    List<Scenario> scenarios = new ArrayList<>();
    for (PolicySpec first : firsts) {
      BuiltInRules.all().forEach(r -> scenarios.add(new Scenario(r, first, RANDOM, games)));
    }
    return new Plan("s", "s", 11, 0.95, scenarios, List.of(), List.of());
  }

  private static List<String> tallies(int threads, long batchSize) throws Exception {
    return tallies(threads, BatchSize.of(batchSize));
  }

  private static List<String> tallies(int threads, BatchSize batchSize) throws Exception {
    AtomicLong told = new AtomicLong();
    Plan plan = plan(GAMES, RANDOM, named("greedy"));
    Results results = new Runner(threads, batchSize, told::addAndGet).run(plan);
    assertThat(told).hasValue(plan.games());
    return texts(results);
  }

  private static List<String> texts(Results results) {
    return results.tallies().stream().map(RunnerTest::text).toList();
  }

  private static String text(Tally tally) {
    StringBuilder text = new StringBuilder(tally.choices().toString());
    for (senet.rules.Side side : senet.rules.Side.values()) {
      for (senet.game.GameResult.End end : senet.game.GameResult.End.values()) {
        text.append(' ').append(tally.ends(side, end));
      }
    }
    for (Count count : Count.values()) {
      text.append('\n').append(count).append(tally.of(count));
    }
    return text.toString();
  }

  @ParameterizedTest
  @CsvSource({"2, 1000", "8, 1000", "1, 1", "8, 7", "2, 1", "3, 500", "1, 9223372036854775807"})
  void givesTheSameTalliesHoweverItIsCutUp(int threads, long batchSize) throws Exception {
    List<String> tallies = tallies(threads, batchSize);
    assertThat(tallies).isEqualTo(tallies(1, 1000)).doesNotHaveDuplicates();
  }

  @Test
  void givesTheSameTalliesInBatchesSizedByTheirTime() throws Exception {
    assertThat(tallies(2, BatchSize.TIMED)).isEqualTo(tallies(1, 1000));
  }

  @Test
  void countsEveryGameOnce() throws Exception {
    Results results = new Runner(4, BatchSize.of(7), Progress.NONE).run(plan(GAMES, RANDOM));
    assertThat(results.tallies()).allMatch(tally -> tally.games() == GAMES);
  }

  @Test
  void namesTheGameInWhichAPolicyFails() {
    PolicySpec failing =
        playing(
            turn -> {
              throw new IllegalStateException("no idea");
            });
    assertThatThrownBy(() -> new Runner(2, BatchSize.of(10), Progress.NONE).run(plan(1, failing)))
        .isInstanceOf(RunFailure.class)
        .hasMessageMatching("(bell|standard|museum): odd against random, game 0 .seed 11.: no idea")
        .hasCauseInstanceOf(IllegalStateException.class);
  }

  @ParameterizedTest
  @CsvSource({"0", "-1", "1073741823"})
  void namesTheGameInWhichAPolicyMovesIllegally(int mask) {
    assertThatThrownBy(
            () ->
                new Runner(1, BatchSize.of(10), Progress.NONE).run(plan(20, playing(turn -> mask))))
        .isInstanceOf(RunFailure.class)
        .hasMessageStartingWith("bell: odd against random, game 0 (seed 11): policy ")
        .hasMessageContaining("chose an illegal move: mask " + Integer.toBinaryString(mask));
  }

  @Test
  void tellsAFailureOfThePolicysMaking() {
    PolicySpec broken =
        PolicySpec.of(
            new PolicyKind(
                "broken",
                "broken",
                List.of(),
                (engine, values) -> {
                  throw new IllegalArgumentException("cannot play this");
                }));
    assertThatThrownBy(() -> new Runner(1, BatchSize.of(10), Progress.NONE).run(plan(1, broken)))
        .isInstanceOf(RunFailure.class)
        .hasMessage("bell: broken against random, game 0 (seed 11): cannot play this");
  }

  @Test
  @Timeout(30)
  void stopsSoonWhenInterrupted() throws Exception {
    CountDownLatch playing = new CountDownLatch(1);
    AtomicReference<Object> end = new AtomicReference<>("none");
    Thread thread =
        new Thread(
            () -> {
              try {
                end.set(
                    new Runner(2, BatchSize.of(100), games -> playing.countDown())
                        .run(plan(1_000_000_000_000L, RANDOM)));
              } catch (InterruptedException | RunFailure e) {
                end.set(e);
              }
            });
    thread.start();
    assertThat(playing.await(20, TimeUnit.SECONDS)).isTrue();
    thread.interrupt();
    thread.join(5_000);
    assertThat(thread.isAlive()).isFalse();
    assertThat(end.get()).isInstanceOf(InterruptedException.class);
  }

  @ParameterizedTest
  @CsvSource({
    "1, 50, 1, 1000",
    "1, 1000, 8, 7",
    "2, 7, 1, 500",
    "2, 31, 8, 1",
    "8, 3, 2, 11",
    "8, 1, 1, 64"
  })
  void goesOnAfterAnInterruptionAsIfThereHadBeenNone(
      int threads, long batchSize, int laterThreads, long laterBatchSize) throws Exception {
    Plan plan = plan(GAMES, RANDOM, named("greedy"));
    Results kept = interrupted(plan, threads, batchSize, plan.games() / 3);
    assertThat(kept.games()).isBetween(plan.games() / 3, plan.games());
    AtomicLong told = new AtomicLong();
    Ledger ledger = new Ledger(kept);
    new Runner(laterThreads, BatchSize.of(laterBatchSize), told::addAndGet).run(ledger);
    assertThat(texts(ledger.results())).isEqualTo(tallies(1, 1000));
    assertThat(told).hasValue(plan.games() - kept.games());
  }

  @Test
  void keepsTheFirstGamesOfEachScenario() throws Exception {
    Plan plan = plan(GAMES, RANDOM);
    Results kept = interrupted(plan, 4, 7, plan.games() / 2);
    for (int i = 0; i < plan.scenarios().size(); i++) {
      Tally tally = kept.tallies().get(i);
      Plan first = plan(tally.games(), RANDOM);
      assertThat(text(tally))
          .isEqualTo(
              text(new Runner(2, BatchSize.of(64), Progress.NONE).run(first).tallies().get(i)));
    }
  }

  @Test
  void playsNothingWhenAllIsPlayed() throws Exception {
    Results all = new Runner(2, BatchSize.of(64), Progress.NONE).run(plan(GAMES, RANDOM));
    Ledger ledger = new Ledger(all);
    AtomicLong told = new AtomicLong();
    new Runner(2, BatchSize.of(64), told::addAndGet).run(ledger);
    assertThat(told).hasValue(0);
    assertThat(texts(ledger.results())).isEqualTo(texts(all));
  }

  @Test
  @Timeout(60)
  void dropsABatchThatDoesNotEndAndWhatCameAfterIt() throws Exception {
    AtomicBoolean first = new AtomicBoolean(true);
    CountDownLatch never = new CountDownLatch(1);
    PolicyKind stuckInOneBatch =
        new PolicyKind(
            "random",
            "odd",
            List.of(),
            (engine, values) -> {
              Policy random = RANDOM.create(engine);
              return first.getAndSet(false) ? turn -> after(never, random, turn) : random;
            });
    Plan plan = plan(GAMES, PolicySpec.of(stuckInOneBatch));
    Results kept = interrupted(plan, 3, 50, 2 * GAMES);
    assertThat(kept.tallies().get(0).games()).isLessThanOrEqualTo(100);
    assertThat(kept.tallies().get(1).games()).isEqualTo(GAMES);
    assertThat(kept.games()).isLessThan(plan.games());
    Ledger ledger = new Ledger(kept);
    new Runner(2, BatchSize.of(64), Progress.NONE).run(ledger);
    assertThat(texts(ledger.results()))
        .isEqualTo(tallies(1, 1000).subList(0, plan.scenarios().size()));
    never.countDown();
  }

  private static int after(CountDownLatch latch, Policy policy, Turn turn) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
    return policy.choose(turn);
  }

  /** What is kept of a run that is interrupted after so many games. */
  private static Results interrupted(Plan plan, int threads, long batchSize, long after) {
    Ledger ledger = new Ledger(Results.none(plan));
    Thread main = Thread.currentThread();
    AtomicLong played = new AtomicLong();
    Progress interruption =
        games -> {
          long before = played.getAndAdd(games);
          if (before < after && before + games >= after) {
            main.interrupt();
          }
        };
    assertThatThrownBy(() -> new Runner(threads, BatchSize.of(batchSize), interruption).run(ledger))
        .isInstanceOf(InterruptedException.class);
    return ledger.results();
  }
}
