package senet.report;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Locale;
import java.util.function.DoubleFunction;
import org.jspecify.annotations.Nullable;
import senet.stats.Estimate;
import senet.stats.Interval;

/** Numbers for people: no more digits than their intervals bear out. */
final class Say {
  private Say() {}

  /** A number with its interval, as in {@code 52.5% (52.3–52.7)}; the interval may be missing. */
  record Value(String value, String interval) {
    @Override
    public String toString() {
      return interval.isEmpty() ? value : value + " (" + interval + ")";
    }
  }

  /** A share, in percent. */
  static Value percent(Estimate share) {
    int decimals = decimals(share.interval(), 100, 1);
    return number(share, "%", "–", value -> fixed(value * 100, decimals));
  }

  /** A difference of shares, in percentage points with a sign. */
  static Value points(Estimate difference) {
    return change(difference, 100);
  }

  /** A difference with a sign, multiplied with a scale. */
  static Value change(Estimate difference, double scale) {
    int decimals = decimals(difference.interval(), scale, 1);
    return number(difference, "", " to ", value -> signed(value * scale, decimals));
  }

  /** A quantity. */
  static Value quantity(Estimate estimate) {
    boolean whole = estimate.value() == Math.rint(estimate.value());
    Interval interval = estimate.interval();
    boolean wholeInterval =
        interval == null
            || (interval.low() == Math.rint(interval.low())
                && interval.high() == Math.rint(interval.high()));
    int decimals = whole && wholeInterval ? 0 : decimals(interval, 1, 1);
    String between = interval != null && interval.low() < 0 ? " to " : "–";
    return number(estimate, "", between, value -> fixed(value, decimals));
  }

  /** A change of a quantity, with a sign. */
  static Value change(Estimate difference) {
    int decimals = decimals(difference.interval(), 1, 1);
    return number(difference, "", " to ", value -> signed(value, decimals));
  }

  /** A p-value, as in {@code p = 0.032}. */
  static String p(double p) {
    return p < 0.0001 ? "p < 0.0001" : "p = " + decimal(p, 2);
  }

  /** A p-value, in brief. */
  static String probability(double p) {
    if (Double.isNaN(p)) {
      return "–";
    }
    return p < 0.0001 ? "< 0.0001" : fixed(p, 4);
  }

  /** A number of games, with thin spaces between thousands. */
  static String count(long count) {
    return String.format(Locale.ROOT, "%,d", count).replace(',', '\u2009');
  }

  /** A number with at most so many significant digits and no exponent. */
  static String decimal(double value, int digits) {
    BigDecimal rounded = BigDecimal.valueOf(value).round(new MathContext(digits));
    return rounded.signum() == 0 ? "0" : rounded.stripTrailingZeros().toPlainString();
  }

  /** A number with a fixed number of decimals and a true minus sign. */
  static String fixed(double value, int decimals) {
    BigDecimal rounded = BigDecimal.valueOf(value).setScale(decimals, RoundingMode.HALF_UP);
    return rounded.toPlainString().replace('-', '−');
  }

  /** The same with a sign, except for zero. */
  static String signed(double value, int decimals) {
    String text = fixed(value, decimals);
    boolean zero = text.chars().noneMatch(c -> '1' <= c && c <= '9');
    return zero || value < 0 ? text : "+" + text;
  }

  private static Value number(
      Estimate estimate, String unit, String between, DoubleFunction<String> format) {
    if (Double.isNaN(estimate.value())) {
      return new Value("–", "");
    }
    Interval interval = estimate.interval();
    String ends =
        interval == null
            ? ""
            : format.apply(interval.low()) + between + format.apply(interval.high());
    return new Value(format.apply(estimate.value()) + unit, ends);
  }

  /** How many decimals an interval bears out: two if it is narrow, else the usual number. */
  static int decimals(@Nullable Interval interval, double scale, int usual) {
    return interval != null && (interval.high() - interval.low()) * scale < 0.2 ? 2 : usual;
  }
}
