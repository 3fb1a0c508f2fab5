package senet.cli;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import senet.run.Attained;
import senet.run.Goal;
import senet.run.Plan;
import senet.run.Precision;
import senet.run.Results;
import senet.run.Scenario;

/** What is to be known how precisely, and what came of it, line by line. */
final class GoalText {

  /** So many goals that were met are told one by one; of more, how many. */
  private static final int MOST_LISTED = 30;

  private GoalText() {}

  /** The goals of a plan. */
  static List<String> goals(Plan plan) {
    Set<String> lines = new LinkedHashSet<>();
    for (Scenario scenario : plan.scenarios()) {
      if (scenario.stopping() instanceof Precision precision) {
        precision.goals().forEach(goal -> lines.add(line(goal, precision)));
      }
    }
    return List.copyOf(lines);
  }

  private static String line(Goal goal, Precision precision) {
    return String.format(
        Locale.ROOT,
        "goal: %s ±%s, from %,d to %,d games of each scenario",
        goal.number(),
        BigDecimal.valueOf(goal.halfWidth()).stripTrailingZeros().toPlainString(),
        precision.leastGames(),
        precision.mostGames());
  }

  /** A line for each goal of each scenario. */
  static List<String> all(Results results) {
    return Attained.of(results).stream().map(attained -> line(attained, results)).toList();
  }

  /** The same for a terminal: of many goals those that were not met, and how many were. */
  static List<String> brief(Results results) {
    List<Attained> all = Attained.of(results);
    if (all.size() <= MOST_LISTED) {
      return all(results);
    }
    List<String> lines = new ArrayList<>();
    List<Attained> missed = all.stream().filter(attained -> !attained.isMet()).toList();
    missed.forEach(attained -> lines.add(line(attained, results)));
    lines.add(
        String.format(Locale.ROOT, "%,d of %,d goals met", all.size() - missed.size(), all.size()));
    return lines;
  }

  private static String line(Attained attained, Results results) {
    Scenario scenario = results.plan().scenarios().get(attained.scenario());
    return scenario.title() + ": " + attained.sentence();
  }
}
