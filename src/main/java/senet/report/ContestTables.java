package senet.report;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import senet.run.MatchResult;
import senet.run.Results;
import senet.run.Standings;
import senet.stats.BradleyTerry;
import senet.stats.Estimate;
import senet.stats.Interval;
import senet.stats.PairCounts;
import senet.stats.PairCounts.End;
import senet.stats.PairScores;

/** The CSV files of tournaments and matches. */
final class ContestTables {
  private static final String RATINGS = "ratings.csv";
  private static final String MATRIX = "matrix.csv";
  private static final String MATCHES = "matches.csv";

  /** The files that only some studies have. */
  static final List<String> FILES = List.of(RATINGS, MATRIX, MATCHES);

  /** How two policies did against each other, in {@code matrix.csv} and {@code matches.csv}. */
  private static final List<String> SCORE_COLUMNS =
      List.of(
          "score",
          "low",
          "high",
          "confidence",
          "wins",
          "draws",
          "losses",
          "unfinished",
          "first_score",
          "second_score",
          "method");

  private ContestTables() {}

  /** The files of what a study has. */
  static List<ReportFile> files(Results results) {
    List<ReportFile> files = new ArrayList<>();
    List<Standings> standings = Standings.of(results);
    double confidence = results.plan().confidence();
    if (!standings.isEmpty()) {
      files.add(new ReportFile(RATINGS, ratings(standings, confidence)));
      files.add(new ReportFile(MATRIX, matrix(standings, confidence)));
    }
    List<MatchResult> matches = MatchResult.of(results);
    if (!matches.isEmpty()) {
      files.add(new ReportFile(MATCHES, matches(matches, confidence)));
    }
    return files;
  }

  /** One row for each policy, and for the terms and the test that go with the ratings. */
  private static byte[] ratings(List<Standings> standings, double confidence) {
    Csv csv =
        new Csv(
            "rules",
            "policy",
            "quantity",
            "rating",
            "low",
            "high",
            "confidence",
            "elo",
            "elo_low",
            "elo_high",
            "score",
            "games",
            "statistic",
            "df",
            "p",
            "method");
    for (Standings table : standings) {
      BradleyTerry ratings = table.ratings();
      for (int policy : ratings.order()) {
        Estimate rating = ratings.rating(policy);
        row(
            csv,
            table.rules(),
            table.name(policy),
            "rating",
            rating,
            table.score(policy),
            confidence);
      }
      double first = firstScore(table);
      row(csv, table.rules(), "", "first-move", ratings.firstMove(), first, confidence);
      row(csv, table.rules(), "", "draw", ratings.draw(), drawn(table), confidence);
      ratings
          .transitivity()
          .ifPresent(
              test ->
                  csv.row(
                      table.rules(),
                      "",
                      "transitivity",
                      "",
                      "",
                      "",
                      confidence,
                      "",
                      "",
                      "",
                      "",
                      ratings.firstMove().n(),
                      test.statistic(),
                      test.degrees(),
                      test.p(),
                      "likelihood-ratio test; deviance / " + Csv.decimal(test.scale(), 4)));
    }
    return csv.bytes();
  }

  private static void row(
      Csv csv,
      String rules,
      String policy,
      String quantity,
      Estimate estimate,
      double score,
      double confidence) {
    @Nullable Interval interval = estimate.interval();
    boolean elo = !quantity.equals("draw");
    csv.row(
        rules,
        policy,
        quantity,
        finite(estimate.value()),
        interval == null ? "" : interval.low(),
        interval == null ? "" : interval.high(),
        confidence,
        elo ? finite(estimate.value() * BradleyTerry.ELO) : "",
        elo && interval != null ? interval.low() * BradleyTerry.ELO : "",
        elo && interval != null ? interval.high() * BradleyTerry.ELO : "",
        score,
        estimate.n(),
        "",
        "",
        "",
        estimate.method());
  }

  private static Object finite(double value) {
    return Double.isFinite(value) ? value : "";
  }

  /** The mean score of who moved first, over all finished games. */
  private static double firstScore(Standings table) {
    double points = 0;
    double games = 0;
    for (PairCounts counts : table.meetings()) {
      PairCounts turned = counts.seenByOther();
      for (PairCounts seen : List.of(counts, turned)) {
        points += seen.movingFirst(End.WIN) + seen.movingFirst(End.DRAW) / 2.0;
        games += finishedMovingFirst(seen);
      }
    }
    return points / games;
  }

  private static double drawn(Standings table) {
    double drawn = 0;
    double games = 0;
    for (PairCounts counts : table.meetings()) {
      drawn += counts.games(End.DRAW);
      games += finishedMovingFirst(counts) + finishedMovingFirst(counts.seenByOther());
    }
    return drawn / games;
  }

  private static long finishedMovingFirst(PairCounts counts) {
    return counts.movingFirst(End.WIN)
        + counts.movingFirst(End.DRAW)
        + counts.movingFirst(End.LOSS);
  }

  /** The mean score of the policy named first in the games in which it moved first. */
  static double scoreMovingFirst(PairCounts counts) {
    return (counts.movingFirst(End.WIN) + counts.movingFirst(End.DRAW) / 2.0)
        / finishedMovingFirst(counts);
  }

  /** The same of the games in which it moved second. */
  static double scoreMovingSecond(PairCounts counts) {
    return 1 - scoreMovingFirst(counts.seenByOther());
  }

  /** One row for each policy and opponent, so that each two stand there twice. */
  private static byte[] matrix(List<Standings> standings, double confidence) {
    Csv csv =
        new Csv(
            Stream.concat(Stream.of("rules", "policy", "opponent", "pairs"), SCORE_COLUMNS.stream())
                .toArray(String[]::new));
    for (Standings table : standings) {
      for (int policy = 0; policy < table.policies().size(); policy++) {
        for (int opponent = 0; opponent < table.policies().size(); opponent++) {
          if (policy == opponent) {
            continue;
          }
          PairCounts counts = table.meeting(policy, opponent);
          Estimate score = PairScores.mean(counts.scores(), confidence);
          Stream<Object> whose =
              Stream.of(table.rules(), table.name(policy), table.name(opponent), counts.pairs());
          csv.row(Stream.concat(whose, scoreCells(score, counts, confidence)).toArray());
        }
      }
    }
    return csv.bytes();
  }

  /** The cells of {@link #SCORE_COLUMNS}. */
  private static Stream<Object> scoreCells(Estimate score, PairCounts counts, double confidence) {
    @Nullable Interval interval = score.interval();
    return Stream.of(
        score.value(),
        interval == null ? "" : interval.low(),
        interval == null ? "" : interval.high(),
        confidence,
        counts.games(End.WIN),
        counts.games(End.DRAW),
        counts.games(End.LOSS),
        counts.games(End.UNFINISHED),
        scoreMovingFirst(counts),
        scoreMovingSecond(counts),
        method(score, counts));
  }

  /** The method, with what was left out. */
  private static String method(Estimate score, PairCounts counts) {
    long left = counts.pairs() - score.n();
    return score.method() + (left > 0 ? "; without " + left + " pairs with unfinished games" : "");
  }

  private static byte[] matches(List<MatchResult> matches, double confidence) {
    List<String> header =
        new ArrayList<>(
            List.of(
                "rules",
                "first",
                "second",
                "h0",
                "h1",
                "alpha",
                "beta",
                "max_pairs",
                "pairs",
                "llr",
                "llr_low",
                "llr_high",
                "decision"));
    header.addAll(SCORE_COLUMNS);
    header.add("verdict");
    Csv csv = new Csv(header.toArray(String[]::new));
    for (MatchResult match : matches) {
      PairCounts counts = match.counts();
      List<Object> cells =
          new ArrayList<>(
              List.of(
                  match.contest().rules().name(),
                  match.contest().one().label(),
                  match.contest().other().label(),
                  match.test().h0(),
                  match.test().h1(),
                  match.test().alpha(),
                  match.test().beta(),
                  match.contest().mostPairs(),
                  counts.pairs(),
                  match.test().logLikelihoodRatio(counts.scores()),
                  match.test().lower(),
                  match.test().upper(),
                  match.decision().toString().toLowerCase(java.util.Locale.ROOT)));
      cells.addAll(scoreCells(match.score(), counts, confidence).toList());
      cells.add(Verdicts.ENGLISH.of(match));
      csv.row(cells.toArray());
    }
    return csv.bytes();
  }
}
