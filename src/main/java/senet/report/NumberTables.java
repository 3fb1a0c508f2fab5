package senet.report;

import java.util.List;
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
      open(group.matchup());
      head("report.rules", "report.numbers.first", "report.numbers.draw", "report.numbers.second");
      if (stopped) {
        head("report.numbers.unfinished");
      }
      head(
          "report.numbers.advantage",
          "report.numbers.throws.mean",
          "report.numbers.throws.median",
          "report.numbers.margin.mean",
          "report.games");
      page.raw("</tr></thead><tbody>");
      group.entries().forEach(this::row);
      close();
    }
    if (!findings.advantagesApart().isEmpty()) {
      writeAdvantages();
    }
  }

  private void row(Entry entry) {
    rowHead(entry.rules());
    cell(say.percent(entry.of("first-win", "rate")));
    cell(say.percent(entry.of("draw", "rate")));
    cell(say.percent(entry.of("second-win", "rate")));
    if (stopped) {
      cell(say.percent(entry.of("unfinished", "rate")));
    }
    cell(say.points(entry.of("first-player-advantage", "mean")));
    cell(say.quantity(entry.of("throws", "mean")));
    cell(say.quantity(entry.of("throws", "median")));
    cell(say.quantity(entry.of("margin", "mean")));
    cell(new Say.Value(say.count(entry.tally().games()), ""));
    page.raw("</tr>");
  }

  private void writeAdvantages() {
    page.element("h2", say.text("report.apart")).element("p", say.text("report.apart.how"));
    for (Group group : Findings.groups(findings.advantagesApart())) {
      open(group.matchup());
      head("report.rules", "report.apart.first", "report.apart.odd", "report.games");
      page.raw("</tr></thead><tbody>");
      for (Entry entry : group.entries()) {
        rowHead(entry.rules());
        cell(say.points(entry.of("first-move-advantage", "mean")));
        cell(say.points(entry.of("odd-side-advantage", "mean")));
        cell(new Say.Value(say.count(entry.tally().games()), ""));
        page.raw("</tr>");
      }
      close();
    }
  }

  private void open(String caption) {
    String safe = Html.escape(caption);
    page.raw("<div class=\"scroll\" role=\"region\" tabindex=\"0\" aria-label=\"" + safe + "\">");
    page.raw("<table><caption>" + safe + "</caption><thead><tr>");
  }

  private void close() {
    page.raw("</tbody></table></div>");
  }

  private void head(String... keys) {
    for (String key : List.of(keys)) {
      page.raw("<th scope=\"col\">" + Html.escape(say.text(key)) + "</th>");
    }
  }

  private void rowHead(String name) {
    page.raw("<tr><th scope=\"row\">" + Html.escape(name) + "</th>");
  }

  private void cell(Say.Value number) {
    String interval =
        number.interval().isEmpty() ? "" : "<small>" + Html.escape(number.interval()) + "</small>";
    page.raw("<td>" + Html.escape(number.value()) + interval + "</td>");
  }
}
