package senet.cli;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import senet.game.GameResult.End;
import senet.measure.Advantages;
import senet.measure.Count;
import senet.measure.Tally;
import senet.run.Ledger;
import senet.stats.ConfidenceSequences;
import senet.stats.Interval;

/** What the games of a scenario came to so far, on a line. */
final class WatchText {
  private WatchText() {}

  static String line(Ledger ledger, int scenario) {
    double confidence = ledger.plan().confidence();
    Tally tally = ledger.tally(scenario);
    Interval wins =
        ConfidenceSequences.rate(tally.ends(End.FIRST_WINS), tally.games(), confidence).interval();
    return String.format(
        Locale.ROOT,
        "%s: %,d games%s: first wins %s; first-player advantage %s; throws, mean %s",
        ledger.plan().scenarios().get(scenario).title(),
        tally.games(),
        ledger.isComplete(scenario) ? ", done" : "",
        shown(wins, "%.2f%% to %.2f%%", 100),
        shown(
            Advantages.firstPlayerAnytime(tally, confidence).interval(),
            "%+.2f to %+.2f points",
            100),
        shown(
            ConfidenceSequences.mean(tally.of(Count.THROWS), confidence).interval(),
            "%.2f to %.2f",
            1));
  }

  private static String shown(@Nullable Interval interval, String format, double scale) {
    return interval == null
        ? "not yet"
        : String.format(Locale.ROOT, format, scale * interval.low(), scale * interval.high());
  }

  /** A number as people write it. */
  static String plain(double number) {
    return new BigDecimal(number).round(new MathContext(6)).stripTrailingZeros().toPlainString();
  }
}
