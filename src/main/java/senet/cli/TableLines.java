package senet.cli;

import java.io.PrintWriter;
import java.util.Locale;
import senet.policy.endgame.SolveProgress;
import senet.rules.RuleSet;

/** Says how far a table of optimal play is reckoned: on a terminal in a line that goes on. */
final class TableLines implements SolveProgress {
  /** How many lines there are where they stay. */
  private static final int LINES = 10;

  private final RuleSet rules;
  private final PrintWriter err;
  private final boolean terminal;
  private long told;

  TableLines(RuleSet rules, PrintWriter err) {
    this.rules = rules;
    this.err = err;
    this.terminal = ProgressDisplay.isTerminal();
  }

  @Override
  public void solved(long done, long all) {
    if (!terminal && done < all && done * LINES / all == told) {
      return;
    }
    told = done * LINES / all;
    err.print(
        String.format(
            Locale.ROOT,
            "%stable of optimal play for %s: %,d of %,d positions%s",
            terminal ? "\r" : "",
            rules.name(),
            done,
            all,
            terminal && done < all ? "" : "\n"));
    err.flush();
  }
}
