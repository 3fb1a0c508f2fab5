package senet.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * How often the intervals of shares hold the truth, and the test of fit raises a false alarm, over
 * simulated studies; {@code -Dcoverage.repetitions=N} for more of them.
 */
class FactorialCoverageTest {
  private static final int REPETITIONS = Integer.getInteger("coverage.repetitions", 1000);
  private static final double TOLERANCE = 0.015;
  private static final int GAMES = 500;
  private static final double[] VALUES = {1, 0, -1};

  /** Four factors of which d changes only after c. */
  private static final int[] CELLS =
      IntStream.range(0, 16).filter(cell -> (cell & 8) == 0 || (cell & 4) != 0).toArray();

  private static final FactorialDesign DESIGN = new FactorialDesign(4, CELLS);

  /** What chance may add to or take from a rate, four standard errors. */
  private static double chance(double rate) {
    return 4 * Math.sqrt(rate * (1 - rate) / REPETITIONS);
  }

  /** An expected advantage with main effects, pairs, and so much of an interaction of three. */
  private static double truth(int cell, double three) {
    double a = (cell & 1) == 0 ? -1 : 1;
    double b = (cell & 2) == 0 ? -1 : 1;
    double c = (cell & 4) == 0 ? -1 : 1;
    double d = (cell & 8) == 0 ? -1 : 1;
    return 0.05
        + 0.15 * a
        - 0.04 * b
        + 0.08 * c
        + 0.02 * d
        + 0.05 * a * b
        - 0.06 * b * c
        + 0.03 * a * d
        + three * a * b * c;
  }

  private static FactorialAnalysis study(SplittableRandom random, double three) {
    int n = CELLS.length;
    double[] values = new double[n];
    double[] variances = new double[n];
    long[] games = new long[n];
    for (int i = 0; i < n; i++) {
      double advantage = truth(CELLS[i], three);
      double draw = 0.2;
      double first = (1 - draw + advantage) / 2;
      long[] counts = Coverage.multinomial(random, GAMES, first, draw, 1 - draw - first);
      Estimate estimate = Scores.mean(VALUES, counts, 0.95);
      values[i] = estimate.value();
      variances[i] = Responses.variance(Coverage.interval(estimate), 0.95);
      games[i] = GAMES;
    }
    Responses responses = new Responses(values, variances, games, IntStream.range(0, n).toArray());
    return FactorialAnalysis.of(DESIGN, responses, 0.95);
  }

  /** The same without error, for the truth of every number. */
  private static FactorialAnalysis exact(double three) {
    int n = CELLS.length;
    double[] values = IntStream.of(CELLS).mapToDouble(cell -> truth(cell, three)).toArray();
    double[] variances = IntStream.range(0, n).mapToDouble(i -> 1).toArray();
    return FactorialAnalysis.of(
        DESIGN,
        new Responses(values, variances, new long[n], IntStream.range(0, n).toArray()),
        0.95);
  }

  @Test
  void sharesCoverAndTheTestOfFitRaisesFewFalseAlarms() {
    double[] truths =
        exact(0).total().orElseThrow().shares().stream()
            .mapToDouble(share -> share.estimate().value())
            .toArray();
    assertThat(truths).containsExactly(new double[] {0.3, -0.08, 0.16, 0.04}, within(1e-9));
    SplittableRandom random = new SplittableRandom(1992);
    int[] held = new int[truths.length];
    int alarms = 0;
    int discrepancies = 0;
    for (int repetition = 0; repetition < REPETITIONS; repetition++) {
      FactorialAnalysis study = study(random, 0);
      alarms += study.fits(0.95) ? 0 : 1;
      FactorialAnalysis.Total total = study.total().orElseThrow();
      discrepancies += total.sum().p() < 0.05 ? 1 : 0;
      for (int j = 0; j < truths.length; j++) {
        held[j] += Coverage.interval(total.shares().get(j).estimate()).contains(truths[j]) ? 1 : 0;
      }
    }
    for (int hits : held) {
      assertRate("coverage of a share", hits, 0.95);
    }
    assertRate("false alarms of the lack of fit", alarms, 0.05);
    assertRate("false alarms of the sum", discrepancies, 0.05);
  }

  @Test
  void shapleyValuesCoverAndTheTestOfFitFindsWhatThereIs() {
    double[] truths =
        exact(0.06).total().orElseThrow().shapley().stream()
            .mapToDouble(share -> share.estimate().value())
            .toArray();
    SplittableRandom random = new SplittableRandom(1953);
    int[] held = new int[truths.length];
    int found = 0;
    for (int repetition = 0; repetition < REPETITIONS; repetition++) {
      FactorialAnalysis study = study(random, 0.06);
      found += study.fits(0.95) ? 0 : 1;
      FactorialAnalysis.Total total = study.total().orElseThrow();
      for (int j = 0; j < truths.length; j++) {
        held[j] += Coverage.interval(total.shapley().get(j).estimate()).contains(truths[j]) ? 1 : 0;
      }
    }
    for (int hits : held) {
      assertRate("coverage of a Shapley value", hits, 0.95);
    }
    assertThat(found).isGreaterThan(REPETITIONS * 9 / 10);
  }

  private static void assertRate(String what, int count, double nominal) {
    double rate = (double) count / REPETITIONS;
    if (System.getProperty("coverage.repetitions") != null) {
      System.out.printf("%s: %.4f of %d, nominal %.2f%n", what, rate, REPETITIONS, nominal);
    }
    assertThat(rate).as(what).isCloseTo(nominal, within(TOLERANCE + chance(nominal)));
  }
}
