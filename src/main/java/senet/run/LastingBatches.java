package senet.run;

/**
 * Batches that take about as long as each other. They begin small, since a game of a policy that
 * searches takes ten thousand times as long as one of random moves, and grow by a factor at most,
 * since the first games are slow for other reasons.
 *
 * @param nanos how long they take, in nanoseconds
 * @param simple the first games, at most, where policies are simple
 * @param growth the factor
 * @param stretches as {@link BatchSize#stretches}
 */
record LastingBatches(long nanos, long simple, long growth, int stretches) implements BatchSize {

  /** So few games are first in any case; those of policies of others may take any time. */
  private static final long FEW = 16;

  @Override
  public long first(double effort) {
    return Math.max(Math.min(FEW, simple), (long) (simple / effort));
  }

  @Override
  public long next(long games, long taken) {
    double fitting = (double) games * nanos / Math.max(1, taken);
    return Math.max(1, (long) Math.min(fitting, (double) games * growth));
  }
}
