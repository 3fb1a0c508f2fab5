package senet.report;

import senet.game.GameResult.End;
import senet.report.Findings.Entry;
import senet.report.Findings.Group;

/** The main numbers as tables; all of them are in the CSV files. */
final class NumberTables {
  private final Findings findings;
  private final Say say;
  private final Html page;
  private final boolean stopped;

  NumberTables(Findings findings, Html page) {
    this.findings = findings;
    this.say = findings.say();
    this.page = page;
    this.stopped =
        findings.entries().stream().anyMatch(entry -> entry.tally().ends(End.UNFINISHED) > 0);
  }

  void write() {
    page.element("h2", say.text("report.numbers"));
    page.paragraph(say.text("report.numbers.how"));
    for (Group group : findings.groups()) {
      HtmlTable table = new HtmlTable(page, group.matchup());
      head(
          table,
          "report.rules",
          "report.numbers.first",
          "report.numbers.draw",
          "report.numbers.second");
      if (stopped) {
        head(table, "report.numbers.unfinished");
      }
      head(
          table,
          "report.numbers.advantage",
          "report.numbers.throws.mean",
          "report.numbers.throws.median",
          "report.numbers.margin.mean",
          "report.games");
      group.entries().forEach(entry -> row(table, entry));
      table.close();
    }
    if (!findings.advantagesApart().isEmpty()) {
      writeAdvantages();
    }
  }

  private void row(HtmlTable table, Entry entry) {
    table
        .row(entry.rules())
        .cell(say.percent(entry.of("first-win", "rate")))
        .cell(say.percent(entry.of("draw", "rate")))
        .cell(say.percent(entry.of("second-win", "rate")));
    if (stopped) {
      table.cell(say.percent(entry.of("unfinished", "rate")));
    }
    table
        .cell(say.points(entry.of("first-player-advantage", "mean")))
        .cell(say.quantity(entry.of("throws", "mean")))
        .cell(say.quantity(entry.of("throws", "median")))
        .cell(say.quantity(entry.of("margin", "mean")))
        .cell(say.count(entry.tally().games()));
  }

  private void writeAdvantages() {
    page.element("h2", say.text("report.apart")).element("p", say.text("report.apart.how"));
    for (Group group : Findings.groups(findings.advantagesApart())) {
      HtmlTable table = new HtmlTable(page, group.matchup());
      head(table, "report.rules", "report.apart.first", "report.apart.odd", "report.games");
      for (Entry entry : group.entries()) {
        table
            .row(entry.rules())
            .cell(say.points(entry.of("first-move-advantage", "mean")))
            .cell(say.points(entry.of("odd-side-advantage", "mean")))
            .cell(say.count(entry.tally().games()));
      }
      table.close();
    }
  }

  private void head(HtmlTable table, String... keys) {
    for (String key : keys) {
      table.head(say.text(key));
    }
  }
}
