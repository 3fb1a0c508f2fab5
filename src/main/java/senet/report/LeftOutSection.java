package senet.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import senet.language.Language;
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
    page.element("h2", findings.text("report.leftout"));
    told.forEach(sweep -> write(sweep, findings, page));
  }

  private static void write(Sweep sweep, Findings findings, Html page) {
    String title = Sweeps.title(sweep, findings.headings());
    page.element("h3", findings.say().language().capital(title));
    page.raw("<ul>");
    sweep.notes().forEach(note -> page.item(inEnglish(note, findings.say())));
    Map<String, List<String>> byReason = new LinkedHashMap<>();
    for (Sweep.LeftOut left : sweep.leftOut()) {
      byReason.computeIfAbsent(left.reason(), reason -> new ArrayList<>()).add(left.name());
    }
    byReason.forEach((reason, names) -> write(reason, names, findings.say(), page));
    page.raw("</ul>");
  }

  private static void write(String reason, List<String> names, Say say, Html page) {
    page.raw(
        "<li>"
            + say.text("report.leftout.reason", names.size(), inEnglish(reason, say))
            + "<details>");
    page.element("summary", say.text("report.leftout.which"));
    page.raw(Html.escape(String.join(", ", names)) + "</details></li>");
  }

  /** What there is in English only, marked as such on a page of another language. */
  private static String inEnglish(String text, Say say) {
    String safe = Html.escape(text);
    return say.language().equals(Language.ENGLISH) ? safe : "<span lang=\"en\">" + safe + "</span>";
  }
}
