package senet.report;

import java.util.List;
import java.util.stream.Stream;
import senet.measure.RateIntervals;
import senet.run.Plan;
import senet.run.ProductVersion;
import senet.run.StoppingRule;

/** How the numbers were made, what they mean, and what they do not. */
final class Methods {
  private static final List<String> LIMITS =
      List.of(
          "report.methods.limits.policies",
          "report.methods.limits.rules",
          "report.methods.limits.cap",
          "report.methods.limits.throws");

  private Methods() {}

  static void write(Findings findings, Html page) {
    Say say = findings.say();
    page.element("h2", say.text("report.methods")).element("p", say.text("report.methods.counts"));
    page.paragraph(
        say.text(
            "report.methods.intervals",
            findings.confidenceLevel(),
            say.text(shares(findings.plan().rateIntervals()))));
    page.element("h2", say.text("report.methods.limits")).raw("<ul>");
    LIMITS.forEach(limit -> page.element("li", say.text(limit)));
    page.raw("</ul>").element("h2", say.text("report.methods.again"));
    page.paragraph(
        say.text(
            "report.methods.again.how",
            Long.toString(findings.plan().seed()),
            Html.escape(command(findings.plan())),
            Html.escape(ProductVersion.text())));
  }

  /**
   * What plays the study again; the number of games is that of its file where they are not alike.
   */
  static String command(Plan plan) {
    String command = "./senet run " + plan.study() + ".yaml --seed " + plan.seed();
    List<Long> games =
        Stream.concat(
                plan.scenarios().stream()
                    .map(
                        scenario ->
                            scenario.stopping().equals(StoppingRule.NEVER) ? scenario.games() : -1),
                plan.contests().stream().map(contest -> 2 * contest.mostPairs()))
            .distinct()
            .toList();
    return games.size() == 1 && games.get(0) > 0 ? command + " --games " + games.get(0) : command;
  }

  private static String shares(RateIntervals intervals) {
    return switch (intervals) {
      case NOMINAL -> "report.methods.wilson";
      case GUARANTEED -> "report.methods.clopper";
    };
  }
}
