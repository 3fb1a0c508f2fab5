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
  private final Html page;

  private ComparisonSection(Findings findings, Html page) {
    this.shown = new ShownComparisons(findings.comparisons(), findings.plan());
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
    page.element("h2", "What differs");
    List<Comparison> rows = shown.withDistributions();
    List<Comparison> numbers = rows.stream().filter(row -> row.kind() == Kind.NUMBER).toList();
    if (shown.leftOut() > 0) {
      page.element(
          "p",
          "Of each measure the "
              + ShownComparisons.MOST
              + " comparisons farthest from no difference; "
              + Say.count(shown.leftOut())
              + " more are in comparisons.csv.");
    }
    if (numbers.size() <= MOST_SENTENCES) {
      byGroup(numbers)
          .forEach(
              (group, members) -> {
                page.element("h3", group).raw("<ul>");
                members.forEach(row -> page.raw("<li>" + sentence(row) + "</li>"));
                page.raw("</ul>");
              });
    }
    page.raw(how());
    byGroup(rows).forEach(this::table);
  }

  private Map<String, List<Comparison>> byGroup(List<Comparison> rows) {
    return rows.stream()
        .collect(Collectors.groupingBy(shown::group, LinkedHashMap::new, Collectors.toList()));
  }

  /** A comparison with its number, interval and verdict, as markup. */
  private String sentence(Comparison row) {
    ComparisonWords words = ComparisonWords.of(row.measure());
    return "<strong>"
        + Html.escape(shown.side(row.contender()))
        + "</strong>, not "
        + Html.escape(shown.side(row.baseline()))
        + ": "
        + Html.escape(
            words.name()
                + " "
                + words.level(row.estimate(), row.difference())
                + " instead of "
                + words.level(row.baselineEstimate(), row.difference())
                + ", a difference of "
                + words.difference(row)
                + ": "
                + ComparisonWords.verdict(row)
                + ".");
  }

  private String how() {
    return "<p>“A difference” is claimed where the p-value adjusted after Holm for all tests of"
        + " this study is at most "
        + Say.decimal(1 - findings.plan().confidence(), 4)
        + "; “no difference larger than” so much where two one-sided tests, adjusted likewise, rule"
        + " out a larger one. That none is shown does not mean that there is none: such comparisons"
        + " are undecided. The number of games that would do is that of each of the two if the"
        + " difference stayed as it is. Intervals in brackets are not adjusted; “B–H” is the p-value"
        + " after Benjamini and Hochberg, for screening. Chi-square tests whether whole distributions"
        + " are the same; the distance says how far, on average, one would have to be moved to make"
        + " it the other. All are in <code>comparisons.csv</code>.</p>";
  }

  private void table(String group, List<Comparison> rows) {
    String safe = Html.escape(group);
    page.raw("<div class=\"scroll\" role=\"region\" tabindex=\"0\" aria-label=\"" + safe + "\">");
    page.raw("<table><caption>" + safe + "</caption><thead><tr>");
    for (String head :
        List.of(
            "compared",
            "with",
            "measure",
            "difference",
            "verdict",
            "p",
            "Holm",
            "B–H",
            "equivalent within",
            "p of that, Holm")) {
      page.raw("<th scope=\"col\">" + Html.escape(head) + "</th>");
    }
    page.raw("</tr></thead><tbody>");
    rows.forEach(this::row);
    page.raw("</tbody></table></div>");
  }

  private void row(Comparison row) {
    ComparisonWords words = ComparisonWords.of(row.measure());
    page.raw("<tr><th scope=\"row\">" + Html.escape(shown.side(row.contender())) + "</th>");
    text(shown.side(row.baseline()));
    text(
        switch (row.kind()) {
          case NUMBER -> words.name();
          case CHI_SQUARE -> words.name() + ", chi-square";
          case DISTANCE -> words.name() + ", distance";
        });
    Say.Value difference = words.difference(row);
    page.raw(
        "<td>"
            + Html.escape(difference.value())
            + "<small>"
            + Html.escape(difference.interval())
            + "</small></td>");
    text(ComparisonWords.verdict(row));
    text(Say.probability(row.tests().p()));
    text(Say.probability(row.tests().holm()));
    text(Say.probability(row.tests().benjaminiHochberg()));
    text(Double.isNaN(row.delta()) ? "–" : words.bound(row.delta()));
    text(Say.probability(row.tests().equivalenceHolm()));
    page.raw("</tr>");
  }

  private void text(String text) {
    page.raw("<td>" + Html.escape(text) + "</td>");
  }
}
