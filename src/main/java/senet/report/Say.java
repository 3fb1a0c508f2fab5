package senet.report;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.List;
import java.util.function.BinaryOperator;
import java.util.function.DoubleFunction;
import org.jspecify.annotations.Nullable;
import senet.language.Language;
import senet.stats.Estimate;
import senet.stats.Interval;

/** Words and numbers for people in a language: no more digits than intervals bear out. */
final class Say {

  /** What is said in files that are data. */
  static final Say ENGLISH = new Say(Language.ENGLISH);

  /** What chooses the plural form that goes with decimals. */
  private static final double DECIMALS = 0.5;

  private final Language language;

  Say(Language language) {
    this.language = language;
  }

  /** A number with its interval, as in {@code 52.5% (52.3–52.7)}; the interval may be missing. */
  record Value(String value, String interval) {
    @Override
    public String toString() {
      return interval.isEmpty() ? value : value + " (" + interval + ")";
    }
  }

  Language language() {
    return language;
  }

  /** A message of the language. */
  String text(String key, Object... arguments) {
    return language.say(key, arguments);
  }

  /** A share, in percent. */
  Value percent(Estimate share) {
    Value number = share(share);
    return Double.isNaN(share.value())
        ? number
        : new Value(percent(number.value()), number.interval());
  }

  /** A number of percent with its sign. */
  String percent(String number) {
    return text("number.percent", number);
  }

  /** A share, in percent without the sign. */
  Value share(Estimate share) {
    int decimals = decimals(share.interval(), 100, 1);
    return number(share, this::dash, value -> fixed(value * 100, decimals));
  }

  /** A difference of shares, in percentage points with a sign. */
  Value points(Estimate difference) {
    return change(difference, 100);
  }

  /** A difference with a sign, multiplied with a scale. */
  Value change(Estimate difference, double scale) {
    int decimals = decimals(difference.interval(), scale, 1);
    return number(difference, this::to, value -> signed(value * scale, decimals));
  }

  /** A quantity. */
  Value quantity(Estimate estimate) {
    boolean whole = estimate.value() == Math.rint(estimate.value());
    Interval interval = estimate.interval();
    boolean wholeInterval =
        interval == null
            || (interval.low() == Math.rint(interval.low())
                && interval.high() == Math.rint(interval.high()));
    int decimals = whole && wholeInterval ? 0 : decimals(interval, 1, 1);
    boolean belowZero = interval != null && interval.low() < 0;
    return number(estimate, belowZero ? this::to : this::dash, value -> fixed(value, decimals));
  }

  /** A change of a quantity, with a sign. */
  Value change(Estimate difference) {
    return change(difference, 1);
  }

  /** A p-value, as in {@code p = 0.032}; below the least, as in {@code p < 0.0001}. */
  String p(double p, double least) {
    return p < least ? text("number.p.below", decimal(least, 1)) : text("number.p", decimal(p, 2));
  }

  /** A p-value, in brief. */
  String probability(double p) {
    if (Double.isNaN(p)) {
      return "–";
    }
    return p < 0.0001 ? "< " + decimal(0.0001, 1) : fixed(p, 4);
  }

  /** A number of games. */
  String count(long count) {
    return language.count(count);
  }

  /** A number with at most so many significant digits and no exponent. */
  String decimal(double value, int digits) {
    return language.plain(rounded(value, digits));
  }

  /** The same, rounded up, so that what should be small never looks smaller than it is. */
  String roundedUp(double value, int digits) {
    BigDecimal up = new BigDecimal(value).round(new MathContext(digits, RoundingMode.CEILING));
    return language.plain(up.signum() == 0 ? BigDecimal.ZERO : up.stripTrailingZeros());
  }

  private static BigDecimal rounded(double value, int digits) {
    BigDecimal rounded = BigDecimal.valueOf(value).round(new MathContext(digits));
    return rounded.signum() == 0 ? BigDecimal.ZERO : rounded.stripTrailingZeros();
  }

  /** A number with a fixed number of decimals and a true minus sign. */
  String fixed(double value, int decimals) {
    return language.fixed(value, decimals);
  }

  /** The same with a sign, except for zero. */
  String signed(double value, int decimals) {
    String text = fixed(value, decimals);
    boolean zero = text.chars().noneMatch(c -> '1' <= c && c <= '9');
    return zero || value < 0 ? text : "+" + text;
  }

  /** So many of a unit, with at most so many significant digits, as in {@code 2 throws}. */
  String amount(String unit, double value, int digits) {
    BigDecimal rounded = rounded(value, digits);
    return amount(unit, language.plain(rounded), rounded.scale() > 0 ? DECIMALS : value);
  }

  /** So many of a unit with a fixed number of decimals, as in {@code 12.0 throws}. */
  String amountFixed(String unit, double value, int decimals) {
    return amount(unit, fixed(value, decimals), decimals > 0 ? DECIMALS : value);
  }

  private String amount(String unit, String number, double plural) {
    return unit.isEmpty() ? number : text("measure.amount." + unit, number, plural);
  }

  /** Texts after each other, as in {@code a and b}. */
  String and(List<String> texts) {
    return texts.stream().reduce((a, b) -> text("list.and", a, b)).orElse("");
  }

  private String dash(String low, String high) {
    return low + "–" + high;
  }

  private String to(String low, String high) {
    return text("number.to", low, high);
  }

  private static Value number(
      Estimate estimate, BinaryOperator<String> between, DoubleFunction<String> format) {
    if (Double.isNaN(estimate.value())) {
      return new Value("–", "");
    }
    Interval interval = estimate.interval();
    String ends =
        interval == null
            ? ""
            : between.apply(format.apply(interval.low()), format.apply(interval.high()));
    return new Value(format.apply(estimate.value()), ends);
  }

  /** How many decimals an interval bears out: two if it is narrow, else the usual number. */
  static int decimals(@Nullable Interval interval, double scale, int usual) {
    return interval != null && (interval.high() - interval.low()) * scale < 0.2 ? 2 : usual;
  }
}
