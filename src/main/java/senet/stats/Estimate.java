package senet.stats;

import org.jspecify.annotations.Nullable;

/**
 * A number estimated from observations, with its confidence interval.
 *
 * @param value the estimate, in the unit of what was observed; {@code NaN} where the observations
 *     do not determine it, as when there are none
 * @param interval the confidence interval, in the same unit; null only where none makes sense, and
 *     then {@code method} says why
 * @param method how the interval was made, as printed in a CSV cell: not blank, and without commas,
 *     quotes and line breaks. Methods of this package start with {@code "none: "} exactly when the
 *     interval is null
 * @param n the number of observations, not negative
 */
public record Estimate(double value, @Nullable Interval interval, String method, long n) {

  /**
   * Checks the ranges above.
   *
   * @throws IllegalArgumentException if {@code method} or {@code n} is out of its range
   */
  public Estimate {
    if (method.isBlank() || method.chars().anyMatch(c -> ",\"\r\n".indexOf(c) >= 0)) {
      throw new IllegalArgumentException("method is not a plain CSV cell: \"" + method + "\"");
    }
    if (n < 0) {
      throw new IllegalArgumentException("number of observations is negative: " + n);
    }
  }

  /** An estimate without an interval, for the given reason. */
  static Estimate none(double value, String reason, long n) {
    return new Estimate(value, null, "none: " + reason, n);
  }

  /** What every estimator answers when nothing was observed. */
  static Estimate nothingObserved() {
    return none(Double.NaN, "no observations", 0);
  }
}
