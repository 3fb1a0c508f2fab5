package senet.policy.endgame;

import java.util.Locale;
import senet.rules.RuleSet;
import senet.rules.SquareSet;

/**
 * How much there is to reckon.
 *
 * @param positions how many positions
 * @param bytes about how much memory it takes to reckon them
 */
record Size(double positions, double bytes) {

  /** Numbers of positions are ints with a bit to spare. */
  private static final double MOST_POSITIONS = 1 << 29;

  /** A position's ways, with what each weighs: about nine ways of six bytes, and where they end. */
  private static final double BYTES_IN_GRAPH = 70;

  private static final double MEGABYTE = 1 << 20;

  /**
   * The size of what {@link Positions} would number.
   *
   * @param quantities how many values of each position are reckoned
   */
  static Size of(RuleSet rules, int most, int seats, int quantities) {
    double positions = Positions.count(rules, most, seats);
    // two layers, seen from either side, are reckoned together
    double together = Math.min(positions, 2.0 * Positions.inLayer(most, most));
    return new Size(positions, positions * 8 * quantities + together * BYTES_IN_GRAPH);
  }

  /** Refuses what is too much. */
  void check() throws NoExactValues {
    if (positions > MOST_POSITIONS) {
      throw new NoExactValues(
          String.format(
              Locale.ROOT,
              "there are %,.0f positions on %d squares, and at most %,.0f can be reckoned;"
                  + " take fewer pieces",
              positions,
              SquareSet.BOARD_SIZE,
              MOST_POSITIONS));
    }
    double most = Runtime.getRuntime().maxMemory();
    if (bytes > 0.8 * most) {
      throw new NoExactValues(
          String.format(
              Locale.ROOT,
              "%,.0f positions need about %,.0f MB of memory, and Java may take %,.0f MB; take"
                  + " fewer pieces, or give it more with JAVA_TOOL_OPTIONS=-Xmx%.0fm",
              positions,
              bytes / MEGABYTE,
              most / MEGABYTE,
              bytes / MEGABYTE * 1.5));
    }
  }
}
