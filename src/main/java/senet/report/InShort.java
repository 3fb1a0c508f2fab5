package senet.report;

import java.util.List;
import java.util.Optional;
import senet.game.GameResult.End;
import senet.measure.Count;
import senet.report.Findings.Entry;
import senet.report.Findings.Group;
import senet.stats.Histogram;

/** The findings in a sentence a scenario, and a warning where games were not finished. */
final class InShort {
  private InShort() {}

  static void write(Findings findings, Html page) {
    page.element("h2", findings.text("report.short"));
    unfinished(findings).ifPresent(page::warning);
    for (Group group : findings.groups()) {
      page.element("h3", group.matchup()).raw("<ul>");
      group.entries().forEach(entry -> page.item(sentence(entry, findings.say())));
      page.raw("</ul>");
    }
    LadderSection.inShort(findings, page);
    ContestSections.inShort(findings, page);
    page.element("p", findings.text("report.short.note", findings.confidenceLevel()));
  }

  /** The finding of one scenario, as markup. */
  static String sentence(Entry entry, Say say) {
    Histogram length = entry.tally().of(Count.THROWS);
    boolean stopped = entry.tally().ends(End.UNFINISHED) > 0;
    return say.text(
        stopped ? "report.short.stopped" : "report.short.sentence",
        Html.escape(entry.rules()),
        share(entry, "first-win", say),
        draws(entry, say),
        share(entry, "second-win", say),
        say.quantity(entry.of("throws", "mean")).value(),
        length.quantile(0.25),
        length.quantile(0.75),
        share(entry, "unfinished", say));
  }

  private static String draws(Entry entry, Say say) {
    return entry.tally().ends(End.DRAW) == 0
        ? say.text("report.short.draws.none")
        : say.text("report.short.draws", share(entry, "draw", say));
  }

  private static String share(Entry entry, String measure, Say say) {
    return say.percent(entry.of(measure, "rate")).toString();
  }

  /** What to say of games that were stopped, as markup; nothing if there were none. */
  private static Optional<String> unfinished(Findings findings) {
    List<Entry> stopped =
        findings.entries().stream()
            .filter(entry -> entry.tally().ends(End.UNFINISHED) > 0)
            .toList();
    if (stopped.isEmpty()) {
      return Optional.empty();
    }
    List<String> scenarios =
        stopped.stream()
            .map(
                entry ->
                    findings.text(
                        "report.short.unfinished.scenario",
                        Html.escape(entry.rules()),
                        Html.escape(entry.matchup()),
                        entry.tally().ends(End.UNFINISHED),
                        entry.tally().games(),
                        entry.scenario().rules().ending().maxThrows()))
            .toList();
    return Optional.of(findings.text("report.short.unfinished", String.join("; ", scenarios)));
  }
}
