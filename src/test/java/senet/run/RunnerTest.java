package senet.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import senet.config.BuiltInRules;
import senet.game.Policy;
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
    AtomicLong told = new AtomicLong();
    Plan plan = plan(GAMES, RANDOM, named("greedy"));
    Results results = new Runner(threads, batchSize, told::addAndGet).run(plan);
    assertThat(told).hasValue(plan.games());
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
  void countsEveryGameOnce() throws Exception {
    Results results = new Runner(4, 7, Progress.NONE).run(plan(GAMES, RANDOM));
    assertThat(results.tallies()).allMatch(tally -> tally.games() == GAMES);
  }

  @Test
  void namesTheGameInWhichAPolicyFails() {
    PolicySpec failing =
        playing(
            turn -> {
              throw new IllegalStateException("no idea");
            });
    assertThatThrownBy(() -> new Runner(2, 10, Progress.NONE).run(plan(1, failing)))
        .isInstanceOf(RunFailure.class)
        .hasMessageMatching("(bell|standard|museum): odd against random, game 0 .seed 11.: no idea")
        .hasCauseInstanceOf(IllegalStateException.class);
  }

  @ParameterizedTest
  @CsvSource({"0", "-1", "1073741823"})
  void namesTheGameInWhichAPolicyMovesIllegally(int mask) {
    assertThatThrownBy(() -> new Runner(1, 10, Progress.NONE).run(plan(20, playing(turn -> mask))))
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
    assertThatThrownBy(() -> new Runner(1, 10, Progress.NONE).run(plan(1, broken)))
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
                    new Runner(2, 100, games -> playing.countDown())
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
}
