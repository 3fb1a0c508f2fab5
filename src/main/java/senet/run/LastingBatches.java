package senet.run;

/**
 * Batches that take about as long as each other. They begin small, since a game of a policy that
 * searches takes ten thousand times as long as one of random moves, and grow by a factor at most,
 * since the first games are slow for other reasons.
 */
record LastingBatches(long nanos) implements BatchSize {
  private static final long FIRST = 16;
  private static final long GROWTH = 4;

  @Override
  public long first() {
    return FIRST;
  }

  @Override
  public long next(long games, long taken) {
    double fitting = (double) games * nanos / Math.max(1, taken);
    return Math.max(1, (long) Math.min(fitting, (double) games * GROWTH));
  }
}
