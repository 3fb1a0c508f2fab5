package senet.run;

import java.time.Duration;

/**
 * How many games of a scenario are played as one batch: the unit that a thread takes, and that is
 * lost when a run is stopped. What a run gives does not depend on it.
 */
public interface BatchSize {

  /**
   * A fiftieth of a second: what every batch costs besides its games is then too little to measure,
   * and a run still stops at once when it is told to, and its threads end together.
   */
  BatchSize TIMED = lasting(Duration.ofMillis(20));

  /** The games of a scenario's first batch, at least 1. */
  long first();

  /**
   * The games of the next batch, at least 1.
   *
   * @param games the games of a batch of the same scenario, at least 1
   * @param nanos how long it took, in nanoseconds
   */
  long next(long games, long nanos);

  /** Batches of so many games; {@link IllegalArgumentException} if fewer than 1. */
  static BatchSize of(long games) {
    if (games < 1) {
      throw new IllegalArgumentException("a batch of " + games + " games; at least 1");
    }
    return new BatchSize() {
      @Override
      public long first() {
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
    return new LastingBatches(duration.toNanos());
  }
}
