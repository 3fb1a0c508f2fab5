package senet.report;

import senet.measure.SquareCount;
import senet.measure.SquareTally;
import senet.measure.SquareTally.Mover;
import senet.rules.SquareSet;
import senet.run.Results;
import senet.run.Scenario;
import senet.stats.Estimate;
import senet.stats.Interval;

/** {@code squares.csv}: what happened on each square. */
final class SquaresTable {
  static final String FILE = "squares.csv";

  private SquaresTable() {}

  /** One row for each count of each side on each square. */
  static byte[] bytes(Results results) {
    Csv csv =
        new Csv(
            "rules",
            "first",
            "second",
            "side",
            "square",
            "measure",
            "total",
            "estimate",
            "low",
            "high",
            "confidence",
            "method",
            "games");
    for (int i = 0; i < results.tallies().size(); i++) {
      Scenario scenario = results.plan().scenarios().get(i);
      rows(csv, scenario, results.tallies().get(i).squares(), results.plan().confidence());
    }
    return csv.bytes();
  }

  private static void rows(Csv csv, Scenario scenario, SquareTally tally, double confidence) {
    for (SquareCount count : SquareCount.values()) {
      for (Mover mover : Mover.values()) {
        for (int square = 1; square <= SquareSet.BOARD_SIZE; square++) {
          Estimate estimate = tally.estimate(count, mover, square, confidence);
          Interval interval = estimate.interval();
          csv.row(
              scenario.rules().name(),
              scenario.first().label(),
              scenario.second().label(),
              mover.word(),
              square,
              count.word(),
              tally.sum(count, mover, square),
              estimate.value(),
              interval == null ? "" : interval.low(),
              interval == null ? "" : interval.high(),
              confidence,
              estimate.method(),
              estimate.n());
        }
      }
    }
  }
}
