package senet.report;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import senet.run.Comparison;
import senet.run.Comparison.Kind;

/** The comparisons as sentences and as a table. */
final class ComparisonSection {
  /** More sentences than this are not written; the table says the same. */
  private static final int MOST_SENTENCES = 120;

  private final ShownComparisons shown;
  private final Findings findings;
  private final Say say;
  private final Html page;

  private ComparisonSection(Findings findings, Html page) {
    this.shown = new ShownComparisons(findings);
    this.say = findings.say();
    this.findings = findings;
    this.page = page;
  }

  /** Writes the section, if anything is compared. */
  static void write(Findings findings, Html page) {
    if (!findings.comparisons().isEmpty()) {
      new ComparisonSection(findings, page).write();
    }
  }

  private void write() {
    page.element("h2", say.text("report.differs"));
    List<Comparison> rows = shown.withDistributions();
    List<Comparison> numbers = rows.stream().filter(row -> row.kind() == Kind.NUMBER).toList();
    if (shown.leftOut() > 0) {
      page.element("p", say.text("report.differs.most", ShownComparisons.MOST, shown.leftOut()));
    }
    if (numbers.size() <= MOST_SENTENCES) {
      byGroup(numbers)
          .forEach(
              (group, members) -> {
                page.element("h3", group).raw("<ul>");
                members.forEach(row -> page.item(sentence(row)));
                page.raw("</ul>");
              });
    }
    page.paragraph(how());
    byGroup(rows).forEach(this::table);
  }

  private Map<String, List<Comparison>> byGroup(List<Comparison> rows) {
    return rows.stream()
        .collect(Collectors.groupingBy(shown::group, LinkedHashMap::new, Collectors.toList()));
  }

  /** A comparison with its number, interval and verdict, as markup. */
  private String sentence(Comparison row) {
    ComparisonWords words = ComparisonWords.of(row.measure(), say);
    return say.text(
        "report.differs.sentence",
        Html.escape(shown.side(row.contender())),
        Html.escape(shown.side(row.baseline())),
        Html.escape(words.name()),
        words.level(row.estimate(), row.difference()),
        words.level(row.baselineEstimate(), row.difference()),
        words.difference(row),
        Html.escape(ComparisonWords.verdict(row, say)));
  }

  private String how() {
    return say.text("report.differs.how", say.decimal(1 - findings.plan().confidence(), 4));
  }

  private void table(String group, List<Comparison> rows) {
    String safe = Html.escape(group);
    page.raw("<div class=\"scroll\" role=\"region\" tabindex=\"0\" aria-label=\"" + safe + "\">");
    page.raw("<table><caption>" + safe + "</caption><thead><tr>");
    for (String head :
        List.of(
            "report.differs.compared",
            "report.differs.with",
            "report.differs.measure",
            "report.differs.difference",
            "report.differs.verdict",
            "report.differs.p",
            "report.differs.holm",
            "report.differs.bh",
            "report.differs.within",
            "report.differs.within.p")) {
      page.raw("<th scope=\"col\">" + Html.escape(say.text(head)) + "</th>");
    }
    page.raw("</tr></thead><tbody>");
    rows.forEach(this::row);
    page.raw("</tbody></table></div>");
  }

  private void row(Comparison row) {
    ComparisonWords words = ComparisonWords.of(row.measure(), say);
    page.raw("<tr><th scope=\"row\">" + Html.escape(shown.side(row.contender())) + "</th>");
    text(shown.side(row.baseline()));
    text(
        switch (row.kind()) {
          case NUMBER -> words.name();
          case CHI_SQUARE -> say.text("report.differs.chisquare", words.name());
          case DISTANCE -> say.text("report.differs.distance", words.name());
        });
    Say.Value difference = words.difference(row);
    page.raw(
        "<td>"
            + Html.escape(difference.value())
            + "<small>"
            + Html.escape(difference.interval())
            + "</small></td>");
    text(ComparisonWords.verdict(row, say));
    text(say.probability(row.tests().p()));
    text(say.probability(row.tests().holm()));
    text(say.probability(row.tests().benjaminiHochberg()));
    text(Double.isNaN(row.delta()) ? "–" : words.bound(row.delta()));
    text(say.probability(row.tests().equivalenceHolm()));
    page.raw("</tr>");
  }

  private void text(String text) {
    page.raw("<td>" + Html.escape(text) + "</td>");
  }
}
