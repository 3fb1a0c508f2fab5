package senet.stats;

/**
 * One sample of outcome values, reduced to its mean and confidence limits.
 *
 * @param mean NaN without observations
 * @param low the lower limit, not above {@code mean}; may lie below {@code least}
 * @param high the upper limit, not below {@code mean}; may lie above {@code greatest}
 * @param bound whether the limits come from Wilson's interval instead of the variance
 * @param least the least possible value
 * @param greatest the greatest possible value
 * @param n the number of observations
 */
record ScoreSample(
    double mean, double low, double high, boolean bound, double least, double greatest, long n) {
  private static final long MIN_UNLIKE = 10;
  private static final double COCHRAN = 25;

  /** Reduces counts of values, for two-sided limits at the normal critical value {@code z}. */
  static ScoreSample of(double[] values, long[] counts, double z) {
    check(values, counts);
    long n = 0;
    double least = values[0];
    double greatest = values[0];
    for (int i = 0; i < values.length; i++) {
      n = Math.addExact(n, counts[i]);
      least = Math.min(least, values[i]);
      greatest = Math.max(greatest, values[i]);
    }
    if (n == 0) {
      return new ScoreSample(Double.NaN, Double.NaN, Double.NaN, true, least, greatest, 0);
    }
    double range = greatest - least;
    if (range == 0) {
      return new ScoreSample(least, least, least, true, least, greatest, n);
    }
    // On the scale where the values span [0, 1].
    double score = 0;
    for (int i = 0; i < values.length; i++) {
      score += (values[i] - least) / range * counts[i];
    }
    score = Math.min(1, score / n);
    Interval interval = Rates.wilsonInterval(score, (double) n, z);
    boolean bound = mostlyAlike(values, counts, n);
    double m2 = 0;
    double m3 = 0;
    for (int i = 0; i < values.length; i++) {
      double deviation = (values[i] - least) / range - score;
      m2 += deviation * deviation * counts[i] / n;
      m3 += deviation * deviation * deviation * counts[i] / n;
    }
    bound |= n * m2 * m2 * m2 < COCHRAN * m3 * m3;
    if (!bound) {
      double half = z * Math.sqrt(m2 / n);
      interval = new Interval(score - half, score + half);
    }
    double mean = least + range * score;
    double low = least + range * interval.low();
    double high = least + range * interval.high();
    return new ScoreSample(mean, low, high, bound, least, greatest, n);
  }

  /** Whether fewer than ten observations differ in value from the commonest. */
  private static boolean mostlyAlike(double[] values, long[] counts, long n) {
    for (double value : values) {
      long unlike = n;
      for (int i = 0; i < values.length; i++) {
        unlike -= values[i] == value ? counts[i] : 0;
      }
      if (unlike < MIN_UNLIKE) {
        return true;
      }
    }
    return false;
  }

  private static void check(double[] values, long[] counts) {
    if (values.length == 0 || values.length != counts.length) {
      throw new IllegalArgumentException(
          "values and counts must pair up: " + values.length + " and " + counts.length);
    }
    for (int i = 0; i < values.length; i++) {
      if (!Double.isFinite(values[i])) {
        throw new IllegalArgumentException("value is not finite: " + values[i]);
      }
      if (counts[i] < 0) {
        throw new IllegalArgumentException("count of " + values[i] + " is negative: " + counts[i]);
      }
    }
  }
}
