package senet.stats;

/** How often simulations are repeated: few times in every build, more on demand. */
final class Repetitions {

  /** {@code -Dcoverage.repetitions=N}, or the number for every build. */
  static int or(int usual) {
    return Integer.getInteger("coverage.repetitions", usual);
  }

  /** Four standard errors of a share, which a right one passes once in 16,000 times. */
  static double slack(double share, int repetitions) {
    return 4 * Math.sqrt(share * (1 - share) / repetitions);
  }

  private Repetitions() {}
}
