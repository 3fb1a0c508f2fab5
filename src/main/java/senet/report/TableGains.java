package senet.report;

import senet.report.Findings.Entry;
import senet.report.Findings.Group;
import senet.stats.Estimate;

/** What exact endgame tables make of the same games: the outcomes again, with less doubt. */
final class TableGains {
  private TableGains() {}

  /** Writes the section, if the study used tables. */
  static void write(Findings findings, Html page) {
    if (findings.entries().stream().noneMatch(TableGains::has)) {
      return;
    }
    page.element("h2", findings.text("report.tables"));
    page.element("p", findings.text("report.tables.how", findings.plan().endgamePieces()));
    for (Group group : findings.groups()) {
      write(group, findings.say(), page);
    }
  }

  private static boolean has(Entry entry) {
    return entry.tally().chances().n() > 0;
  }

  private static void write(Group group, Say say, Html page) {
    HtmlTable table = new HtmlTable(page, group.matchup());
    table.head(
        say.text("report.rules"),
        say.text("report.numbers.first"),
        say.text("report.numbers.draw"),
        say.text("report.numbers.second"),
        say.text("report.numbers.advantage"),
        say.text("report.tables.variance"),
        say.text("report.tables.worth"));
    for (Entry entry : group.entries()) {
      if (has(entry)) {
        Estimate ratio = entry.of("first-player-advantage", "variance-ratio");
        table
            .row(entry.rules())
            .cell(say.percent(entry.of("first-win", "table-rate")))
            .cell(say.percent(entry.of("draw", "table-rate")))
            .cell(say.percent(entry.of("second-win", "table-rate")))
            .cell(say.points(entry.of("first-player-advantage", "table-mean")))
            .cell(number(ratio.value(), say))
            .cell(games(ratio, say));
      }
    }
    table.close();
  }

  private static String number(double ratio, Say say) {
    return Double.isNaN(ratio) ? "–" : say.fixed(ratio, 2);
  }

  private static String games(Estimate ratio, Say say) {
    return Double.isNaN(ratio.value()) ? "–" : say.count(Math.round(ratio.value() * ratio.n()));
  }
}
