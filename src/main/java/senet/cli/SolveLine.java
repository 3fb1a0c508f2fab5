package senet.cli;

import java.io.PrintWriter;
import java.util.Locale;
import senet.policy.endgame.SolveProgress;

/** A line on a terminal that says how far a small game is solved. */
final class SolveLine implements SolveProgress {
  private final PrintWriter err;

  SolveLine(PrintWriter err) {
    this.err = err;
  }

  @Override
  public void solved(long done, long all) {
    err.print(String.format(Locale.ROOT, "\rsolved %,d of %,d positions", done, all));
    if (done == all) {
      err.println();
    }
    err.flush();
  }
}
