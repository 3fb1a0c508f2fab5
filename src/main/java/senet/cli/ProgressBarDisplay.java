package senet.cli;

import java.time.Duration;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import senet.run.Results;

/** A bar with rate and time left, on a terminal. */
final class ProgressBarDisplay implements ProgressDisplay {
  private static final int UPDATE_MILLIS = 200;

  private final ProgressBar bar;

  ProgressBarDisplay(Results start) {
    bar =
        new ProgressBarBuilder()
            .setTaskName("playing")
            .setInitialMax(start.plan().games())
            .startsFrom(start.games(), Duration.ZERO)
            .setUnit(" games", 1)
            .showSpeed()
            .setStyle(ProgressBarStyle.UNICODE_BLOCK)
            .setUpdateIntervalMillis(UPDATE_MILLIS)
            .build();
  }

  @Override
  public void advanced(long games) {
    bar.stepBy(games);
  }

  @Override
  public void spared(long games) {
    bar.maxHint(bar.getMax() - games);
  }

  @Override
  public void close() {
    bar.close();
  }
}
