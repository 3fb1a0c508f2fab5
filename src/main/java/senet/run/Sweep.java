package senet.run;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import senet.rules.Named;

/**
 * Rule sets of a plan that one entry of its study made.
 *
 * @param kind how they were made
 * @param from the name of the rule set that is changed
 * @param to the name of the rule set whose rows are taken; empty for {@link Kind#VARY}
 * @param factors what is changed: keys of the rules data, or rows
 * @param points the combinations that are played, in order
 * @param leftOut the combinations that cannot be played
 * @param notes what else there is to tell, in sentences
 */
public record Sweep(
    Kind kind,
    String from,
    String to,
    List<String> factors,
    List<Point> points,
    List<LeftOut> leftOut,
    List<String> notes) {

  /** How rule sets are made from others. */
  public enum Kind implements Named {
    /** Every combination of some values of some keys. */
    VARY,
    /** From one rule set to another, row by row. */
    WALK,
    /** Every combination of the rows of two rule sets. */
    FACTORIAL
  }

  /**
   * A combination that is played.
   *
   * @param rules the name of the rule set that plays it
   * @param levels for each factor the short form of its value, or the rule set it is taken from
   */
  public record Point(String rules, Map<String, String> levels) {
    public Point {
      levels = Collections.unmodifiableMap(new LinkedHashMap<>(levels));
    }
  }

  /**
   * A combination that cannot be played.
   *
   * @param name the name that it would have
   * @param levels as those of a {@link Point}
   * @param reason why it cannot be played
   */
  public record LeftOut(String name, Map<String, String> levels, String reason) {
    public LeftOut {
      levels = Collections.unmodifiableMap(new LinkedHashMap<>(levels));
    }
  }

  public Sweep {
    factors = List.copyOf(factors);
    points = List.copyOf(points);
    leftOut = List.copyOf(leftOut);
    notes = List.copyOf(notes);
  }

  /** The name for people, such as {@code walk from standard to bell}. */
  public String title() {
    return kind == Kind.VARY
        ? "vary " + from + " over " + String.join(", ", factors)
        : kind.word() + " from " + from + " to " + to;
  }
}
