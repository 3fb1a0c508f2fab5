package senet.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Objects;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;

/** How often intervals from simulated samples hold the truth. */
final class Coverage {
  /** How often each experiment is made; -Dcoverage.repetitions=N makes more. */
  static final int REPETITIONS = Math.max(2000, Integer.getInteger("coverage.repetitions", 0));

  private static final double HALF_DIGIT = 0.5001e-4;

  private Coverage() {}

  /** Makes an interval from a sample. */
  @FunctionalInterface
  interface Experiment {
    Estimate apply(SplittableRandom random);
  }

  /** The share of repetitions whose interval contains {@code truth}; a missing one does not. */
  static double of(double truth, Experiment experiment) {
    return of(truth, REPETITIONS, experiment);
  }

  /** The same of so many repetitions. */
  static double of(double truth, int repetitions, Experiment experiment) {
    return share(
        repetitions,
        random -> {
          Interval interval = experiment.apply(random).interval();
          return interval != null && interval.contains(truth);
        });
  }

  /** The share of repetitions in which something happens. */
  static double share(int repetitions, Predicate<SplittableRandom> event) {
    SplittableRandom random = new SplittableRandom(20240229);
    int hits = 0;
    for (int i = 0; i < repetitions; i++) {
      if (event.test(random)) {
        hits++;
      }
    }
    return (double) hits / repetitions;
  }

  /** A histogram of n draws. */
  static Histogram sample(SplittableRandom random, int n, ToIntFunction<SplittableRandom> draw) {
    Histogram histogram = new Histogram();
    for (int i = 0; i < n; i++) {
      histogram.add(draw.applyAsInt(random));
    }
    return histogram;
  }

  /** How often each index is drawn in n draws with the given probabilities. */
  static long[] multinomial(SplittableRandom random, int n, double... probabilities) {
    long[] counts = new long[probabilities.length];
    for (int i = 0; i < n; i++) {
      double u = random.nextDouble();
      int k = 0;
      while (k < probabilities.length - 1 && u >= probabilities[k]) {
        u -= probabilities[k++];
      }
      counts[k]++;
    }
    return counts;
  }

  /** The interval of an estimate, which must have one. */
  static Interval interval(Estimate estimate) {
    return Objects.requireNonNull(estimate.interval(), estimate.method());
  }

  /** Asserts the interval of an estimate to four decimals. */
  static void assertInterval(Estimate estimate, double low, double high) {
    Interval interval = interval(estimate);
    assertThat(interval.low()).isCloseTo(low, within(HALF_DIGIT));
    assertThat(interval.high()).isCloseTo(high, within(HALF_DIGIT));
  }
}
