package senet.report;

import java.util.List;
import senet.game.GameResult.End;
import senet.report.Findings.Entry;
import senet.report.Findings.Group;

/** The main numbers as tables; all of them are in the CSV files. */
final class NumberTables {
  private final Findings findings;
  private final Html page;
  private final boolean stopped;

  NumberTables(Findings findings, Html page) {
    this.findings = findings;
    this.page = page;
    this.stopped =
        findings.entries().stream().anyMatch(entry -> entry.tally().ends(End.UNFINISHED) > 0);
  }

  void write() {
    page.element("h2", "The numbers");
    page.raw(
        "<p>Shares are in percent of games, advantages in percentage points. Below each number"
            + " stands its interval. All numbers are in <code>summary.csv</code>, all"
            + " distributions in <code>distributions.csv</code>.</p>");
    for (Group group : findings.groups()) {
      open(group.matchup());
      head("rules", "first wins", "draw", "second wins");
      if (stopped) {
        head("unfinished");
      }
      head("first player’s advantage", "throws, mean", "throws, median", "margin, mean", "games");
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
    cell(Say.percent(entry.of("first-win", "rate")));
    cell(Say.percent(entry.of("draw", "rate")));
    cell(Say.percent(entry.of("second-win", "rate")));
    if (stopped) {
      cell(Say.percent(entry.of("unfinished", "rate")));
    }
    cell(Say.points(entry.of("first-player-advantage", "mean")));
    cell(Say.quantity(entry.of("throws", "mean")));
    cell(Say.quantity(entry.of("throws", "median")));
    cell(Say.quantity(entry.of("margin", "mean")));
    cell(new Say.Value(Say.count(entry.tally().games()), ""));
    page.raw("</tr>");
  }

  private void writeAdvantages() {
    page.element("h2", "Moving first, and having the odd squares");
    page.raw(
        """
        <p>Who moves first has two things that may help: the first move, and the squares on which
        the rules put that side. Where both sides have begun games, the two can be told apart.
        A is the share of games that the side on the odd squares wins minus the share that the
        other side wins. What moving first is worth is half of A when the odd side begins minus A
        when the even side begins; what the odd squares are worth is half of their sum. Both are
        in percentage points, and both are differences of winning shares: +10 means 55 to 45 where
        no game is drawn.</p>
        """
            .strip());
    for (Group group : Findings.groups(findings.advantagesApart())) {
      open(group.matchup());
      head("rules", "moving first", "having the odd squares", "games");
      page.raw("</tr></thead><tbody>");
      for (Entry entry : group.entries()) {
        rowHead(entry.rules());
        cell(Say.points(entry.of("first-move-advantage", "mean")));
        cell(Say.points(entry.of("odd-side-advantage", "mean")));
        cell(new Say.Value(Say.count(entry.tally().games()), ""));
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

  private void head(String... names) {
    for (String name : List.of(names)) {
      page.raw("<th scope=\"col\">" + Html.escape(name) + "</th>");
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
