package senet.stats;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import java.util.function.Predicate;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * How often intervals that may be looked at at any time hold the truth at all of many times: after
 * every game at first, and then after a fiftieth more each time.
 */
@Tag("coverage")
class SequenceCoverageTest {
  private static final CoverageTable TABLE =
      new CoverageTable("intervals looked at again and again");
  private static final int LONGEST = 20_000;
  private static final double[] ADVANTAGE = {1, 0, -1};

  @AfterAll
  static void print() {
    TABLE.print();
  }

  /** A run that goes on, and what it says so far. */
  private interface Course {
    void play(SplittableRandom random, int games);

    Estimate look();
  }

  /** The share of courses whose interval holds the truth whenever there is one. */
  private static double alwaysCovered(double truth, java.util.function.Supplier<Course> start) {
    SplittableRandom random = new SplittableRandom(20260301);
    Predicate<Course> holds =
        course -> {
          for (int games = 0; games < LONGEST; ) {
            int more = Math.max(1, games / 50);
            course.play(random, more);
            games += more;
            Interval interval = course.look().interval();
            if (interval != null && !interval.contains(truth)) {
              return false;
            }
          }
          return true;
        };
    int held = 0;
    for (int i = 0; i < CoverageTable.repetitions(); i++) {
      held += holds.test(start.get()) ? 1 : 0;
    }
    return (double) held / CoverageTable.repetitions();
  }

  private static void isAtLeastNominal(String what, double confidence, double share) {
    assertThat(TABLE.add(what, confidence, share))
        .isGreaterThanOrEqualTo(confidence - CoverageTable.noise(confidence));
  }

  /** Counts of some outcomes. */
  private abstract static class Outcomes implements Course {
    final double[] probabilities;
    final long[] counts;
    int n;

    Outcomes(double... probabilities) {
      this.probabilities = probabilities;
      this.counts = new long[probabilities.length];
    }

    @Override
    public void play(SplittableRandom random, int games) {
      long[] more = Coverage.multinomial(random, games, probabilities);
      for (int i = 0; i < counts.length; i++) {
        counts[i] += more[i];
      }
      n += games;
    }
  }

  @ParameterizedTest
  @CsvSource({"0.5, .95", "0.05, .95", "0.3, .9"})
  void rates(double p, double confidence) {
    double share =
        alwaysCovered(
            p,
            () ->
                new Outcomes(p, 1 - p) {
                  @Override
                  public Estimate look() {
                    return ConfidenceSequences.rate(counts[0], n, confidence);
                  }
                });
    isAtLeastNominal("beta mixture, rate " + p, confidence, share);
  }

  @ParameterizedTest
  @CsvSource({"0.45, 0.1, .95", "0.05, 0.9, .95", "0.8, 0.15, .9"})
  void advantages(double win, double draw, double confidence) {
    double share =
        alwaysCovered(
            2 * win + draw - 1,
            () ->
                new Outcomes(win, draw, 1 - win - draw) {
                  @Override
                  public Estimate look() {
                    return ConfidenceSequences.score(ADVANTAGE, counts, confidence);
                  }
                });
    isAtLeastNominal(
        "normal mixture, advantage, wins " + win + ", draws " + draw, confidence, share);
  }

  @ParameterizedTest
  @CsvSource({".95", ".9"})
  void means(double confidence) {
    // throws and a waiting time with a mean of 20: skewness 2
    double share = alwaysCovered(50, () -> new Lengths(confidence));
    isAtLeastNominal("normal mixture, mean of a skewed count", confidence, share);
  }

  /** A count with a long tail. */
  private static final class Lengths implements Course {
    private final Histogram histogram = new Histogram();
    private final double confidence;

    Lengths(double confidence) {
      this.confidence = confidence;
    }

    @Override
    public void play(SplittableRandom random, int games) {
      for (int i = 0; i < games; i++) {
        histogram.add(30 + (int) (Math.log1p(-random.nextDouble()) / Math.log1p(-1 / 21.0)));
      }
    }

    @Override
    public Estimate look() {
      return ConfidenceSequences.mean(histogram, confidence);
    }
  }

  @Test
  void anIntervalForOneLookDoesNotHoldAtAllTimes() {
    double share =
        alwaysCovered(
            0.5,
            () ->
                new Outcomes(0.5, 0.5) {
                  @Override
                  public Estimate look() {
                    return Rates.wilson(counts[0], n, 0.95);
                  }
                });
    assertThat(TABLE.add("for comparison: Wilson, made for one look, rate 0.5", 0.95, share))
        .isLessThan(0.7);
  }
}
