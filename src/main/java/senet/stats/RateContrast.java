package senet.stats;

/**
 * The difference of two rates. Its interval is Newcombe's hybrid score interval (method 10 of
 * Newcombe, "Interval estimation for the difference between independent proportions", 1998), made
 * of the limits of Wilson's intervals. Its tests are score tests: the two-proportion z test of no
 * difference, and, for equivalence, that of Farrington and Manning (1990), which is the same at a
 * difference of zero. They hold with few events too, even with none.
 */
public final class RateContrast implements Contrast {
  private final long successes;
  private final long n;
  private final long otherSuccesses;
  private final long otherN;

  /**
   * Two samples: successes of {@code n} trials each.
   *
   * @throws IllegalArgumentException unless 0 ≤ successes ≤ trials in both
   */
  public RateContrast(long successes, long n, long otherSuccesses, long otherN) {
    Rates.check(successes, n);
    Rates.check(otherSuccesses, otherN);
    this.successes = successes;
    this.n = n;
    this.otherSuccesses = otherSuccesses;
    this.otherN = otherN;
  }

  @Override
  public Estimate difference(double confidence) {
    double z = Confidence.z(confidence);
    long both = Math.addExact(n, otherN);
    return isEmpty()
        ? Estimate.none(Double.NaN, "a sample without observations", both)
        : new Estimate(rate() - otherRate(), interval(z), "newcombe", both);
  }

  private Interval interval(double z) {
    double p = rate();
    double q = otherRate();
    Interval first = Rates.wilsonInterval(p, (double) n, z);
    Interval second = Rates.wilsonInterval(q, (double) otherN, z);
    double low = p - q - Math.hypot(p - first.low(), second.high() - q);
    double high = p - q + Math.hypot(first.high() - p, q - second.low());
    return new Interval(Math.max(-1, low), Math.min(1, high));
  }

  /**
   * After Agresti and Caffo (2000), with one more success and one more failure in each sample: not
   * zero even without any events.
   */
  @Override
  public double standardError() {
    if (isEmpty()) {
      return Double.NaN;
    }
    double p = (successes + 1.0) / (n + 2.0);
    double q = (otherSuccesses + 1.0) / (otherN + 2.0);
    return Math.sqrt(p * (1 - p) / (n + 2.0) + q * (1 - q) / (otherN + 2.0));
  }

  @Override
  public double p() {
    if (isEmpty()) {
      return Double.NaN;
    }
    double pooled = ((double) successes + otherSuccesses) / ((double) n + otherN);
    double error = error(pooled, pooled);
    return error == 0 ? 1 : 2 * Confidence.upperTail(Math.abs(rate() - otherRate()) / error);
  }

  @Override
  public double equivalence(double delta) {
    Contrast.checkDelta(delta);
    if (isEmpty()) {
      return Double.NaN;
    }
    double difference = rate() - otherRate();
    if (delta >= 1) {
      // a difference of 1 leaves nothing to chance: all succeed here and none there
      return Math.abs(difference) >= delta ? 1 : 0;
    }
    double above = (difference + delta) / errorAt(-delta);
    double below = (delta - difference) / errorAt(delta);
    return Confidence.upperTail(Math.min(above, below));
  }

  /** The standard error under the rates that are likeliest if they differ by {@code shift}. */
  private double errorAt(double shift) {
    double p = likeliest(shift);
    return error(p, p - shift);
  }

  /**
   * The likeliest first rate if the second is less by {@code shift}: the root of a cubic in the
   * closed form of Farrington and Manning, in their appendix.
   */
  private double likeliest(double shift) {
    double theta = (double) otherN / n;
    double p = rate();
    double q = otherRate();
    double a = 1 + theta;
    double b = -(1 + theta + p + theta * q + shift * (theta + 2));
    double c = shift * shift + shift * (2 * p + theta + 1) + p + theta * q;
    double d = -p * shift * (1 + shift);
    double third = b / (3 * a);
    double v = third * third * third - b * c / (6 * a * a) + d / (2 * a);
    double u = Math.copySign(Math.sqrt(Math.max(0, third * third - c / (3 * a))), v);
    double ratio = u == 0 ? 0 : v / (u * u * u);
    double w = (Math.PI + Math.acos(Math.min(1, Math.max(-1, ratio)))) / 3;
    double root = 2 * u * Math.cos(w) - third;
    return Math.min(Math.min(1, 1 + shift), Math.max(Math.max(0, shift), root));
  }

  private double error(double p, double q) {
    return Math.sqrt(Math.max(0, p * (1 - p)) / n + Math.max(0, q * (1 - q)) / otherN);
  }

  private boolean isEmpty() {
    return n == 0 || otherN == 0;
  }

  private double rate() {
    return (double) successes / n;
  }

  private double otherRate() {
    return (double) otherSuccesses / otherN;
  }
}
