package senet.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import senet.game.GameResult.End;
import senet.measure.Count;
import senet.report.Findings.Entry;
import senet.run.Comparison.Kind;
import senet.stats.Histogram;

/**
 * The answer: what differs, what is stronger and what does what, in a sentence each, or, where
 * nothing is compared, what each scenario came to.
 */
final class InShort {
  /** More sentences at once nobody reads; the others are a click away. */
  private static final int MOST = 12;

  private InShort() {}

  /**
   * Sentences on one subject.
   *
   * @param heading the subject, as text
   * @param sentences as markup
   */
  record Part(String heading, List<String> sentences) {

    /** One part, or none if there is nothing to say. */
    static List<Part> of(String heading, List<String> sentences) {
      return sentences.isEmpty() ? List.of() : List.of(new Part(heading, sentences));
    }
  }

  static void write(Findings findings, Html page) {
    page.element("h2", findings.text("report.short"));
    unfinished(findings).ifPresent(page::warning);
    ContestSections.unfinished(findings, page);
    List<Part> answers = answers(findings);
    List<Part> scenarios = scenarios(findings);
    List<Part> told = answers.isEmpty() ? scenarios : answers;
    write(slice(told, 0, MOST), page);
    page.element("p", findings.text("report.short.note", findings.confidenceLevel()));
    long compared =
        findings.comparisons().stream().filter(row -> row.kind() == Kind.NUMBER).count();
    if (compared > MOST) {
      page.element("p", findings.text("report.short.clearest", compared));
    }
    folded("report.short.more", slice(told, MOST, Integer.MAX_VALUE), findings, page);
    if (!answers.isEmpty()) {
      folded("report.short.scenarios", scenarios, findings, page);
    }
  }

  private static List<Part> answers(Findings findings) {
    return Stream.of(
            LadderSection.inShort(findings),
            ContestSections.inShort(findings),
            AttributionSection.inShort(findings),
            ComparisonSection.inShort(findings, MOST))
        .flatMap(List::stream)
        .toList();
  }

  private static List<Part> scenarios(Findings findings) {
    return findings.groups().stream()
        .map(
            group ->
                new Part(
                    group.matchup(),
                    group.entries().stream()
                        .map(entry -> sentence(entry, findings.say()))
                        .toList()))
        .toList();
  }

  private static void write(List<Part> parts, Html page) {
    for (Part part : parts) {
      page.element("h3", part.heading()).raw("<ul>");
      part.sentences().forEach(page::item);
      page.raw("</ul>");
    }
  }

  /** What opens at a click; a printed page shows it. */
  private static void folded(String key, List<Part> parts, Findings findings, Html page) {
    if (!parts.isEmpty()) {
      page.raw("<details>").element("summary", findings.text(key, count(parts)));
      write(parts, page);
      page.raw("</details>");
    }
  }

  private static int count(List<Part> parts) {
    return parts.stream().mapToInt(part -> part.sentences().size()).sum();
  }

  /** The sentences from one place up to another, counted over all parts. */
  private static List<Part> slice(List<Part> parts, int from, int to) {
    List<Part> within = new ArrayList<>();
    int before = 0;
    for (Part part : parts) {
      int size = part.sentences().size();
      int low = Math.min(Math.max(from - before, 0), size);
      int high = Math.min(Math.max(to - before, low), size);
      within.addAll(Part.of(part.heading(), part.sentences().subList(low, high)));
      before += size;
    }
    return within;
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
