package senet.report;

import java.util.List;
import senet.game.GameResult.End;
import senet.run.Comparison;
import senet.run.Contender;
import senet.run.Plan;
import senet.stats.Interval;

/** The file of comparisons. */
final class ComparisonTable {
  /** Below this a p-value has no digit that arithmetic in doubles bears out. */
  private static final double LEAST_P = 1e-15;

  private ComparisonTable() {}

  /** One row for each comparison. */
  static byte[] csv(List<Comparison> comparisons, Plan plan) {
    Csv csv =
        new Csv(
            "rules",
            "baseline",
            "first",
            "second",
            "measure",
            "statistic",
            "estimate",
            "baseline_estimate",
            "difference",
            "low",
            "high",
            "confidence",
            "method",
            "p",
            "p_holm",
            "p_bh",
            "delta",
            "p_equivalence",
            "p_equivalence_holm",
            "verdict",
            "games",
            "baseline_games",
            "baseline_first",
            "baseline_second");
    for (Comparison row : comparisons) {
      Contender contender = row.contender();
      Contender baseline = row.baseline();
      Interval interval = row.difference().interval();
      Comparison.Tests tests = row.tests();
      csv.row(
          contender.rules(),
          baseline.rules(),
          contender.first(),
          contender.second(),
          row.measure(),
          row.statistic(),
          row.estimate(),
          row.baselineEstimate(),
          row.difference().value(),
          interval == null ? "" : interval.low(),
          interval == null ? "" : interval.high(),
          plan.confidence(),
          method(row),
          probability(tests.p()),
          probability(tests.holm()),
          probability(tests.benjaminiHochberg()),
          row.delta(),
          probability(tests.equivalence()),
          probability(tests.equivalenceHolm()),
          plain(ComparisonWords.verdict(row, Say.ENGLISH)),
          contender.games(),
          baseline.games(),
          baseline.first(),
          baseline.second());
    }
    return csv.bytes();
  }

  /** Without the signs that only print knows. */
  private static String plain(String verdict) {
    return verdict.replace('\u202f', ',').replace('’', '\'');
  }

  private static String method(Comparison row) {
    boolean unfinished = hasUnfinished(row.contender()) || hasUnfinished(row.baseline());
    boolean told = unfinished && !row.statistic().equals("rate");
    return row.difference().method() + (told ? Tables.AS_THEY_STOOD : "");
  }

  private static boolean hasUnfinished(Contender contender) {
    return contender.tally().ends(End.UNFINISHED) > 0;
  }

  private static double probability(double p) {
    return p < LEAST_P ? 0 : p;
  }
}
