package senet.run;

import java.time.Duration;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongFunction;
import org.jspecify.annotations.Nullable;

/**
 * Sees whether every thread that plays goes on, since a policy that never chooses would let a run
 * wait for ever. For use by several threads; one of them checks.
 */
final class Watch {
  private final Duration longest;
  private final ConcurrentMap<Thread, Worker> workers = new ConcurrentHashMap<>();

  /** Allows a game to take this long. */
  Watch(Duration longest) {
    this.longest = longest;
  }

  /** The record of the thread that asks. */
  Worker worker() {
    return workers.computeIfAbsent(Thread.currentThread(), thread -> new Worker());
  }

  /**
   * Looks at every thread, about once a second.
   *
   * @throws RunFailure if a game takes too long; it is still being played then
   */
  void check() throws RunFailure {
    long now = System.nanoTime();
    for (Worker worker : workers.values()) {
      if (worker.nanosSinceChange(now) > longest.toNanos()) {
        throw new RunFailure(
            worker.place.apply(worker.game.getOpaque())
                + ": not over after "
                + longest.toSeconds()
                + " s; maybe a policy never chooses. If it needs that long, allow more with"
                + " --longest-game SECONDS",
            null);
      }
    }
  }

  /** What one thread is playing. */
  static final class Worker {
    private static final long NOTHING = -1;

    private final AtomicLong game = new AtomicLong(NOTHING);
    private volatile LongFunction<String> place = index -> "game " + index;

    private long seenGame = NOTHING;
    private @Nullable LongFunction<String> seenPlace;
    private long seenSince;

    /** The thread plays games that are told so by their index. */
    void at(LongFunction<String> told) {
      place = told;
    }

    /** It begins this game. */
    void begins(long index) {
      // costs as much as a plain write
      game.setOpaque(index);
    }

    /** It plays nothing now. */
    void rests() {
      game.setOpaque(NOTHING);
    }

    private long nanosSinceChange(long now) {
      long current = game.getOpaque();
      if (current == NOTHING || current != seenGame || place != seenPlace) {
        seenGame = current;
        seenPlace = place;
        seenSince = now;
      }
      return now - seenSince;
    }
  }
}
