package senet.policy.endgame;

import java.util.Locale;
import java.util.Optional;
import senet.rules.RuleSet;

/**
 * How large a table of optimal play is.
 *
 * @param positions how many positions it holds
 * @param fileBytes how large its file is, without its head
 * @param bytes about how much memory it takes to reckon
 */
public record OptimalSize(double positions, double fileBytes, double bytes) {

  /** Numbers of positions are ints with two bits to spare. */
  private static final double MOST_POSITIONS = 1 << 29;

  /**
   * A position of the group at work: its level, its place in the order, for a while twice, and its
   * value before.
   */
  private static final double BYTES_AT_WORK = 1 + 4 + 4 + 8;

  /** The part of the memory that a table may take. */
  private static final double USABLE = 0.8;

  /** All ways from such a position, which are kept where it is reckoned again and again. */
  private static final double BYTES_OF_WAYS = 130;

  private static final double MEGABYTE = 1 << 20;

  /** Space for the ways of a level, which may be many, and for all else. */
  private static final double OTHER_BYTES = 200 * MEGABYTE;

  /** The size of the table of a rule set with at most so many pieces a side. */
  public static OptimalSize of(RuleSet rules, int pieces) {
    RuleSet decided = EndgameTable.endingAtOnce(rules);
    double positions = Positions.count(decided, pieces, 1);
    int columns = OptimalTable.drawable(rules) ? 2 : 1;
    // where points count two layers are reckoned together
    double together = Math.min(positions, columns * Positions.inLayer(pieces, pieces));
    double atWork = BYTES_AT_WORK + (Retrograde.comesBack(rules) ? BYTES_OF_WAYS : 0);
    return new OptimalSize(
        positions,
        4 * columns * positions,
        8 * columns * positions + atWork * together + OTHER_BYTES);
  }

  /** Why the table is too large, as a clause; empty if it is not. */
  Optional<String> obstacle() {
    if (positions > MOST_POSITIONS) {
      return Optional.of(
          String.format(
              Locale.ROOT,
              "there are %,.0f positions, and at most %,.0f can be tabled; take fewer pieces",
              positions,
              MOST_POSITIONS));
    }
    return bytes > USABLE * Runtime.getRuntime().maxMemory()
        ? Optional.of(advice())
        : Optional.empty();
  }

  /** What to do where there is not memory enough, as a clause. */
  String advice() {
    return String.format(
        Locale.ROOT,
        "%,.0f positions need about %,.0f MB of memory to be tabled, and Java may take %,.0f MB;"
            + " take fewer pieces, or give it more with JAVA_TOOL_OPTIONS=-Xmx%.0fm",
        positions,
        bytes / MEGABYTE,
        Runtime.getRuntime().maxMemory() / MEGABYTE,
        bytes / MEGABYTE * 1.5);
  }
}
