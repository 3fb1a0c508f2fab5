package senet.cli;

import java.time.Duration;
import java.util.Locale;
import senet.run.Ledger;

/** How fast a run goes on, and how long it will take. */
final class Pace {
  private final Ledger ledger;
  private final long kept;
  private final long start = System.nanoTime();

  Pace(Ledger ledger) {
    this.ledger = ledger;
    this.kept = ledger.games();
  }

  double seconds() {
    return (System.nanoTime() - start) / 1e9;
  }

  /** What lies before the run. */
  String before() {
    long expected = ledger.expectedGames() - kept;
    return ledger.plan().isOpen()
        ? String.format(
            Locale.ROOT, "playing until it is precise enough, at most about %,d games", expected)
        : String.format(Locale.ROOT, "playing %,d games", expected);
  }

  /** How far it is. */
  String now() {
    long done = ledger.games();
    long expected = Math.max(done, ledger.expectedGames());
    double rate = (done - kept) / Math.max(seconds(), 1e-9);
    // before the first games are done nobody can tell
    double left = done == kept ? 0 : (expected - done) / rate;
    return String.format(
        Locale.ROOT,
        "%3d%%  %,d of %s%,d games, %,.0f games/s, %s left",
        done * 100 / expected,
        done,
        ledger.plan().isOpen() ? "about " : "",
        expected,
        rate,
        RunLog.people(Duration.ofSeconds((long) left)));
  }

  /** What was done. */
  String after() {
    long played = ledger.games() - kept;
    return String.format(
        Locale.ROOT,
        "played %,d games in %.1f s, %,.0f games/s",
        played,
        seconds(),
        played / Math.max(seconds(), 1e-9));
  }
}
