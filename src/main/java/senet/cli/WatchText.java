package senet.cli;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Locale;
import senet.game.GameResult.End;
import senet.measure.Advantages;
import senet.measure.Count;
import senet.measure.Tally;
import senet.run.Ledger;
import senet.stats.ConfidenceSequences;
import senet.stats.Estimate;
import senet.stats.Interval;

/** What the games of a scenario came to so far, in intervals that hold at all times. */
final class WatchText {
  private WatchText() {}

  /** Which scenario it is, and how many games of it are played. */
  static String title(Ledger ledger, int scenario) {
    return String.format(
        Locale.ROOT,
        "%s: %,d games%s",
        ledger.plan().scenarios().get(scenario).title(),
        ledger.games(scenario),
        ledger.isComplete(scenario) ? ", done" : "");
  }

  /** The intervals, in less than the width of a terminal. */
  static String intervals(Ledger ledger, int scenario) {
    double confidence = ledger.plan().confidence();
    Tally tally = ledger.tally(scenario);
    Estimate wins = ConfidenceSequences.rate(tally.ends(End.FIRST_WINS), tally.games(), confidence);
    Estimate advantage = Advantages.firstPlayerAnytime(tally, confidence);
    Estimate length = ConfidenceSequences.mean(tally.of(Count.THROWS), confidence);
    return "first wins "
        + shown(wins, "%.2f–%.2f%%", 100)
        + ", advantage "
        + shown(advantage, "%+.2f to %+.2f points", 100)
        + ", throws "
        + shown(length, "%.2f–%.2f", 1);
  }

  private static String shown(Estimate estimate, String format, double scale) {
    Interval interval = estimate.interval();
    return interval == null
        ? "not yet"
        : String.format(Locale.ROOT, format, scale * interval.low(), scale * interval.high());
  }

  /** A number as people write it. */
  static String plain(double number) {
    return new BigDecimal(number).round(new MathContext(6)).stripTrailingZeros().toPlainString();
  }
}
