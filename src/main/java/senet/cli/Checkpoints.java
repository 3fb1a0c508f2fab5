package senet.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.Locale;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import senet.run.Ledger;

/**
 * Keeps the games of a run from time to time while it goes on, so that no end of the process loses
 * more than the last of them. Trouble is told once and stops nothing.
 */
final class Checkpoints implements AutoCloseable {

  /** Keeping takes at most one part in so many of the time of a thread that plays. */
  private static final long LEAST_PLAYING = 100;

  private final Ledger ledger;
  private final UnfinishedRun unfinished;
  private final Duration interval;
  private final PrintWriter err;
  private final ScheduledThreadPoolExecutor timer =
      new ScheduledThreadPoolExecutor(
          1,
          work -> {
            Thread thread = new Thread(work, "senet-checkpoints");
            thread.setDaemon(true);
            return thread;
          });
  private boolean told;

  /** How often games were kept, and how long that took; guarded by this. */
  private int times;

  private long nanos;

  /** Keeps the games of a ledger, the first time after the interval. */
  Checkpoints(Ledger ledger, UnfinishedRun unfinished, Duration interval, PrintWriter err) {
    this.ledger = ledger;
    this.unfinished = unfinished;
    this.interval = interval;
    this.err = err;
    timer.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
    timer.schedule(this::keep, interval.toNanos(), TimeUnit.NANOSECONDS);
  }

  private void keep() {
    long start = working();
    boolean kept = false;
    try {
      kept = unfinished.save(ledger.results());
    } catch (IOException | RuntimeException e) {
      if (!told) {
        told = true;
        err.println(
            "The games so far cannot be kept ("
                + Main.reason(e)
                + "); playing on, and trying again.");
      }
    }
    long taken = working() - start;
    synchronized (this) {
      times += kept ? 1 : 0;
      nanos += taken;
    }
    if (!timer.isShutdown()) {
      long pause = Math.max(interval.toNanos(), taken * LEAST_PLAYING);
      timer.schedule(this::keep, pause, TimeUnit.NANOSECONDS);
    }
  }

  /**
   * How long this thread has worked: waiting for a disk, or for its turn, keeps nobody from play.
   */
  private static long working() {
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    return threads.isCurrentThreadCpuTimeSupported()
        ? threads.getCurrentThreadCpuTime()
        : System.nanoTime();
  }

  /** How often games were kept and how long that took, for the log; nothing if they were not. */
  synchronized String cost() {
    return times == 0
        ? ""
        : String.format(
            Locale.ROOT, "checkpoints: %d in %.3f s of processor time\n", times, nanos / 1e9);
  }

  /** Ends it, after what is being written. */
  @Override
  public void close() {
    timer.shutdown();
    boolean interrupted = false;
    while (true) {
      try {
        if (timer.awaitTermination(1, TimeUnit.MINUTES)) {
          break;
        }
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
