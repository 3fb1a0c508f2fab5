package senet.cli;

import java.time.Duration;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import senet.run.Ledger;

/** A bar with rate and time left, on a terminal; where the end is open, towards the likely end. */
final class ProgressBarDisplay implements ProgressDisplay {
  private static final int UPDATE_MILLIS = 200;

  private final Ledger ledger;
  private final ProgressBar bar;
  private long nextUpdate = System.nanoTime();

  ProgressBarDisplay(Ledger ledger) {
    this.ledger = ledger;
    bar =
        new ProgressBarBuilder()
            .setTaskName("playing")
            .setInitialMax(ledger.expectedGames())
            .startsFrom(ledger.games(), Duration.ZERO)
            .setUnit(" games", 1)
            .showSpeed()
            .setStyle(ProgressBarStyle.UNICODE_BLOCK)
            .setUpdateIntervalMillis(UPDATE_MILLIS)
            .build();
  }

  @Override
  public synchronized void advanced(long games) {
    if (System.nanoTime() >= nextUpdate) {
      update();
      nextUpdate = System.nanoTime() + UPDATE_MILLIS * 1_000_000L;
    }
  }

  private void update() {
    long done = ledger.games();
    bar.maxHint(Math.max(done, ledger.expectedGames()));
    bar.stepTo(done);
  }

  @Override
  public synchronized void close() {
    update();
    bar.close();
  }
}
