package senet.report;

import java.util.List;
import java.util.Optional;
import senet.game.GameResult.End;
import senet.measure.Count;
import senet.measure.Tally;
import senet.report.Findings.Entry;
import senet.report.Findings.Group;
import senet.stats.Estimate;
import senet.stats.Histogram;

/** The findings in a sentence a scenario, and a warning where games were not finished. */
final class InShort {
  private InShort() {}

  static void write(Findings findings, Html page) {
    page.element("h2", "In short");
    unfinished(findings.entries())
        .ifPresent(warning -> page.raw("<p class=\"warning\">" + warning + "</p>"));
    for (Group group : findings.groups()) {
      page.element("h3", group.matchup()).raw("<ul>");
      group.entries().forEach(entry -> page.raw("<li>" + sentence(entry) + "</li>"));
      page.raw("</ul>");
    }
    LadderSection.inShort(findings, page);
    ContestSections.inShort(findings, page);
    page.raw(
        "<p>The numbers in brackets are intervals at "
            + findings.confidence()
            + ". “First” is who moves first.</p>");
  }

  /** The finding of one scenario, as markup. */
  static String sentence(Entry entry) {
    Histogram length = entry.tally().of(Count.THROWS);
    StringBuilder text =
        new StringBuilder("<strong>" + Html.escape(entry.rules()) + "</strong>: ")
            .append("who moves first wins " + share(entry, "first-win") + ", ")
            .append(draws(entry) + ", ")
            .append("who moves second wins " + share(entry, "second-win") + "; ");
    Tally tally = entry.tally();
    if (tally.ends(End.UNFINISHED) > 0) {
      text.append("unfinished " + share(entry, "unfinished") + "; ");
    }
    Estimate mean = entry.of("throws", "mean");
    return text.append("a game lasts " + Say.quantity(mean).value() + " throws on average ")
        .append("(half of all games take between " + length.quantile(0.25))
        .append(" and " + length.quantile(0.75) + ").")
        .toString();
  }

  private static String draws(Entry entry) {
    return entry.tally().ends(End.DRAW) == 0 ? "no draws" : "draws " + share(entry, "draw");
  }

  private static String share(Entry entry, String measure) {
    return Say.percent(entry.of(measure, "rate")).toString();
  }

  /** What to say of games that were stopped; nothing if there were none. */
  private static Optional<String> unfinished(List<Entry> entries) {
    List<Entry> stopped =
        entries.stream().filter(entry -> entry.tally().ends(End.UNFINISHED) > 0).toList();
    if (stopped.isEmpty()) {
      return Optional.empty();
    }
    List<String> scenarios =
        stopped.stream()
            .map(
                entry ->
                    Html.escape(entry.rules() + ", " + entry.matchup())
                        + ": "
                        + Say.count(entry.tally().ends(End.UNFINISHED))
                        + " of "
                        + Say.count(entry.tally().games())
                        + " games, stopped after "
                        + Say.count(entry.scenario().rules().ending().maxThrows())
                        + " throws")
            .toList();
    return Optional.of(
        "<strong>Some games were not finished.</strong> They reached the cap on throws and were"
            + " stopped, so that nobody won them. They count as games without a winner in every"
            + " share, and the lengths and scores given are too low or unsettled for them. "
            + String.join("; ", scenarios)
            + ".");
  }
}
