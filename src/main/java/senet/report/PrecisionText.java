package senet.report;

import java.util.List;
import senet.report.Findings.Entry;
import senet.run.Attained;
import senet.run.Goal;

/** How precisely the numbers are known that a study set out to know so, scenario by scenario. */
final class PrecisionText {
  /** Digits of a half-width. */
  private static final int WIDTH_DIGITS = 2;

  private PrecisionText() {}

  static void write(Findings findings, Html page) {
    List<Attained> goals = findings.goals();
    if (goals.isEmpty()) {
      return;
    }
    page.element("h2", findings.text("report.precision"));
    long missed = goals.stream().filter(goal -> !goal.isMet()).count();
    if (missed > 0) {
      String count = findings.say().count(missed);
      page.warning(findings.text("report.precision.missed", missed, count));
    }
    page.element("p", findings.text("report.precision.how")).raw("<ul>");
    goals.forEach(goal -> page.item(sentence(findings, goal)));
    page.raw("</ul>");
  }

  /** What came of one goal, as markup. */
  private static String sentence(Findings findings, Attained attained) {
    Say say = findings.say();
    Entry entry = findings.entries().get(attained.scenario());
    Goal goal = attained.goal();
    return say.text(
        attained.isMet() ? "report.precision.met" : "report.precision.notmet",
        Html.escape(entry.rules()),
        Html.escape(entry.matchup()),
        Html.escape(number(goal, say)),
        attained.reached().isPresent()
            ? "±" + say.roundedUp(attained.reached().getAsDouble(), WIDTH_DIGITS)
            : say.text("report.precision.nointerval"),
        "±" + say.decimal(goal.halfWidth(), 10),
        attained.games());
  }

  /** The name of the number, such as {@code draws} or {@code length in throws, median}. */
  private static String number(Goal goal, Say say) {
    String measure = say.text("measure." + goal.measure());
    return goal.isOfMainStatistic()
        ? measure
        : say.text("measure.statistic", measure, statistic(goal.statistic(), say));
  }

  private static String statistic(String name, Say say) {
    return name.matches("q\\d\\d")
        ? say.text(
            "measure.statistic.quantile",
            say.percent(say.decimal(Double.parseDouble(name.substring(1)), 2)))
        : say.text("measure.statistic." + name);
  }
}
