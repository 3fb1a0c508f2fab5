package senet.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import senet.config.BuiltInRules;
import senet.game.GameResult.End;
import senet.measure.Count;
import senet.measure.PairTally;
import senet.measure.RateIntervals;
import senet.measure.Tally;
import senet.policy.Policies;
import senet.policy.PolicySpec;
import senet.policy.endgame.TableStore;
import senet.rules.Side;

/** Games are played until goals are met, and which games that are depends on nothing else. */
class PrecisionTest {
  private static final long SEED = 7;
  private static final long LEAST = 200;
  private static final long MOST = 3_000;
  private static final Goal ADVANTAGE = new Goal("first-player-advantage", "mean", 0.05);
  private static final Goal THROWS = new Goal("throws", "mean", 1.1);
  private static final Precision PRECISION = new Precision(List.of(ADVANTAGE, THROWS), LEAST, MOST);

  private static PolicySpec policy(String name) {
    return PolicySpec.of(Policies.find(name).orElseThrow());
  }

  private static Plan plan(StoppingRule rule, long most) {
    List<Scenario> scenarios = new ArrayList<>();
    for (String rules : List.of("bell", "standard", "museum", "kendall")) {
      scenarios.add(
          new Scenario(
              BuiltInRules.find(rules).orElseThrow(),
              policy("random"),
              policy("greedy"),
              most,
              rule));
    }
    return new Plan("s", "s", SEED, 0.95, scenarios, List.of(), List.of());
  }

  private static Results run(int threads, long batchSize) throws Exception {
    return new Runner(threads, BatchSize.of(batchSize), Progress.NONE).run(plan(PRECISION, MOST));
  }

  private static List<String> texts(Results results) {
    return results.tallies().stream().map(PrecisionTest::text).toList();
  }

  private static String text(Tally tally) {
    StringBuilder text = new StringBuilder(tally.games() + " " + tally.choices());
    for (Side side : Side.values()) {
      for (End end : End.values()) {
        text.append(' ').append(tally.ends(side, end));
      }
    }
    for (Count count : Count.values()) {
      text.append('\n').append(count).append(tally.of(count));
    }
    return text.toString();
  }

  /** Plays game by game, looks after 200 games and then after a twentieth more, with plain sums. */
  private static long gamesByHand(Scenario scenario) throws RunFailure {
    BatchPlayer player =
        new BatchPlayer(plan(PRECISION, MOST), TableStore.none(), new Watch(Runner.LONGEST_GAME));
    int place = plan(PRECISION, MOST).scenarios().indexOf(scenario);
    long look = LEAST;
    double advantage = 0;
    double decisive = 0;
    double sum = 0;
    double squares = 0;
    for (long game = 0; game < MOST; game++) {
      Tally one = player.play(new Batch(place, game, game + 1));
      advantage += one.ends(End.FIRST_WINS) - one.ends(End.SECOND_WINS);
      decisive += one.ends(End.FIRST_WINS) + one.ends(End.SECOND_WINS);
      double throwCount = one.of(Count.THROWS).mean();
      sum += throwCount;
      squares += throwCount * throwCount;
      double n = game + 1;
      if (n == look) {
        double mean = advantage / n;
        double width = 1.959964 * Math.sqrt((decisive / n - mean * mean) / n);
        // Student's 97.5% quantile by its expansion in 1/n (Abramowitz and Stegun, 26.7.5)
        double t = 1.959964 + 2.372271 / (n - 1);
        double length = t * Math.sqrt((squares - sum * sum / n) / (n - 1) / n);
        if (width <= 0.05 && length <= 1.1) {
          return game + 1;
        }
        look += look / 20;
      }
    }
    return MOST;
  }

  @Test
  void playsAsManyGamesAsAreNeeded() throws Exception {
    Results results = run(2, 64);
    List<Long> expected = new ArrayList<>();
    for (Scenario scenario : results.plan().scenarios()) {
      expected.add(gamesByHand(scenario));
    }
    assertThat(results.tallies().stream().map(Tally::games)).containsExactlyElementsOf(expected);
    assertThat(expected).contains(MOST).anyMatch(games -> games > LEAST && games < MOST);
  }

  @Test
  void theGamesAreTheFirstOnes() throws Exception {
    Results results = run(3, 100);
    for (int i = 0; i < results.tallies().size(); i++) {
      Tally tally = results.tallies().get(i);
      Results plain =
          new Runner(1, BatchSize.of(77), Progress.NONE)
              .run(plan(StoppingRule.NEVER, tally.games()));
      assertThat(text(tally)).isEqualTo(text(plain.tallies().get(i)));
    }
  }

  @ParameterizedTest
  @CsvSource({
    "1, 1",
    "1, 2000",
    "2, 2000",
    "8, 2000",
    "8, 1",
    "2, 7",
    "8, 33",
    "3, 200",
    "2, 9223372036854775807"
  })
  void theSameGamesForAnyThreadsAndBatches(int threads, long batchSize) throws Exception {
    assertThat(texts(run(threads, batchSize))).isEqualTo(texts(run(1, 50)));
  }

  /** What machines far away are given to play goes over checkpoints, a tally for each stretch. */
  @ParameterizedTest
  @CsvSource({"1, 50", "2, 210", "8, 700", "3, 3000"})
  void theSameGamesWhereBatchesGoOverCheckpoints(int threads, long first) throws Exception {
    List<Batch> most = new CopyOnWriteArrayList<>();
    Plan plan = plan(PRECISION, MOST);
    Players local = new LocalPlayers(plan, TableStore.none(), Runner.LONGEST_GAME);
    Players noting =
        new Players() {
          @Override
          public Played play(List<Batch> batches) throws RunFailure {
            Batch last = batches.get(batches.size() - 1);
            most.add(new Batch(batches.size(), batches.get(0).from(), last.to()));
            return local.play(batches);
          }

          @Override
          public PairTally playPairs(Batch batch) {
            throw new IllegalStateException("there are no contests");
          }

          @Override
          public void check() {}
        };
    BatchSize size = new LastingBatches(1_000_000_000, first, 20, 32);
    Ledger ledger = new Ledger(Results.none(plan));
    new Runner(threads, size, Progress.NONE).run(ledger, noting);
    Results results = ledger.results();
    assertThat(texts(results)).isEqualTo(texts(run(1, 50)));
    assertThat(most).anyMatch(batch -> batch.scenario() > 3);
    assertThat(most)
        .allMatch(batch -> batch.scenario() == 1 || batch.games() <= Math.max(100, batch.from()));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 8})
  void theSameGamesInSteps(int threads) throws Exception {
    List<String> whole = texts(run(2, 64));
    Results results = Results.none(plan(PRECISION, MOST));
    int steps = 0;
    while (!new Ledger(results).isComplete()) {
      Ledger ledger = new Ledger(results);
      long before = ledger.games();
      Thread main = Thread.currentThread();
      Progress interruption =
          games -> {
            if (ledger.games() >= before + 150) {
              main.interrupt();
            }
          };
      try {
        new Runner(threads, BatchSize.of(13 + steps), interruption).run(ledger);
      } catch (InterruptedException e) {
        steps++;
      }
      Thread.interrupted(); // a signal that came after the last game
      results = ledger.results();
    }
    assertThat(steps).isGreaterThan(1);
    assertThat(texts(results)).isEqualTo(whole);
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 20, 2_000})
  void aSingleThreadPlaysNoGameInVain(long batchSize) throws Exception {
    AtomicLong played = new AtomicLong();
    Results results =
        new Runner(1, BatchSize.of(batchSize), played::addAndGet).run(plan(PRECISION, MOST));
    assertThat(played).hasValue(results.games());
  }

  @Test
  void checkpointsGrowByATwentiethFromTheLeast() {
    assertThat(PRECISION.checkpointAfter(0)).isEqualTo(200);
    assertThat(PRECISION.checkpointAfter(199)).isEqualTo(200);
    assertThat(PRECISION.checkpointAfter(200)).isEqualTo(210);
    assertThat(PRECISION.checkpointAfter(210)).isEqualTo(220);
    assertThat(PRECISION.checkpointAfter(220)).isEqualTo(231);
    assertThat(PRECISION.isCheckpoint(0)).isFalse();
    assertThat(PRECISION.isCheckpoint(200)).isTrue();
    assertThat(PRECISION.isCheckpoint(211)).isFalse();
    assertThat(new Precision(List.of(THROWS), 1, 9).checkpointAfter(5)).isEqualTo(6);
    assertThat(StoppingRule.NEVER.isCheckpoint(Long.MAX_VALUE - 1)).isFalse();
  }

  @Test
  void tellsWhatWasAttained() throws Exception {
    Results results = run(2, 64);
    List<Attained> all = Attained.of(results);
    assertThat(all).hasSize(8);
    for (Attained attained : all) {
      Tally tally = results.tallies().get(attained.scenario());
      double reached = PRECISION.reached(attained.goal(), tally).orElseThrow();
      assertThat(attained.isMet()).isEqualTo(reached <= attained.goal().halfWidth());
      assertThat(attained.games()).isEqualTo(tally.games());
    }
    Attained missed = all.stream().filter(a -> !a.isMet()).findFirst().orElseThrow();
    assertThat(missed.sentence())
        .matches(
            "goal not met: throws ±1\\.[1-9]\\d? \\(wanted: ±1\\.1\\) after 3,000 games, the most"
                + " allowed");
    assertThat(all.get(0).sentence())
        .matches(
            "goal met: first-player-advantage ±0\\.0\\d+ \\(wanted: ±0\\.05\\) after [\\d,]+"
                + " games");
    assertThat(
            Attained.of(
                new Runner(2, BatchSize.of(9), Progress.NONE).run(plan(StoppingRule.NEVER, 9))))
        .isEmpty();
  }

  @Test
  void aNumberWithoutIntervalIsNotKnownPrecisely() {
    Tally equal = new Tally();
    equal.addEnds(Side.ODD, End.FIRST_WINS, 400);
    equal.of(Count.THROWS).add(30, 400);
    Precision precision = new Precision(List.of(THROWS), 400, 800);
    assertThat(precision.enough(equal)).isFalse();
    assertThat(precision.expectedGames(equal, 800)).isEqualTo(800);
    assertThat(new Attained(0, THROWS, precision.reached(THROWS, equal), 400).sentence())
        .isEqualTo(
            "goal not met: throws without an interval (wanted: ±1.1) after 400 games, the most"
                + " allowed");
  }

  @Test
  void expectsTheGamesThatTheWidthNeeds() {
    Precision rate = new Precision(List.of(new Goal("first-win", "rate", 0.01)), 100, 1_000_000);
    // before the first game the worst case: (1.96·½/0.01)² = 9604, and the checkpoint after it
    long worst = rate.expectedGames(new Tally(), 1_000_000);
    assertThat(worst).isBetween(9_604L, 9_604L * 21 / 20);
    assertThat(rate.isCheckpoint(worst)).isTrue();
    assertThat(rate.expectedGames(new Tally(), 5_000)).isEqualTo(5_000);
    Precision mean = new Precision(List.of(THROWS), 100, 1_000_000);
    assertThat(mean.expectedGames(new Tally(), 1_000_000)).isEqualTo(1_000_000);
    // at p = .05 it is (1.96/0.01)²·.05·.95 = 1825
    Tally tally = new Tally();
    tally.addEnds(Side.ODD, End.FIRST_WINS, 50);
    tally.addEnds(Side.ODD, End.SECOND_WINS, 950);
    assertThat(rate.expectedGames(tally, 1_000_000)).isBetween(1_825L, 1_825L * 21 / 20);
  }

  @Test
  void guaranteedRatesTakeMoreGames() {
    Tally tally = new Tally();
    tally.addEnds(Side.ODD, End.FIRST_WINS, 96);
    tally.addEnds(Side.ODD, End.SECOND_WINS, 0);
    Goal goal = new Goal("first-win", "rate", 0.0192308);
    Precision precision = new Precision(List.of(goal), 1, 1_000);
    assertThat(precision.enough(tally)).isFalse();
    assertThat(precision.reached(goal, tally).orElseThrow()).isBetween(0.019, 0.02);
    assertThat(precision.with(0.95, RateIntervals.GUARANTEED).reached(goal, tally).orElseThrow())
        .isCloseTo((1 - Math.pow(0.025, 1 / 96.0)) / 2, within(1e-9));
  }

  @Test
  void rejectsWhatIsOutOfRange() {
    assertThatIllegalArgumentException().isThrownBy(() -> new Goal("throws", "max", 1));
    assertThatIllegalArgumentException().isThrownBy(() -> new Goal("nonsense", "mean", 1));
    assertThatIllegalArgumentException().isThrownBy(() -> new Goal("throws", "mean", -1));
    assertThatIllegalArgumentException().isThrownBy(() -> new Goal("throws", "mean", Double.NaN));
    assertThatThrownBy(() -> new Precision(List.of(THROWS), 20, 10))
        .hasMessage("1 goals with 20 to 10 games");
    assertThatIllegalArgumentException().isThrownBy(() -> new Precision(List.of(), 1, 2));
  }
}
