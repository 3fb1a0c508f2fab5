package senet.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import senet.run.Sweep;

/** The combinations that a study's entries could not make rule sets of, with the reasons. */
final class LeftOutSection {
  private LeftOutSection() {}

  static void write(Findings findings, Html page) {
    List<Sweep> told =
        findings.plan().sweeps().stream()
            .filter(sweep -> !sweep.leftOut().isEmpty() || !sweep.notes().isEmpty())
            .toList();
    if (told.isEmpty()) {
      return;
    }
    page.element("h2", "What could not be played");
    told.forEach(sweep -> write(sweep, page));
  }

  private static void write(Sweep sweep, Html page) {
    String title = sweep.title();
    page.element("h3", title.substring(0, 1).toUpperCase(Locale.ROOT) + title.substring(1));
    page.raw("<ul>");
    sweep.notes().forEach(note -> page.element("li", note));
    Map<String, List<String>> byReason = new LinkedHashMap<>();
    for (Sweep.LeftOut left : sweep.leftOut()) {
      byReason.computeIfAbsent(left.reason(), reason -> new ArrayList<>()).add(left.name());
    }
    byReason.forEach((reason, names) -> write(reason, names, page));
    page.raw("</ul>");
  }

  private static void write(String reason, List<String> names, Html page) {
    String count = Say.count(names.size()) + (names.size() == 1 ? " combination" : " combinations");
    page.raw("<li>" + Html.escape(count + ": " + reason) + "<details>");
    page.element("summary", "which");
    page.raw(Html.escape(String.join(", ", names)) + "</details></li>");
  }
}
