package senet.cli;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.Locale;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import org.jspecify.annotations.Nullable;
import senet.run.Progress;

/** How many games are written: a bar on a terminal, a line every few seconds elsewhere. */
final class ExportDisplay implements Progress, AutoCloseable {
  private static final long SECONDS_BETWEEN = 5;

  private final PrintWriter err;
  private final long games;
  private final @Nullable ProgressBar bar;
  private final long start = System.nanoTime();
  private double nextLine = 1;
  private long done;

  /** A display of so many games that are to be written, which is told at once. */
  ExportDisplay(long games, PrintWriter err) {
    this.err = err;
    this.games = games;
    this.bar =
        ProgressDisplay.isTerminal()
            ? new ProgressBarBuilder()
                .setTaskName("writing")
                .setInitialMax(games)
                .setUnit(" games", 1)
                .showSpeed()
                .setStyle(ProgressBarStyle.UNICODE_BLOCK)
                .build()
            : null;
    if (bar == null) {
      err.println(String.format(Locale.ROOT, "writing %,d games", games));
    }
  }

  @Override
  public void advanced(long more) {
    done += more;
    if (bar != null) {
      bar.stepTo(done);
      return;
    }
    double seconds = (System.nanoTime() - start) / 1e9;
    if (seconds >= nextLine && done < games) {
      nextLine = seconds + SECONDS_BETWEEN;
      err.println(
          String.format(
              Locale.ROOT,
              "%3d%%  %,d of %,d games, %,.0f games/s, %s left",
              done * 100 / games,
              done,
              games,
              done / seconds,
              RunLog.people(Duration.ofSeconds((long) ((games - done) * seconds / done)))));
    }
  }

  @Override
  public void close() {
    if (bar != null) {
      bar.close();
    }
  }
}
