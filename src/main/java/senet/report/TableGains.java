package senet.report;

import senet.report.Findings.Entry;
import senet.report.Findings.Group;
import senet.stats.Estimate;

/** What exact endgame tables make of the same games: the outcomes again, with less doubt. */
final class TableGains {
  private static final String INTRODUCTION =
      """
      <p>The same games, looked at in another way. As soon as neither side had more than %s
      on the board, the chances of both were known exactly, and these were counted instead of who
      won in the end. The mean is the same, and the luck of the last moves is left out: the
      intervals are narrower. The last columns say how many times smaller the variance of a game
      is, and how many games without tables would give an advantage as precise.</p>
      """;

  private TableGains() {}

  /** Writes the section, if the study used tables. */
  static void write(Findings findings, Html page) {
    if (findings.entries().stream().noneMatch(TableGains::has)) {
      return;
    }
    page.element("h2", "The outcomes by exact endgame tables");
    page.raw(INTRODUCTION.formatted(pieces(findings.plan().endgamePieces())).strip());
    for (Group group : findings.groups()) {
      write(group, page);
    }
  }

  private static String pieces(int pieces) {
    return pieces == 1 ? "one piece" : pieces + " pieces";
  }

  private static boolean has(Entry entry) {
    return entry.tally().chances().n() > 0;
  }

  private static void write(Group group, Html page) {
    HtmlTable table = new HtmlTable(page, group.matchup());
    table.head(
        "rules",
        "first wins",
        "draw",
        "second wins",
        "first player’s advantage",
        "variance, times smaller",
        "worth games without tables");
    for (Entry entry : group.entries()) {
      if (has(entry)) {
        Estimate ratio = entry.of("first-player-advantage", "variance-ratio");
        table
            .row(entry.rules())
            .cell(Say.percent(entry.of("first-win", "table-rate")))
            .cell(Say.percent(entry.of("draw", "table-rate")))
            .cell(Say.percent(entry.of("second-win", "table-rate")))
            .cell(Say.points(entry.of("first-player-advantage", "table-mean")))
            .cell(number(ratio.value()))
            .cell(games(ratio));
      }
    }
    table.close();
  }

  private static String number(double ratio) {
    return Double.isNaN(ratio) ? "–" : Say.fixed(ratio, 2);
  }

  private static String games(Estimate ratio) {
    return Double.isNaN(ratio.value()) ? "–" : Say.count(Math.round(ratio.value() * ratio.n()));
  }
}
