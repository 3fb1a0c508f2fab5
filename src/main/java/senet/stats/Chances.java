package senet.stats;

import java.math.BigInteger;
import java.util.List;

/**
 * Estimates from the chances of games instead of their outcomes: by the law of total variance the
 * mean of the chances of winning, given some of a game, is the chance of winning, and it varies
 * less (Rao–Blackwell; Asmussen and Glynn, Stochastic Simulation, 2007, section V.4).
 *
 * <p>The interval is mean ± z·s/√n. Where the mean is not √10 standard errors from both ends of its
 * range, it is Wilson's interval rescaled to that range instead, which is conservative, as no
 * distribution on [0, 1] with mean p has a variance above p(1 − p). No interval with fewer than two
 * games or where all chances are equal.
 */
public final class Chances {
  private static final double LEAST_DISTANCE = 10;

  private Chances() {}

  /**
   * The mean of {@code constant + win·P(win) + draw·P(draw)}.
   *
   * @param method how the chances came about, as the method begins
   * @param confidence strictly between 0 and 1
   */
  public static Estimate mean(ChanceSums sums, Combination what, String method, double confidence) {
    double z = Confidence.z(confidence);
    if (sums.n() == 0) {
      return Estimate.nothingObserved();
    }
    double mean = what.mean(sums);
    if (sums.n() == 1) {
      return Estimate.none(mean, "one observation", 1);
    }
    double variance = what.variance(sums);
    if (variance == 0) {
      return Estimate.none(mean, "all observations equal", sums.n());
    }
    double error = variance / sums.n();
    double end = Math.min(mean - what.least(), what.greatest() - mean);
    if (end * end < LEAST_DISTANCE * error) {
      double range = what.greatest() - what.least();
      Interval wilson = Rates.wilsonInterval((mean - what.least()) / range, (double) sums.n(), z);
      return new Estimate(
          mean,
          new Interval(what.least() + range * wilson.low(), what.least() + range * wilson.high()),
          method + "; wilson (bound)",
          sums.n());
    }
    double half = z * Math.sqrt(error);
    return new Estimate(
        mean,
        new Interval(Math.max(what.least(), mean - half), Math.min(what.greatest(), mean + half)),
        method + "; normal",
        sums.n());
  }

  /**
   * How many times the variance of a game's outcome is that of its chances, each as a sample
   * variance: so many games known by their outcomes are worth one known by its chances. It is told
   * without an interval.
   *
   * @param values what outcomes count
   * @param counts how many games had each outcome
   */
  public static Estimate varianceRatio(
      ChanceSums sums, Combination what, double[] values, long[] counts) {
    double n = 0;
    double sum = 0;
    double squares = 0;
    for (int i = 0; i < values.length; i++) {
      n += counts[i];
      sum += values[i] * counts[i];
      squares += values[i] * values[i] * counts[i];
    }
    double ofOutcomes = (squares - sum * sum / n) / (n - 1);
    double ofChances = sums.n() < 2 ? 0 : what.variance(sums);
    return ofChances == 0
        ? Estimate.none(Double.NaN, "all observations equal", sums.n())
        : Estimate.none(ofOutcomes / ofChances, "a quotient of two sample variances", sums.n());
  }

  /**
   * What is averaged: {@code constant + win·P(win) + draw·P(draw)}.
   *
   * @param constant a whole number
   * @param win factor of the chance of a win
   * @param draw factor of the chance of a draw
   */
  public record Combination(int constant, int win, int draw) {
    double least() {
      return constant + Math.min(0, Math.min(win, draw));
    }

    double greatest() {
      return constant + Math.max(0, Math.max(win, draw));
    }

    /** The mean, rounded once. */
    double mean(ChanceSums sums) {
      return Exact.quotient(sum(sums), times(unit(), sums.n()));
    }

    /** The unbiased variance of one game, rounded once; needs two games. */
    public double variance(ChanceSums sums) {
      BigInteger n = BigInteger.valueOf(sums.n());
      BigInteger sum = sum(sums);
      BigInteger numerator = n.multiply(sumOfSquares(sums)).subtract(sum.multiply(sum));
      BigInteger denominator = n.multiply(n.subtract(BigInteger.ONE)).multiply(unit().pow(2));
      return Exact.quotient(numerator, denominator);
    }

    private BigInteger sum(ChanceSums sums) {
      List<BigInteger> s = sums.sums();
      return times(unit(), (long) constant * sums.n())
          .add(times(s.get(0), win))
          .add(times(s.get(1), draw));
    }

    private BigInteger sumOfSquares(ChanceSums sums) {
      List<BigInteger> s = sums.sums();
      return times(times(unit().pow(2), sums.n()), (long) constant * constant)
          .add(times(unit().multiply(s.get(0)), 2L * constant * win))
          .add(times(unit().multiply(s.get(1)), 2L * constant * draw))
          .add(times(s.get(2), (long) win * win))
          .add(times(s.get(3), (long) draw * draw))
          .add(times(s.get(4), 2L * win * draw));
    }

    private static BigInteger unit() {
      return BigInteger.valueOf(ChanceSums.UNIT);
    }

    private static BigInteger times(BigInteger number, long factor) {
      return number.multiply(BigInteger.valueOf(factor));
    }
  }
}
