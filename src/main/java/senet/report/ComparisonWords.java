package senet.report;

import java.util.Map;
import senet.measure.Delta.Kind;
import senet.measure.Measures;
import senet.run.Comparison;
import senet.stats.Estimate;
import senet.stats.Interval;

/**
 * What is said of the comparisons of one measure.
 *
 * @param name what is compared, as a heading
 * @param more what is said of a number above the baseline's; %s stands for the amount with its unit
 * @param less the same of one below
 * @param unit of the amount, in the plural
 * @param scale what numbers are multiplied with when they are told
 */
record ComparisonWords(String name, String more, String less, String unit, double scale) {
  private static final double PERCENT = 100;

  /** Digits of a bound that was chosen, not measured. */
  private static final int DIGITS = 3;

  private static final Map<String, ComparisonWords> WORDS =
      Map.ofEntries(
          Map.entry("first-win", frequency("wins of who moves first")),
          Map.entry("draw", frequency("draws")),
          Map.entry("second-win", frequency("wins of who moves second")),
          Map.entry("unfinished", frequency("unfinished games")),
          Map.entry("first-player-advantage", advantage("first player’s advantage")),
          Map.entry("first-move-advantage", advantage("advantage of moving first")),
          Map.entry("odd-side-advantage", advantage("advantage of the odd squares")),
          Map.entry("first-score", score("score of who moves first")),
          Map.entry("second-score", score("score of who moves second")),
          Map.entry("margin", score("margin of who moves first")),
          Map.entry("throws", length("throws")),
          Map.entry("turns", length("turns")),
          Map.entry("moves", length("moves")),
          Map.entry("passes", number("passes", "a game")),
          Map.entry("landings", number("landings", "a game")),
          Map.entry("choices", number("choices", "a move")));

  /** The words of a measure; plain ones for those that have none of their own. */
  static ComparisonWords of(String measure) {
    ComparisonWords words = WORDS.get(measure);
    if (words != null) {
      return words;
    }
    return Measures.named(measure).delta().kind() == Kind.SHARE_OF_GAMES
        ? advantage(measure)
        : new ComparisonWords(measure, measure + " higher by %s", measure + " lower by %s", "", 1);
  }

  private static ComparisonWords frequency(String what) {
    return new ComparisonWords(
        what, what + " more frequent by %s", what + " less frequent by %s", "points", PERCENT);
  }

  private static ComparisonWords advantage(String what) {
    return new ComparisonWords(
        what, what + " larger by %s", what + " smaller by %s", "points", PERCENT);
  }

  private static ComparisonWords score(String what) {
    return new ComparisonWords(what, what + " higher by %s", what + " lower by %s", "pieces", 1);
  }

  private static ComparisonWords length(String unit) {
    return new ComparisonWords("length in " + unit, "longer by %s", "shorter by %s", unit, 1);
  }

  private static ComparisonWords number(String unit, String each) {
    return new ComparisonWords(
        unit + " " + each,
        "more " + unit + " " + each + ": %s",
        "fewer " + unit + " " + each + ": %s",
        unit,
        1);
  }

  /** The name as a heading. */
  String heading() {
    return Character.toUpperCase(name.charAt(0)) + name.substring(1);
  }

  /** What a comparison shows, in words, with numbers of its own row. */
  static String verdict(Comparison row) {
    return of(row.measure()).say(row);
  }

  private String say(Comparison row) {
    return switch (row.kind()) {
      case NUMBER -> number(row);
      case CHI_SQUARE -> distribution(row);
      case DISTANCE -> distance(row.difference());
    };
  }

  private String number(Comparison row) {
    Estimate difference = row.difference();
    String words = difference.value() > 0 ? more : less;
    return switch (row.verdict()) {
      case DIFFERENT -> words.formatted(amount(difference));
      case SLIGHT -> words.formatted(amount(difference)) + ", and " + within(row.delta());
      case EQUIVALENT -> within(row.delta());
      case UNDECIDED ->
          row.moreGames().isPresent()
              ? "undecided: " + Say.count(row.moreGames().getAsLong()) + " more games would do"
              : "undecided: no number of games that can be played would do";
      case UNTESTED -> untested(difference);
    };
  }

  private static String distribution(Comparison row) {
    return switch (row.verdict()) {
      case DIFFERENT, SLIGHT -> "the distributions differ";
      case UNDECIDED, EQUIVALENT -> "undecided: no difference of the distributions shown";
      case UNTESTED -> untested(row.difference());
    };
  }

  private String distance(Estimate distance) {
    Interval interval = distance.interval();
    if (interval == null) {
      return untested(distance);
    }
    return interval.low() == 0
        ? "the distributions at most " + told(interval.high(), interval) + " apart"
        : "the distributions " + told(distance.value(), interval) + " apart";
  }

  private static String untested(Estimate difference) {
    return "not tested: " + difference.method().replaceFirst("^none: ", "");
  }

  /** {@code no difference larger than 0.5 points}. */
  private String within(double delta) {
    return "no difference larger than " + bound(delta);
  }

  /** A bound with its unit. */
  String bound(double delta) {
    return withUnit(Say.decimal(delta * scale, DIGITS));
  }

  private String amount(Estimate difference) {
    return told(Math.abs(difference.value()), difference.interval());
  }

  private String told(double value, @org.jspecify.annotations.Nullable Interval interval) {
    return withUnit(Say.fixed(value * scale, Say.decimals(interval, scale, 1)));
  }

  private String withUnit(String number) {
    return unit.isEmpty() ? number : number + " " + unit;
  }

  /** A number of the measure, as in {@code 12.3%} or {@code 87.1}; nothing for {@code NaN}. */
  String level(double value, Estimate difference) {
    if (Double.isNaN(value)) {
      return "";
    }
    String number = Say.fixed(value * scale, Say.decimals(difference.interval(), scale, 1));
    return scale == PERCENT ? number + "%" : number;
  }

  /** The difference with its interval, signed. */
  Say.Value difference(Comparison row) {
    return row.kind() == Comparison.Kind.NUMBER
        ? Say.change(row.difference(), scale)
        : Say.quantity(row.difference());
  }
}
