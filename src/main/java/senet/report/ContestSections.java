package senet.report;

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
  private static final String TOURNAMENT =
      """
      <p>Each two policies played pairs of games: both games of a pair on the same dice, once with
      either moving first. The unit is the pair. A rating is a policy’s strength in the model of
      Bradley and Terry, with a term for moving first and Davidson’s term for draws, on the scale of
      Elo: 100 points ahead are 64 wins for each 36 losses, seats being equal. Whether one number for
      each policy is enough is tested against a model with a strength of its own for each two. A circle
      is named where each of its policies beats the next beyond chance, all fields of the matrix
      taken together. The numbers are in <code>ratings.csv</code> and <code>matrix.csv</code>.</p>
      """;

  private static final String MATCHES =
      """
      <p>A match plays pairs of games until a test is decided, looking after every hundred pairs: the
      generalized sequential probability ratio test of H0 against H1, two scores of the policy named
      first. Where H0 is true, H1 is accepted in about alpha of all matches, and where H1 is true, H0
      in about beta. The interval of the score holds although the match stopped when it was decided,
      and is wider for it; the score itself is rather too far from one half in short matches. The
      numbers are in <code>matches.csv</code>.</p>
      """;

  private final Findings findings;
  private final Html page;

  ContestSections(Findings findings, Html page) {
    this.findings = findings;
    this.page = page;
  }

  /** The verdicts as lists. */
  static void inShort(Findings findings, Html page) {
    unfinished(findings, page);
    if (!findings.standings().isEmpty()) {
      page.element("h3", "The tournament").raw("<ul>");
      for (Standings table : findings.standings()) {
        item(table.rules(), Verdicts.of(table, findings.plan().confidence()), page);
      }
      page.raw("</ul>");
    }
    if (!findings.matches().isEmpty()) {
      page.element("h3", findings.matches().size() == 1 ? "The match" : "The matches");
      page.raw("<ul>");
      for (MatchResult match : findings.matches()) {
        item(match.contest().rules().name(), Verdicts.of(match), page);
      }
      page.raw("</ul>");
    }
  }

  /** Warns of pairs of games that are left out, since nobody knows who would have won. */
  private static void unfinished(Findings findings, Html page) {
    List<PairCounts> all =
        Stream.concat(
                findings.standings().stream().flatMap(table -> table.meetings().stream()),
                findings.matches().stream().map(MatchResult::counts))
            .toList();
    long games = all.stream().mapToLong(counts -> counts.games(End.UNFINISHED)).sum();
    if (games > 0) {
      page.raw(
          "<p class=\"warning\"><strong>Some games were not finished.</strong> "
              + Say.count(games)
              + " games of pairs reached the cap on throws and were stopped. Scores are without"
              + " the pairs that have such a game, and ratings without the games: if they would"
              + " have ended otherwise than the rest, both are off.</p>");
    }
  }

  private static void item(String rules, String verdict, Html page) {
    String name = Html.escape(Findings.rulesForPeople(rules));
    page.raw("<li><strong>" + name + "</strong>: " + Html.escape(verdict) + "</li>");
  }

  /** The numbers as tables. */
  void write() {
    if (!findings.standings().isEmpty()) {
      page.element("h2", "The tournament").raw(TOURNAMENT.strip());
      for (Standings table : findings.standings()) {
        String rules = Findings.rulesForPeople(table.rules());
        ratings(new HtmlTable(page, rules + ": ratings in points of Elo"), table);
        matrix(new HtmlTable(page, rules + ": score in percent, row against column"), table);
      }
    }
    if (!findings.matches().isEmpty()) {
      page.element("h2", "Matches").raw(MATCHES.strip());
      matches(new HtmlTable(page, "Matches; scores in percent"));
    }
  }

  private static void ratings(HtmlTable html, Standings table) {
    BradleyTerry ratings = table.ratings();
    html.head("policy", "rating", "score", "games");
    for (int policy : ratings.order()) {
      Estimate rating = ratings.rating(policy);
      html.row(table.name(policy))
          .cell(Verdicts.elo(rating))
          .cell(share(table.score(policy)))
          .cell(Say.count(rating.n()));
    }
    html.row("moving first").cell(Verdicts.elo(ratings.firstMove())).cell("").cell("");
    html.close();
  }

  private void matrix(HtmlTable html, Standings table) {
    List<Integer> order = table.ratings().order();
    html.head("policy");
    order.forEach(policy -> html.head(table.name(policy)));
    for (int policy : order) {
      html.row(table.name(policy));
      for (int opponent : order) {
        if (policy == opponent) {
          html.cell("–");
        } else {
          long[] scores = table.meeting(policy, opponent).scores();
          html.cell(Say.percent(PairScores.mean(scores, findings.plan().confidence())));
        }
      }
    }
    html.close();
  }

  private void matches(HtmlTable html) {
    html.head("rules", "policies", "H0", "H1", "decision", "pairs", "score");
    html.head("moving first", "moving second", "unfinished games");
    for (MatchResult match : findings.matches()) {
      PairCounts counts = match.counts();
      html.row(Findings.rulesForPeople(match.contest().rules().name()))
          .cell(match.contest().one().label() + " and " + match.contest().other().label())
          .cell(Say.decimal(100 * match.test().h0(), 4) + "%")
          .cell(Say.decimal(100 * match.test().h1(), 4) + "%")
          .cell(decision(match))
          .cell(Say.count(counts.pairs()))
          .cell(Say.percent(match.score()))
          .cell(share(ContestTables.scoreMovingFirst(counts)))
          .cell(share(ContestTables.scoreMovingSecond(counts)))
          .cell(Say.count(counts.games(End.UNFINISHED)));
    }
    html.close();
  }

  private static String share(double score) {
    return Double.isNaN(score) ? "–" : Say.fixed(100 * score, 1) + "%";
  }

  private static String decision(MatchResult match) {
    return switch (match.decision()) {
      case H0 -> "H0";
      case H1 -> "H1";
      case UNDECIDED -> "undecided";
    };
  }
}
