package senet.cli;

import java.time.Duration;
import java.util.Locale;
import senet.run.Ledger;
import senet.run.Plan;

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
    Plan plan = ledger.plan();
    String until =
        plan.hasGoals()
            ? "until it is precise enough, at most about "
            : plan.hasMatches() ? "until it is decided, at most " : "";
    return String.format(Locale.ROOT, "playing %s%,d games", until, expected);
  }

  /** How far it is. */
  String now() {
    long done = ledger.games();
    long expected = Math.max(done, ledger.expectedGames());
    double rate = (done - kept) / Math.max(seconds(), 1e-9);
    String sofar =
        String.format(
            Locale.ROOT,
            "%3d%%  %,d of %s%,d games",
            done * 100 / expected,
            done,
            ledger.plan().isOpen() ? "about " : "",
            expected);
    if (done == kept) {
      return sofar + ", the first ones being played";
    }
    Duration left = Duration.ofSeconds((long) ((expected - done) / rate));
    return sofar
        + String.format(Locale.ROOT, ", %,.0f games/s, %s left", rate, RunLog.people(left));
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
