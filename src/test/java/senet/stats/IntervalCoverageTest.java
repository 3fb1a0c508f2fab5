package senet.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.SplittableRandom;
import java.util.function.ToIntFunction;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import senet.stats.Scores.Term;

/** How often the intervals of a fixed number of games hold the truth. */
@Tag("coverage")
class IntervalCoverageTest {
  private static final CoverageTable TABLE = new CoverageTable("intervals of a fixed number");
  private static final double[] ADVANTAGE = {1, 0, -1};

  @AfterAll
  static void print() {
    TABLE.print();
  }

  private static double covered(
      String what, double confidence, double truth, Coverage.Experiment experiment) {
    double share = Coverage.of(truth, CoverageTable.repetitions(), experiment);
    return TABLE.add(what, confidence, share);
  }

  private static void isNominal(
      String what, double confidence, double truth, Coverage.Experiment experiment) {
    assertThat(covered(what, confidence, truth, experiment))
        .isCloseTo(confidence, within(CoverageTable.tolerance(confidence)));
  }

  private static void isAtLeastNominal(
      String what, double confidence, double truth, Coverage.Experiment experiment) {
    // the number of repetitions does not suffice to tell a coverage of just the nominal from less
    assertThat(covered(what, confidence, truth, experiment))
        .isGreaterThan(confidence - CoverageTable.tolerance(confidence) / 2);
  }

  @ParameterizedTest
  @CsvSource({
    "1000, 0.5, .95",
    "1000, 0.05, .95",
    "2000, 0.01, .95",
    "1000, 0.3, .9",
    "5000, 0.05, .99"
  })
  void rates(int n, double p, double confidence) {
    isNominal(
        "Wilson, rate " + p + ", " + n + " games",
        confidence,
        p,
        random -> Rates.wilson(successes(random, n, p), n, confidence));
    isAtLeastNominal(
        "Clopper-Pearson, rate " + p + ", " + n + " games",
        confidence,
        p,
        random -> Rates.clopperPearson(successes(random, n, p), n, confidence));
  }

  private static long successes(SplittableRandom random, int n, double p) {
    return Coverage.multinomial(random, n, p, 1 - p)[0];
  }

  @ParameterizedTest
  @CsvSource({
    "1000, 0.45, 0.1, .95",
    "1000, 0.5, 0, .95",
    "2000, 0.05, 0.9, .95",
    "1000, 0.8, 0.15, .95",
    "1000, 0.4, 0.3, .99"
  })
  void advantages(int n, double win, double draw, double confidence) {
    isNominal(
        "multinomial, wins " + win + ", draws " + draw + ", " + n + " games",
        confidence,
        2 * win + draw - 1,
        random -> Scores.mean(ADVANTAGE, outcomes(random, n, win, draw), confidence));
  }

  @ParameterizedTest
  @CsvSource({"1000, 0.5, 0.1, 0.4, 0.2", "1000, 0.7, 0, 0.3, 0.05"})
  void advantagesOfBothStarts(int n, double win, double draw, double win2, double draw2) {
    isNominal(
        "half a difference of advantages, 2 × " + n + " games",
        0.95,
        ((2 * win + draw - 1) - (2 * win2 + draw2 - 1)) / 2,
        random ->
            Scores.linear(
                List.of(
                    new Term(0.5, ADVANTAGE, outcomes(random, n, win, draw)),
                    new Term(-0.5, ADVANTAGE, outcomes(random, n, win2, draw2))),
                0.95));
  }

  private static long[] outcomes(SplittableRandom random, int n, double win, double draw) {
    return Coverage.multinomial(random, n, win, draw, 1 - win - draw);
  }

  /**
   * Shapes of counts: how they are drawn, and the moments and quantiles by which they are known.
   */
  enum Shape {
    /** The sum of twelve dice: nearly normal. */
    BELL(random -> dice(random, 12), 42, Math.sqrt(35)),
    /** A game's length: some throws and a waiting time with a mean of 20 (skewness 2). */
    LENGTH(random -> 30 + geometric(random, 1 / 21.0), 50, Math.sqrt(20 * 21)),
    /** The margin of a short game: −1 or 1. */
    COIN(random -> random.nextInt(2) * 2 - 1, 0, 1),
    /** One game in a hundred is ten times as long (kurtosis 76). */
    HEAVY(
        random -> (random.nextInt(100) == 0 ? 10 : 1) * dice(random, 3),
        10.5 * 1.09,
        Math.sqrt((8.75 + 110.25) * (0.99 + 1) - 10.5 * 1.09 * 10.5 * 1.09));

    private final ToIntFunction<SplittableRandom> draw;
    private final double mean;
    private final double deviation;

    Shape(ToIntFunction<SplittableRandom> draw, double mean, double deviation) {
      this.draw = draw;
      this.mean = mean;
      this.deviation = deviation;
    }
  }

  private static int dice(SplittableRandom random, int n) {
    int sum = 0;
    for (int i = 0; i < n; i++) {
      sum += 1 + random.nextInt(6);
    }
    return sum;
  }

  /** Failures before the first success. */
  private static int geometric(SplittableRandom random, double p) {
    return (int) (Math.log1p(-random.nextDouble()) / Math.log1p(-p));
  }

  @ParameterizedTest
  @CsvSource({
    "BELL, 30, .95",
    "LENGTH, 200, .95",
    "LENGTH, 1000, .95",
    "LENGTH, 1000, .99",
    "COIN, 200, .95",
    "HEAVY, 5000, .95"
  })
  void means(Shape shape, int n, double confidence) {
    isNominal(
        "t, mean of " + shape + ", " + n + " games",
        confidence,
        shape.mean,
        random -> Means.mean(Coverage.sample(random, n, shape.draw), confidence));
  }

  @Test
  void meansOfFewGamesWithAHeavyTail() {
    double share =
        covered(
            "t, mean of HEAVY, 1000 games: too few",
            0.95,
            Shape.HEAVY.mean,
            random -> Means.mean(Coverage.sample(random, 1_000, Shape.HEAVY.draw), 0.95));
    assertThat(share).isBetween(0.91 - CoverageTable.noise(0.95), 0.96);
  }

  @ParameterizedTest
  @CsvSource({"BELL, 200, .95", "LENGTH, 2000, .95", "LENGTH, 2000, .9", "HEAVY, 4000, .95"})
  void deviations(Shape shape, int n, double confidence) {
    isNominal(
        "log-sd, deviation of " + shape + ", " + n + " games",
        confidence,
        shape.deviation,
        random -> Spreads.standardDeviation(Coverage.sample(random, n, shape.draw), confidence));
  }

  /**
   * Where the interval of a deviation is known to be too short: with nearly normal counts it comes
   * within 1.5 points from about 100 games on, with skewed ones from about 2,000.
   */
  @ParameterizedTest
  @CsvSource({"BELL, 30, 0.05", "LENGTH, 100, 0.09", "LENGTH, 1000, 0.03", "HEAVY, 500, 0.06"})
  void deviationsFromFewGames(Shape shape, int n, double atMostShort) {
    double share =
        covered(
            "log-sd, deviation of " + shape + ", " + n + " games: too few",
            0.95,
            shape.deviation,
            random -> Spreads.standardDeviation(Coverage.sample(random, n, shape.draw), 0.95));
    assertThat(share).isBetween(0.95 - atMostShort - CoverageTable.noise(0.95), 0.96);
  }

  @ParameterizedTest
  @CsvSource({"500, 0.5, .95", "500, 0.05, .95", "1000, 0.95, .95", "1000, 0.25, .9"})
  void quantiles(int n, double q, double confidence) {
    // many values, so that ties hardly raise the coverage
    isNominal(
        "order statistics, quantile " + q + ", " + n + " games",
        confidence,
        q * 4_000 - 1,
        random ->
            Quantiles.quantile(Coverage.sample(random, n, r -> r.nextInt(4_000)), q, confidence));
  }

  @ParameterizedTest
  @CsvSource({"1000, 0.5", "1000, 0.9"})
  void quantilesOfFewValues(int n, double q) {
    isAtLeastNominal(
        "order statistics with ties, quantile " + q + ", " + n + " games",
        0.95,
        q == 0.5 ? 42 : 50,
        random -> Quantiles.quantile(Coverage.sample(random, n, Shape.BELL.draw), q, 0.95));
  }

  @ParameterizedTest
  @CsvSource({"200, .95", "1000, .95", "1000, .99"})
  void ratios(int n, double confidence) {
    // as many moves as a game is long, and one to six choices in each
    isNominal(
        "delta, ratio of sums, " + n + " games",
        confidence,
        3.5,
        random -> {
          RatioSums sums = new RatioSums();
          for (int i = 0; i < n; i++) {
            int moves = 1 + geometric(random, 0.1);
            sums.add(dice(random, moves), moves);
          }
          return Ratios.ratio(sums, confidence);
        });
  }
}
