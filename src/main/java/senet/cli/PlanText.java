package senet.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import senet.run.Contest;
import senet.run.Plan;
import senet.run.Scenario;
import senet.run.StoppingRule;
import senet.run.Sweep;

/** What a plan plays and leaves out, line by line. */
final class PlanText {

  /** So many scenarios are listed one by one; more are counted by the entry that makes them. */
  private static final int MOST_LISTED = 30;

  private static final int MOST_NAMED = 4;

  private PlanText() {}

  /** The scenarios, or how many each entry of the study makes. */
  static List<String> scenarios(Plan plan) {
    List<String> lines = new ArrayList<>();
    if (plan.scenarios().size() <= MOST_LISTED) {
      int width = plan.scenarios().stream().mapToInt(s -> s.title().length()).reduce(60, Math::max);
      for (Scenario scenario : plan.scenarios()) {
        String most = scenario.stopping().equals(StoppingRule.NEVER) ? "" : "at most ";
        String format = "%-" + width + "s %s%,15d %s";
        long games = scenario.expectedGames();
        String noun = games == 1 ? "game" : "games";
        lines.add(String.format(Locale.ROOT, format, scenario.title(), most, games, noun));
      }
      return lines;
    }
    Map<String, Long> left = new LinkedHashMap<>();
    for (Scenario scenario : plan.scenarios()) {
      // the other start is named behind a slash
      left.merge(scenario.rules().name().split("/", 2)[0], 1L, Long::sum);
    }
    Map<String, Set<String>> entries = new LinkedHashMap<>();
    Set<String> swept = new LinkedHashSet<>();
    for (Sweep sweep : plan.sweeps()) {
      Set<String> names = new LinkedHashSet<>();
      sweep.points().forEach(point -> names.add(point.rules()));
      swept.addAll(names);
      entries.merge(
          sweep.title(),
          names,
          (one, other) -> {
            one.addAll(other);
            return one;
          });
    }
    Set<String> plain = new LinkedHashSet<>(left.keySet());
    plain.removeAll(swept);
    if (!plain.isEmpty()) {
      lines.add(counted("by name", plain, left));
    }
    entries.forEach((title, names) -> lines.add(counted(title, names, left)));
    return lines;
  }

  private static String counted(String title, Set<String> names, Map<String, Long> scenarios) {
    long scenarioCount = names.stream().mapToLong(name -> scenarios.getOrDefault(name, 0L)).sum();
    return String.format(
        Locale.ROOT,
        "%s: %s, %s: %s",
        title,
        count(names.size(), "rule set"),
        count(scenarioCount, "scenario"),
        some(List.copyOf(names)));
  }

  /** A number of things, in the singular or the plural. */
  static String count(long number, String thing) {
    return String.format(Locale.ROOT, "%,d %s%s", number, thing, number == 1 ? "" : "s");
  }

  private static String some(List<String> names) {
    List<String> shown = names.subList(0, Math.min(MOST_NAMED, names.size()));
    return String.join(", ", shown) + (shown.size() < names.size() ? ", …" : "");
  }

  /** What is played in pairs of games: a line for each tournament and each match. */
  static List<String> contests(Plan plan) {
    Map<String, List<Contest>> tournaments = new LinkedHashMap<>();
    List<String> matches = new ArrayList<>();
    for (Contest contest : plan.contests()) {
      if (contest.isMatch()) {
        matches.add(
            String.format(
                Locale.ROOT,
                "%s: match of %s and %s, at most %,d pairs of games",
                contest.rules().name(),
                contest.one().label(),
                contest.other().label(),
                contest.mostPairs()));
      } else {
        tournaments.computeIfAbsent(contest.rules().name(), r -> new ArrayList<>()).add(contest);
      }
    }
    List<String> lines = new ArrayList<>();
    tournaments.forEach(
        (rules, played) ->
            lines.add(
                String.format(
                    Locale.ROOT,
                    "%s: tournament of %d policies, %d pairings of %,d pairs of games",
                    rules,
                    policies(played.size()),
                    played.size(),
                    played.get(0).mostPairs())));
    lines.addAll(matches);
    return lines;
  }

  /** How many policies make so many pairings of each two. */
  private static long policies(int pairings) {
    return Math.round((1 + Math.sqrt(1 + 8.0 * pairings)) / 2);
  }

  /** What the entries of the study leave out, and why; those with the same reason together. */
  static List<String> leftOut(Plan plan) {
    List<String> lines = new ArrayList<>();
    for (Sweep sweep : plan.sweeps()) {
      sweep.notes().forEach(note -> lines.add(sweep.title() + ": " + note));
      Map<String, List<String>> byReason = new LinkedHashMap<>();
      for (Sweep.LeftOut left : sweep.leftOut()) {
        byReason.computeIfAbsent(left.reason(), r -> new ArrayList<>()).add(left.name());
      }
      byReason.forEach(
          (reason, names) ->
              lines.add(
                  String.format(
                      Locale.ROOT,
                      "%s: left out %,d: %s: %s",
                      sweep.title(),
                      names.size(),
                      some(names),
                      reason)));
    }
    return lines;
  }

  /** Every combination left out, and every note. */
  static List<String> allLeftOut(Plan plan) {
    List<String> lines = new ArrayList<>();
    for (Sweep sweep : plan.sweeps()) {
      sweep.notes().forEach(note -> lines.add(sweep.title() + ": " + note));
      sweep.leftOut().forEach(left -> lines.add("left out: " + left.name() + ": " + left.reason()));
    }
    return lines;
  }
}
