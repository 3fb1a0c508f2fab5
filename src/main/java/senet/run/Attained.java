package senet.run;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;

/**
 * What came of a goal in a scenario.
 *
 * @param scenario the scenario's place in the plan
 * @param goal the goal
 * @param reached half the width of the interval in the end; nothing if there is no interval
 * @param games how many games were played
 */
public record Attained(int scenario, Goal goal, OptionalDouble reached, long games) {

  /** All goals of all scenarios, in the plan's order; none if the plan has no goals. */
  public static List<Attained> of(Results results) {
    List<Attained> all = new ArrayList<>();
    for (int i = 0; i < results.tallies().size(); i++) {
      Scenario scenario = results.plan().scenarios().get(i);
      if (scenario.stopping() instanceof Precision precision) {
        for (Goal goal : precision.goals()) {
          OptionalDouble reached = precision.reached(goal, results.tallies().get(i));
          long games = results.tallies().get(i).games();
          all.add(new Attained(i, goal, reached, games));
        }
      }
    }
    return all;
  }

  /** Whether the goal was met. */
  public boolean isMet() {
    return goal.isMetBy(reached);
  }

  /**
   * The half-width reached with two digits, such as {@code ±0.0031}, rounded up so that none looks
   * better than it is.
   */
  public String width() {
    return reached.isEmpty()
        ? "without an interval"
        : "±"
            + plain(
                new BigDecimal(reached.getAsDouble())
                    .round(new MathContext(2, RoundingMode.CEILING)));
  }

  /**
   * The outcome in words, such as {@code goal not met: first-player-advantage ±0.0031 (wanted:
   * ±0.002) after 5,000,000 games, the most allowed}.
   */
  public String sentence() {
    return String.format(
        Locale.ROOT,
        "goal %s: %s %s (wanted: ±%s) after %,d games%s",
        isMet() ? "met" : "not met",
        goal.number(),
        width(),
        plain(BigDecimal.valueOf(goal.halfWidth())),
        games,
        isMet() ? "" : ", the most allowed");
  }

  private static String plain(BigDecimal number) {
    return number.signum() == 0 ? "0" : number.stripTrailingZeros().toPlainString();
  }
}
