package senet.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.assertj.core.data.Offset;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import senet.config.BuiltInRules;
import senet.game.GameResult.End;
import senet.measure.Count;
import senet.measure.Tally;
import senet.policy.Policies;
import senet.policy.PolicySpec;
import senet.rules.RuleSet;
import senet.rules.Starter;

/**
 * Random play under the three core rule sets comes to the figures that two other programs found in
 * 200,000 and 300,000 games, within four standard errors of the difference.
 */
class PublishedFiguresTest {
  private static final long GAMES = 400_000;
  private static final double THEIR_GAMES = 200_000;

  /** Half of the last decimal place printed. */
  private static final double ROUNDING = 0.0005;

  static Stream<Arguments> outcomes() {
    return Stream.of(
        Arguments.of("bell", Starter.ODD, .525, .195, .280),
        Arguments.of("standard", Starter.ODD, .494, 0, .506),
        Arguments.of("museum", Starter.ODD, .483, 0, .517),
        // the even side moves first: its wins are the first player's
        Arguments.of("bell", Starter.EVEN, .310, .200, .490),
        Arguments.of("standard", Starter.EVEN, .533, 0, .467),
        Arguments.of("museum", Starter.EVEN, .539, 0, .461));
  }

  @ParameterizedTest
  @MethodSource("outcomes")
  void outcomesAreAsPublished(
      String name, Starter starter, double first, double draw, double second)
      throws RunFailure, InterruptedException {
    Tally tally = play(name, starter);
    assertRate(tally.ends(End.FIRST_WINS), first);
    assertRate(tally.ends(End.DRAW), draw);
    assertRate(tally.ends(End.SECOND_WINS), second);
    assertThat(tally.ends(End.UNFINISHED)).isZero();
  }

  static Stream<Arguments> means() {
    return Stream.of(
        Arguments.of("bell", 87.87, 17.1, 87.87, .168, 12.46, 14.98, 3.245),
        Arguments.of("standard", 191.3, 34.9, 121.5, -.046, 27.31, 4.54, 2.908),
        Arguments.of("museum", 163.2, 20.4, 163.2, -.100, 24.08, 15.52, 2.717));
  }

  @ParameterizedTest
  @MethodSource("means")
  void meansAreAsPublished(
      String name,
      double throwsMean,
      double throwsSd,
      double turns,
      double margin,
      double landings,
      double passes,
      double choices)
      throws RunFailure, InterruptedException {
    Tally tally = play(name, Starter.ODD);
    assertMean(tally, Count.THROWS, throwsMean, throwsMean > 100 ? .05 : .005);
    assertThat(Math.sqrt(tally.of(Count.THROWS).variance())).isCloseTo(throwsSd, Offset.offset(.2));
    assertMean(tally, Count.TURNS, turns, turns > 100 ? .05 : .005);
    assertMean(tally, Count.MARGIN, margin, ROUNDING);
    assertMean(tally, Count.LANDINGS, landings, .005);
    assertMean(tally, Count.PASSES, passes, .005);
    double perMove = tally.choices().sumY() / (double) tally.choices().sumX();
    assertThat(perMove).isCloseTo(choices, Offset.offset(.004));
  }

  private static void assertRate(long count, double published) {
    double rate = count / (double) GAMES;
    double variance = published * (1 - published);
    double error = Math.sqrt(variance / GAMES + variance / THEIR_GAMES);
    assertThat(rate).isCloseTo(published, Offset.offset(4 * error + ROUNDING));
  }

  private static void assertMean(Tally tally, Count count, double published, double rounding) {
    double variance = tally.of(count).variance();
    double error = Math.sqrt(variance / GAMES + variance / THEIR_GAMES);
    assertThat(tally.of(count).mean())
        .as(count.word())
        .isCloseTo(published, Offset.offset(4 * error + rounding));
  }

  private static Tally play(String name, Starter starter) throws RunFailure, InterruptedException {
    RuleSet rules = BuiltInRules.find(name).orElseThrow().startedBy(starter, name);
    PolicySpec random = PolicySpec.of(Policies.find("random").orElseThrow());
    Plan plan =
        new Plan(
            "figures",
            "figures",
            1960,
            0.95,
            List.of(new Scenario(rules, random, random, GAMES)),
            List.of(),
            List.of());
    return new Runner(2, BatchSize.TIMED, Progress.NONE).run(plan).tallies().get(0);
  }
}
