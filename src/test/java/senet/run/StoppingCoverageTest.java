package senet.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Objects;
import java.util.SplittableRandom;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import senet.game.GameResult.End;
import senet.measure.Count;
import senet.measure.Measures;
import senet.measure.RateIntervals;
import senet.measure.Tally;
import senet.rules.Side;
import senet.stats.CoverageTable;
import senet.stats.Interval;

/** How often the interval with which a run stopped because it was narrow enough holds the truth. */
@Tag("coverage")
class StoppingCoverageTest {
  private static final CoverageTable TABLE = new CoverageTable("played until narrow enough");
  private static final long MOST = 1_000_000;

  @AfterAll
  static void print() {
    TABLE.print();
  }

  /** Adds games to a tally. */
  private interface Games {
    void play(SplittableRandom random, long games, Tally tally);
  }

  private static double covered(Precision precision, double truth, Games games) {
    Goal goal = precision.goals().get(0);
    SplittableRandom random = new SplittableRandom(20260302);
    int held = 0;
    for (int i = 0; i < CoverageTable.repetitions(); i++) {
      Tally tally = new Tally();
      do {
        long more = precision.checkpointAfter(tally.games()) - tally.games();
        games.play(random, more, tally);
      } while (!precision.enough(tally));
      assertThat(tally.games()).isLessThan(MOST);
      Interval interval =
          Measures.find(goal.measure())
              .orElseThrow()
              .with(precision.rates())
              .estimate(tally, goal.statistic(), precision.confidence())
              .interval();
      held += Objects.requireNonNull(interval).contains(truth) ? 1 : 0;
    }
    return (double) held / CoverageTable.repetitions();
  }

  private static void isNominal(String what, Precision precision, double truth, Games games) {
    double share = TABLE.add(what, precision.confidence(), covered(precision, truth, games));
    assertThat(share)
        .isCloseTo(precision.confidence(), within(CoverageTable.tolerance(precision.confidence())));
  }

  private static Games outcomes(double win, double draw) {
    return (random, games, tally) -> {
      for (long i = 0; i < games; i++) {
        double u = random.nextDouble();
        End end = u < win ? End.FIRST_WINS : u < win + draw ? End.DRAW : End.SECOND_WINS;
        tally.addEnds(Side.ODD, end, 1);
      }
    };
  }

  private static Precision goal(String measure, double halfWidth, long leastGames) {
    Goal goal =
        new Goal(measure, Measures.find(measure).orElseThrow().statistics().get(0), halfWidth);
    return new Precision(List.of(goal), leastGames, MOST);
  }

  @ParameterizedTest
  @CsvSource({"0.5, 0.015, 1000", "0.5, 0.01, 2000", "0.05, 0.008, 2000", "0.05, 0.005, 2000"})
  void rates(double p, double halfWidth, long leastGames) {
    isNominal(
        "rate " + p + " to ±" + halfWidth + ", from " + leastGames + " games",
        goal("first-win", halfWidth, leastGames),
        p,
        outcomes(p, 0));
  }

  @ParameterizedTest
  @CsvSource({"0.45, 0.1, 0.03", "0.8, 0.15, 0.02", "0.1, 0.85, 0.01"})
  void advantages(double win, double draw, double halfWidth) {
    isNominal(
        "advantage, wins " + win + ", draws " + draw + ", to ±" + halfWidth,
        goal("first-player-advantage", halfWidth, 1_000),
        2 * win + draw - 1,
        outcomes(win, draw));
  }

  private static void lengths(SplittableRandom random, long games, Tally tally) {
    tally.addEnds(Side.ODD, End.FIRST_WINS, games);
    for (long i = 0; i < games; i++) {
      int waiting = (int) (Math.log1p(-random.nextDouble()) / Math.log1p(-1 / 21.0));
      tally.of(Count.THROWS).add(30 + waiting);
    }
  }

  @ParameterizedTest
  @CsvSource({"0.8, 1000", "0.5, 1000"})
  void means(double halfWidth, long leastGames) {
    isNominal(
        "mean of a skewed count to ±" + halfWidth,
        goal("throws", halfWidth, leastGames),
        50,
        StoppingCoverageTest::lengths);
  }

  @Test
  void guaranteedRates() {
    Precision precision = goal("first-win", 0.008, 2_000).with(0.95, RateIntervals.GUARANTEED);
    isNominal("Clopper-Pearson, rate 0.05 to ±0.008", precision, 0.05, outcomes(0.05, 0));
  }

  /** Why there is a least number of games: after few games of a skewed count the width misleads. */
  @Test
  void withoutALeastNumberOfGamesTheIntervalWouldMissTooOften() {
    Precision hasty = goal("throws", 6, 10);
    double share = covered(hasty, 50, StoppingCoverageTest::lengths);
    TABLE.add("for comparison: mean of a skewed count to ±6, from 10 games", 0.95, share);
    assertThat(share).isBetween(0.75, 0.93);
  }
}
