package senet.cli;

import java.io.PrintWriter;
import senet.run.Ledger;
import senet.run.Progress;

/** Shows how a run goes on: a bar on a terminal, lines elsewhere, or nothing. */
interface ProgressDisplay extends Progress, AutoCloseable {

  @Override
  void close();

  /** The display for a run that fills a ledger. */
  static ProgressDisplay of(Ledger ledger, Detail detail, PrintWriter err) {
    return switch (detail) {
      case NOTHING -> new Silent();
      case GAMES -> isTerminal() ? new ProgressBarDisplay(ledger) : new ProgressLines(ledger, err);
      case INTERVALS -> new WatchDisplay(ledger, WatchScreen.of(isTerminal(), err));
    };
  }

  /** How much is shown. */
  enum Detail {
    /** Nothing. */
    NOTHING,
    /** How many games are played, and how many are left. */
    GAMES,
    /** The same, and what they came to so far. */
    INTERVALS
  }

  /** Whether standard error is a terminal: the launcher says so, else Java's own guess. */
  static boolean isTerminal() {
    String told = System.getenv("SENET_TERMINAL");
    return told == null ? System.console() != null : told.equals("yes");
  }

  /** Shows nothing. */
  final class Silent implements ProgressDisplay {
    @Override
    public void advanced(long games) {}

    @Override
    public void close() {}
  }
}
