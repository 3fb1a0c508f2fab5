package senet.stats;

/**
 * The difference of two means, or of two ratios of means, with Welch's interval and t tests:
 * unequal variances, and the degrees of freedom of Welch (1947) and Satterthwaite (1946). No
 * interval and no tests where a sample has fewer than two observations, nor where all observations
 * of each sample are equal: a width of zero would claim certainty.
 */
public final class WelchContrast implements Contrast {

  /** A value with its variance, {@code NaN} if it has none, from n observations. */
  private record Part(double value, double variance, long n) {}

  private final Part one;
  private final Part other;
  private final String method;

  private WelchContrast(Part one, Part other, String method) {
    this.one = one;
    this.other = other;
    this.method = method;
  }

  /** The difference of the means of two samples. */
  public static WelchContrast ofMeans(Histogram one, Histogram other) {
    return new WelchContrast(mean(one), mean(other), "welch");
  }

  /** The difference of two ratios, whose variances are those of {@link Ratios#ratio}. */
  public static WelchContrast ofRatios(RatioSums one, RatioSums other) {
    return new WelchContrast(ratio(one), ratio(other), "delta (welch)");
  }

  private static Part mean(Histogram sample) {
    long n = sample.total();
    return new Part(
        n == 0 ? Double.NaN : sample.mean(), n < 2 ? Double.NaN : sample.variance() / n, n);
  }

  private static Part ratio(RatioSums sums) {
    boolean none = sums.n() == 0 || sums.sumX() == 0;
    return new Part(
        none ? Double.NaN : (double) sums.sumY() / sums.sumX(),
        none || sums.n() < 2 ? Double.NaN : Ratios.variance(sums),
        sums.n());
  }

  @Override
  public Estimate difference(double confidence) {
    Confidence.tail(confidence);
    double difference = one.value() - other.value();
    long n = Math.addExact(one.n(), other.n());
    double variance = variance();
    if (Double.isNaN(variance)) {
      return Estimate.none(difference, "too few observations", n);
    }
    if (variance == 0) {
      return Estimate.none(difference, "all observations of a sample equal", n);
    }
    double half = Confidence.t(confidence, degrees()) * Math.sqrt(variance);
    return new Estimate(difference, new Interval(difference - half, difference + half), method, n);
  }

  @Override
  public double standardError() {
    return isTestable() ? Math.sqrt(variance()) : Double.NaN;
  }

  @Override
  public double p() {
    if (!isTestable()) {
      return Double.NaN;
    }
    double t = Math.abs(one.value() - other.value()) / Math.sqrt(variance());
    return 2 * Confidence.upperTail(t, degrees());
  }

  @Override
  public double equivalence(double delta) {
    Contrast.checkDelta(delta);
    if (!isTestable()) {
      return Double.NaN;
    }
    double room = delta - Math.abs(one.value() - other.value());
    return Confidence.upperTail(room / Math.sqrt(variance()), degrees());
  }

  private boolean isTestable() {
    return variance() > 0;
  }

  private double variance() {
    return one.variance() + other.variance();
  }

  private double degrees() {
    double first = one.variance() * one.variance() / (one.n() - 1.0);
    double second = other.variance() * other.variance() / (other.n() - 1.0);
    return variance() * variance() / (first + second);
  }
}
