package senet.report;

import java.util.List;
import senet.measure.RateIntervals;

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
    page.paragraph(say.text("report.methods.again.how", Long.toString(findings.plan().seed())));
  }

  private static String shares(RateIntervals intervals) {
    return switch (intervals) {
      case NOMINAL -> "report.methods.wilson";
      case GUARANTEED -> "report.methods.clopper";
    };
  }
}
