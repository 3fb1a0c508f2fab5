package senet.report;

import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import senet.measure.Delta.Kind;
import senet.measure.Measures;
import senet.run.Comparison;
import senet.stats.Estimate;
import senet.stats.Interval;

/**
 * What is said of the comparisons of one measure.
 *
 * @param measure the name of the measure
 * @param unit the unit of amounts; empty for none
 * @param scale what numbers are multiplied with when they are told
 * @param say the language in which it is said
 */
record ComparisonWords(String measure, String unit, double scale, Say say) {
  private static final double PERCENT = 100;

  /** Digits of a bound that was chosen, not measured. */
  private static final int DIGITS = 3;

  /** The unit of shares of games. */
  private static final String POINTS = "points";

  /** The measure of how far a game is from even. */
  private static final String EDGE = "first-player-advantage";

  private static final Set<String> SCORES = Set.of("first-score", "second-score", "margin");

  /** Why something was not tested, as estimates have it, with the keys of the messages. */
  private static final Map<String, String> REASONS =
      Map.of(
          "too few observations", "measure.untested.few",
          "too few observations for two bins", "measure.untested.bins",
          "all observations equal", "measure.untested.equal",
          "all observations of a sample equal", "measure.untested.equal.sample",
          "a sample without observations", "measure.untested.empty",
          "zero denominator", "measure.untested.denominator",
          "all ratios equal", "measure.untested.ratios",
          "one observation", "measure.untested.one");

  /** The words of a measure. */
  static ComparisonWords of(String measure, Say say) {
    boolean share = Measures.named(measure).delta().kind() == Kind.SHARE_OF_GAMES;
    if (share) {
      return new ComparisonWords(measure, POINTS, PERCENT, say);
    }
    return new ComparisonWords(measure, SCORES.contains(measure) ? "pieces" : measure, 1, say);
  }

  /** What is compared, within a sentence. */
  String name() {
    return say.text("measure." + measure);
  }

  /** The name as a heading. */
  String heading() {
    return say.language().capital(name());
  }

  /** The unit, for the name of an axis. */
  String axis() {
    return say.text(unit.equals(POINTS) ? "measure.axis.points" : "measure.unit." + unit);
  }

  /** What a comparison shows, in words, with numbers of its own row. */
  static String verdict(Comparison row, Say say) {
    ComparisonWords words = of(row.measure(), say);
    return switch (row.kind()) {
      case NUMBER -> words.number(row);
      case CHI_SQUARE -> words.distribution(row);
      case DISTANCE -> words.distance(row.difference());
    };
  }

  private String number(Comparison row) {
    Estimate difference = row.difference();
    String amount = told(Math.abs(difference.value()), difference.interval());
    String differs =
        fairness(
            row,
            say.text("measure." + measure + (difference.value() > 0 ? ".more" : ".less"), amount));
    return switch (row.verdict()) {
      case DIFFERENT -> differs;
      case SLIGHT -> say.text("measure.slight", differs, within(row.delta()));
      case EQUIVALENT -> within(row.delta());
      case UNDECIDED ->
          row.moreGames().isPresent()
              ? say.text("measure.undecided", row.moreGames().getAsLong())
              : say.text("measure.undecided.never");
      case UNTESTED -> untested(difference);
    };
  }

  /** The same with whether the game is more even: an edge may shrink because it changes sides. */
  private String fairness(Comparison row, String differs) {
    boolean oneSide = row.estimate() * row.baselineEstimate() > 0;
    if (!measure.equals(EDGE) || !oneSide) {
      return differs;
    }
    boolean farther = Math.abs(row.estimate()) > Math.abs(row.baselineEstimate());
    return say.text(farther ? "measure.even.farther" : "measure.even.nearer", differs);
  }

  private String distribution(Comparison row) {
    return switch (row.verdict()) {
      case DIFFERENT, SLIGHT -> say.text("measure.distributions.differ");
      case UNDECIDED, EQUIVALENT -> say.text("measure.distributions.undecided");
      case UNTESTED -> untested(row.difference());
    };
  }

  private String distance(Estimate distance) {
    Interval interval = distance.interval();
    if (interval == null) {
      return untested(distance);
    }
    return interval.low() == 0
        ? say.text("measure.distributions.within", told(interval.high(), interval))
        : say.text("measure.distributions.apart", told(distance.value(), interval));
  }

  private String untested(Estimate difference) {
    String reason = difference.method().replaceFirst("^none: ", "");
    String key = REASONS.get(reason);
    return say.text("measure.untested", key == null ? reason : say.text(key));
  }

  /** {@code no difference larger than 0.5 points}. */
  private String within(double delta) {
    return say.text("measure.within", bound(delta));
  }

  /** A bound with its unit. */
  String bound(double delta) {
    return say.amount(unit, delta * scale, DIGITS);
  }

  private String told(double value, @Nullable Interval interval) {
    return say.amountFixed(unit, value * scale, Say.decimals(interval, scale, 1));
  }

  /** A number of the measure, as in {@code 12.3%} or {@code 87.1}; nothing for {@code NaN}. */
  String level(double value, Estimate difference) {
    if (Double.isNaN(value)) {
      return "";
    }
    String number = say.fixed(value * scale, Say.decimals(difference.interval(), scale, 1));
    return scale == PERCENT ? say.percent(number) : number;
  }

  /** The difference with its interval, signed. */
  Say.Value difference(Comparison row) {
    return row.kind() == Comparison.Kind.NUMBER
        ? say.change(row.difference(), scale)
        : say.quantity(row.difference());
  }
}
