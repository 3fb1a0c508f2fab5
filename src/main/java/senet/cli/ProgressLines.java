package senet.cli;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.Locale;
import senet.run.Results;

/** A line soon and then every few seconds, with rate and time left, where there is no terminal. */
final class ProgressLines implements ProgressDisplay {
  private static final long SECONDS_BETWEEN = 5;

  private long games;
  private final long kept;
  private final PrintWriter err;
  private final long start = System.nanoTime();
  private long done;
  private long nextLine = 1;

  ProgressLines(Results start, PrintWriter err) {
    this.games = start.plan().games();
    this.kept = start.games();
    this.done = kept;
    this.err = err;
    err.println(String.format(Locale.ROOT, "playing %,d games", games - kept));
  }

  @Override
  public synchronized void advanced(long more) {
    done += more;
    double seconds = (System.nanoTime() - start) / 1e9;
    if (seconds >= nextLine && done < games) {
      nextLine = (long) seconds + SECONDS_BETWEEN;
      double rate = (done - kept) / seconds;
      err.println(
          String.format(
              Locale.ROOT,
              "%3d%%  %,d of %,d games, %,.0f games/s, %s left",
              done * 100 / games,
              done,
              games,
              rate,
              RunLog.people(Duration.ofSeconds((long) ((games - done) / rate)))));
    }
  }

  @Override
  public synchronized void spared(long fewer) {
    games -= fewer;
  }

  @Override
  public synchronized void close() {
    if (done < games) {
      return;
    }
    double seconds = (System.nanoTime() - start) / 1e9;
    err.println(
        String.format(
            Locale.ROOT,
            "played %,d games in %.1f s, %,.0f games/s",
            done - kept,
            seconds,
            (done - kept) / Math.max(seconds, 1e-9)));
  }
}
