package senet.stats;

import java.util.List;

/**
 * Means of observations that take one of a few values, such as the score of a game (win 1, draw ½,
 * loss 0), from the counts of these values.
 *
 * <p>The interval is mean ± z·e with the multinomial variance e² = (Σaᵢ²p̂ᵢ − s²)/n, method "{@code
 * multinomial}". This fails where the sample hardly varies. So when fewer than ten observations
 * differ from the commonest value, or n is below 25 times the squared skewness of the sample
 * (Cochran, Sampling Techniques, 1977, section 2.15), the limits are those of Wilson's interval for
 * the mean rescaled from [min a, max a] to [0, 1]: conservative, as no distribution on [0, 1] with
 * mean s has a variance above s(1 − s), and for two values Wilson's interval itself. Either way,
 * intervals end at the least and the greatest possible mean, counting values never observed.
 *
 * <p>Values are finite, counts not negative, and as many as the values, at least one. Without
 * observations the estimate is {@code NaN} without an interval. The confidence is strictly between
 * 0 and 1. Anything else throws {@link IllegalArgumentException}.
 */
public final class Scores {
  private Scores() {}

  /**
   * One sample in a linear combination of means; copies the arrays.
   *
   * @param coefficient the finite factor of the mean
   * @param values what observations can be
   * @param counts how often each value was observed
   */
  // Equality of terms is of no use to anybody, so that arrays compare by identity does no harm.
  @SuppressWarnings("ArrayRecordComponent")
  public record Term(double coefficient, double[] values, long[] counts) {
    /**
     * Checks the coefficient.
     *
     * @throws IllegalArgumentException if it is not finite
     */
    public Term {
      if (!Double.isFinite(coefficient)) {
        throw new IllegalArgumentException("coefficient is not finite: " + coefficient);
      }
      values = values.clone();
      counts = counts.clone();
    }
  }

  /**
   * The mean of one sample, method "{@code multinomial}" or "{@code wilson (bound)}" as above.
   *
   * @param values what observations can be
   * @param counts how often each value was observed
   */
  public static Estimate mean(double[] values, long[] counts, double confidence) {
    ScoreSample sample = ScoreSample.of(values, counts, Confidence.z(confidence));
    if (sample.n() == 0) {
      return Estimate.nothingObserved();
    }
    double low = Math.max(sample.least(), sample.low());
    double high = Math.min(sample.greatest(), sample.high());
    String method = sample.bound() ? "wilson (bound)" : "multinomial";
    return new Estimate(sample.mean(), new Interval(low, high), method, sample.n());
  }

  /**
   * The sum Σ coefficient·mean over independent samples, such as a difference of scores; {@code n}
   * is the total of all samples.
   *
   * <p>The distances from the estimate to its limits add in squares, which for plain samples is to
   * add their variances (method "{@code multinomial}"). Where a sample needs Wilson's limits, its
   * distance below and above differ, and the same rule is MOVER (Zou and Donner 2008; for rates,
   * method 10 of Newcombe 1998 on differences), method "{@code mover (bound)}".
   *
   * @param terms at least one; without observations in any one of them there is no estimate
   */
  public static Estimate linear(List<Term> terms, double confidence) {
    Limits limits = limits(terms, Confidence.z(confidence));
    if (!limits.allObserved()) {
      return Estimate.none(Double.NaN, "a sample without observations", limits.n());
    }
    double low = Math.max(limits.least(), limits.value() - limits.below());
    double high = Math.min(limits.greatest(), limits.value() + limits.above());
    String method = limits.bound() ? "mover (bound)" : "multinomial";
    return new Estimate(limits.value(), new Interval(low, high), method, limits.n());
  }

  /**
   * A linear combination with the distances to its limits.
   *
   * @param value the combination
   * @param below how far the lower limit lies below it, before it is cut to the range
   * @param above how far the upper limit lies above it
   * @param least the least possible value
   * @param greatest the greatest possible value
   * @param bound whether a sample needs Wilson's limits
   * @param allObserved whether each sample has observations
   * @param n the number of observations in all samples
   */
  record Limits(
      double value,
      double below,
      double above,
      double least,
      double greatest,
      boolean bound,
      boolean allObserved,
      long n) {}

  /** The combination with its limits at the normal critical value {@code z}. */
  static Limits limits(List<Term> terms, double z) {
    if (terms.isEmpty()) {
      throw new IllegalArgumentException("no terms: " + terms);
    }
    double value = 0;
    double below = 0;
    double above = 0;
    double least = 0;
    double greatest = 0;
    long n = 0;
    boolean bound = false;
    boolean allObserved = true;
    for (Term term : terms) {
      double c = term.coefficient();
      ScoreSample sample = ScoreSample.of(term.values(), term.counts(), z);
      double down = c * (sample.mean() - sample.low());
      double up = c * (sample.high() - sample.mean());
      value += c * sample.mean();
      // A negative coefficient swaps the limits.
      below += c < 0 ? up * up : down * down;
      above += c < 0 ? down * down : up * up;
      least += Math.min(c * sample.least(), c * sample.greatest());
      greatest += Math.max(c * sample.least(), c * sample.greatest());
      n = Math.addExact(n, sample.n());
      bound |= sample.bound();
      allObserved &= sample.n() > 0;
    }
    // Sums of rounded terms may pass the ends of the range by a last digit.
    value = Math.min(greatest, Math.max(least, value));
    return new Limits(
        value, Math.sqrt(below), Math.sqrt(above), least, greatest, bound, allObserved, n);
  }
}
