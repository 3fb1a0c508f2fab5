package senet.report;

import java.util.List;
import senet.report.Findings.Entry;
import senet.run.Attained;

/** How precisely the numbers are known that a study set out to know so, scenario by scenario. */
final class PrecisionText {
  private PrecisionText() {}

  static void write(Findings findings, Html page) {
    List<Attained> goals = findings.goals();
    if (goals.isEmpty()) {
      return;
    }
    page.element("h2", "How precise it is");
    long missed = goals.stream().filter(goal -> !goal.isMet()).count();
    if (missed > 0) {
      page.raw(
          "<p class=\"warning\"><strong>Not everything is known as precisely as was asked.</strong> "
              + (missed == 1 ? "One goal was" : Say.count(missed) + " goals were")
              + " not met within the most games allowed; the intervals of these numbers are right,"
              + " but wider than wanted.</p>");
    }
    page.raw(
        "<p>Each scenario was played until the interval of each of these numbers was no wider than"
            + " asked. This was looked at only after fixed numbers of games, each a twentieth more"
            + " than the last, and on the width alone; the intervals are those of the games up to"
            + " the one at which it was enough.</p>");
    page.raw("<ul>");
    goals.forEach(goal -> page.raw("<li>" + sentence(findings, goal) + "</li>"));
    page.raw("</ul>");
  }

  /** What came of one goal, as markup. */
  private static String sentence(Findings findings, Attained goal) {
    Entry entry = findings.entries().get(goal.scenario());
    return "<strong>"
        + Html.escape(entry.rules())
        + "</strong>, "
        + Html.escape(entry.matchup() + ": goal " + outcome(goal))
        + ".";
  }

  private static String outcome(Attained goal) {
    String games = Say.count(goal.games()) + " games";
    String wanted = " (wanted: ±" + Say.decimal(goal.goal().halfWidth(), 10) + ") after " + games;
    return (goal.isMet() ? "met: " : "not met: ")
        + goal.goal().number()
        + " "
        + goal.width()
        + wanted
        + (goal.isMet() ? "" : ", the most allowed");
  }
}
