package senet.run;

import java.time.Duration;

/**
 * How many games of a scenario are handed out at once: the unit that a thread takes, and that is
 * lost when a run is stopped. What a run gives does not depend on it.
 */
public interface BatchSize {

  /**
   * A fiftieth of a second: what every batch costs besides its games is then too little to measure,
   * and a run still stops at once when it is told to, and its threads end together.
   */
  BatchSize TIMED = lasting(Duration.ofMillis(20));

  /**
   * Two seconds, and over checkpoints: for machines that are told over a network what to play. They
   * begin with more games too, since each telling takes some milliseconds.
   */
  BatchSize LONG = new LastingBatches(2_000_000_000L, 2_000, 20, 32);

  /**
   * The games that are handed out first of a scenario, at least 1.
   *
   * @param effort how many times the work of simple policies a game takes, roughly; at least 1
   */
  long first(double effort);

  /**
   * The games that are handed out next, at least 1.
   *
   * @param games the games that were handed out at once of the same scenario, at least 1
   * @param nanos how long it took, in nanoseconds
   */
  long next(long games, long nanos);

  /**
   * Over how many stretches of games, from one checkpoint to the next, they may go; at least 1.
   * Each of them is a batch of its own, so that there is a tally at every checkpoint.
   */
  default int stretches() {
    return 1;
  }

  /** Batches of so many games; {@link IllegalArgumentException} if fewer than 1. */
  static BatchSize of(long games) {
    if (games < 1) {
      throw new IllegalArgumentException("a batch of " + games + " games; at least 1");
    }
    return new BatchSize() {
      @Override
      public long first(double effort) {
        return games;
      }

      @Override
      public long next(long played, long nanos) {
        return games;
      }
    };
  }

  /** Batches that take about so long, whatever the policies; the first are shorter. */
  static BatchSize lasting(Duration duration) {
    return new LastingBatches(duration.toNanos(), 16, 4, 1);
  }
}
