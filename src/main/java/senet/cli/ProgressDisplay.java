package senet.cli;

import java.io.PrintWriter;
import senet.run.Progress;
import senet.run.Results;

/** Shows how a run goes on: a bar on a terminal, lines elsewhere, or nothing. */
interface ProgressDisplay extends Progress, AutoCloseable {

  @Override
  void close();

  /** The display for a run that starts with these results. */
  static ProgressDisplay of(Results start, boolean quiet, PrintWriter err) {
    if (quiet) {
      return new Silent();
    }
    return isTerminal() ? new ProgressBarDisplay(start) : new ProgressLines(start, err);
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
