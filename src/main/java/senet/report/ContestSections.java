package senet.report;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import senet.run.MatchResult;
import senet.run.Standings;
import senet.stats.BradleyTerry;
import senet.stats.Estimate;
import senet.stats.PairCounts;
import senet.stats.PairCounts.End;
import senet.stats.PairScores;

/** What the report says of tournaments and matches. */
final class ContestSections {
  private final Findings findings;
  private final Say say;
  private final Html page;

  ContestSections(Findings findings, Html page) {
    this.findings = findings;
    this.say = findings.say();
    this.page = page;
  }

  /** The verdicts. */
  static List<InShort.Part> inShort(Findings findings) {
    Verdicts verdicts = new Verdicts(findings.say());
    Headings headings = findings.headings();
    double confidence = findings.plan().confidence();
    List<InShort.Part> parts = new ArrayList<>();
    parts.addAll(
        InShort.Part.of(
            findings.text("report.tournament"),
            findings.standings().stream()
                .map(s -> item(headings.rules(s.rules()), verdicts.of(s, confidence)))
                .toList()));
    parts.addAll(
        InShort.Part.of(
            findings.text("report.match", findings.matches().size()),
            findings.matches().stream()
                .map(m -> item(headings.rules(m.contest().rules().name()), verdicts.of(m)))
                .toList()));
    return parts;
  }

  /** Warns of pairs of games that are left out, since nobody knows who would have won. */
  static void unfinished(Findings findings, Html page) {
    List<PairCounts> all =
        Stream.concat(
                findings.standings().stream().flatMap(table -> table.meetings().stream()),
                findings.matches().stream().map(MatchResult::counts))
            .toList();
    long games = all.stream().mapToLong(counts -> counts.games(End.UNFINISHED)).sum();
    if (games > 0) {
      page.warning(findings.text("report.pairs.unfinished", games));
    }
  }

  private static String item(String rules, String verdict) {
    return "<strong>" + Html.escape(rules) + "</strong>: " + Html.escape(verdict);
  }

  /** The numbers as tables. */
  void write() {
    if (!findings.standings().isEmpty()) {
      page.element("h2", say.text("report.tournament"))
          .paragraph(say.text("report.tournament.how"));
      for (Standings table : findings.standings()) {
        String rules = findings.headings().rules(table.rules());
        ratings(new HtmlTable(page, say.text("report.tournament.ratings", rules)), table);
        matrix(new HtmlTable(page, say.text("report.tournament.matrix", rules)), table);
      }
    }
    if (!findings.matches().isEmpty()) {
      page.element("h2", say.text("report.match.title")).paragraph(say.text("report.match.how"));
      matches(new HtmlTable(page, say.text("report.match.caption")));
    }
  }

  private void head(HtmlTable html, String... keys) {
    for (String key : keys) {
      html.head(say.text(key));
    }
  }

  private void ratings(HtmlTable html, Standings table) {
    BradleyTerry ratings = table.ratings();
    Verdicts verdicts = new Verdicts(say);
    head(
        html,
        "report.policy",
        "report.tournament.rating",
        "report.tournament.score",
        "report.games");
    for (int policy : ratings.order()) {
      Estimate rating = ratings.rating(policy);
      html.row(table.name(policy))
          .cell(verdicts.elo(rating))
          .cell(share(table.score(policy)))
          .cell(say.count(rating.n()));
    }
    html.foot(say.text("report.tournament.first"))
        .cell(verdicts.elo(ratings.firstMove()))
        .cell("")
        .cell("");
    html.close();
  }

  private void matrix(HtmlTable html, Standings table) {
    List<Integer> order = table.ratings().order();
    head(html, "report.policy");
    order.forEach(policy -> html.head(table.name(policy)));
    for (int policy : order) {
      html.row(table.name(policy));
      for (int opponent : order) {
        if (policy == opponent) {
          html.cell("–");
        } else {
          long[] scores = table.meeting(policy, opponent).scores();
          html.cell(say.percent(PairScores.mean(scores, findings.plan().confidence())));
        }
      }
    }
    html.close();
  }

  private void matches(HtmlTable html) {
    head(
        html,
        "report.rules",
        "report.match.policies",
        "report.match.h0",
        "report.match.h1",
        "report.match.decision",
        "report.match.pairs",
        "report.tournament.score",
        "report.match.first",
        "report.match.second",
        "report.match.unfinished");
    for (MatchResult match : findings.matches()) {
      PairCounts counts = match.counts();
      html.row(findings.headings().rules(match.contest().rules().name()))
          .cell(
              say.text(
                  "report.match.two",
                  match.contest().one().label(),
                  match.contest().other().label()))
          .cell(say.percent(say.decimal(100 * match.test().h0(), 4)))
          .cell(say.percent(say.decimal(100 * match.test().h1(), 4)))
          .cell(decision(match))
          .cell(say.count(counts.pairs()))
          .cell(say.percent(match.score()))
          .cell(share(ContestTables.scoreMovingFirst(counts)))
          .cell(share(ContestTables.scoreMovingSecond(counts)))
          .cell(say.count(counts.games(End.UNFINISHED)));
    }
    html.close();
  }

  private String share(double score) {
    return Double.isNaN(score) ? "–" : say.percent(say.fixed(100 * score, 1));
  }

  private String decision(MatchResult match) {
    return switch (match.decision()) {
      case H0 -> say.text("report.match.h0");
      case H1 -> say.text("report.match.h1");
      case UNDECIDED -> say.text("report.match.undecided");
    };
  }
}
