package senet.cli;

import java.io.PrintWriter;
import senet.run.Ledger;

/** A line soon and then every few seconds, with rate and time left, where there is no terminal. */
final class ProgressLines implements ProgressDisplay {
  private static final long SECONDS_BETWEEN = 5;

  private final Ledger ledger;
  private final Pace pace;
  private final PrintWriter err;
  private long nextLine = 1;

  ProgressLines(Ledger ledger, PrintWriter err) {
    this.ledger = ledger;
    this.pace = new Pace(ledger);
    this.err = err;
    err.println(pace.before());
  }

  @Override
  public synchronized void advanced(long games) {
    if (pace.seconds() >= nextLine && !ledger.isComplete()) {
      nextLine = (long) pace.seconds() + SECONDS_BETWEEN;
      err.println(pace.now());
    }
  }

  @Override
  public synchronized void close() {
    if (ledger.isComplete()) {
      err.println(pace.after());
    }
  }
}
