package senet.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import senet.run.Comparison;

/** The comparisons as a table, and as sentences for those who are in a hurry. */
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
    if (shown.leftOut() > 0) {
      page.element("p", say.text("report.differs.most", ShownComparisons.MOST, shown.leftOut()));
    }
    page.paragraph(how());
    byGroup(rows).forEach(this::table);
  }

  /** A sentence for each comparison of numbers, the clearest first if there are too many. */
  static List<InShort.Part> inShort(Findings findings, int most) {
    if (findings.comparisons().isEmpty()) {
      return List.of();
    }
    ComparisonSection section = new ComparisonSection(findings, new Html());
    List<Comparison> rows = section.shown.clearestFirst(most);
    int first = Math.min(most, rows.size());
    List<InShort.Part> parts = new ArrayList<>(section.parts(rows.subList(0, first)));
    int last = Math.min(MOST_SENTENCES, rows.size());
    parts.addAll(section.parts(rows.subList(first, last)));
    return parts;
  }

  private List<InShort.Part> parts(List<Comparison> rows) {
    return byGroup(rows).entrySet().stream()
        .map(
            group ->
                new InShort.Part(
                    group.getKey(), group.getValue().stream().map(this::sentence).toList()))
        .toList();
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
    HtmlTable table = new HtmlTable(page, group);
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
      table.head(say.text(head));
    }
    rows.forEach(row -> row(table, row));
    table.close();
  }

  private void row(HtmlTable table, Comparison row) {
    ComparisonWords words = ComparisonWords.of(row.measure(), say);
    table
        .row(shown.side(row.contender()))
        .cell(shown.side(row.baseline()))
        .cell(
            switch (row.kind()) {
              case NUMBER -> words.name();
              case CHI_SQUARE -> say.text("report.differs.chisquare", words.name());
              case DISTANCE -> say.text("report.differs.distance", words.name());
            })
        .cell(words.difference(row))
        .cell(ComparisonWords.verdict(row, say))
        .cell(say.probability(row.tests().p()))
        .cell(say.probability(row.tests().holm()))
        .cell(say.probability(row.tests().benjaminiHochberg()))
        .cell(Double.isNaN(row.delta()) ? "–" : words.bound(row.delta()))
        .cell(say.probability(row.tests().equivalenceHolm()));
  }
}
