package senet.measure;

import java.util.List;
import senet.game.GameResult.End;
import senet.stats.Chances;
import senet.stats.Chances.Combination;

/**
 * The outcomes once more, estimated by exact endgame tables: of each game counts not who won, but
 * what the tables say of its first position that stands in them. The games are the same as those of
 * the other numbers, and the interval is narrower.
 */
public final class TableMeasures {
  private static final String METHOD = "exact endgame tables";
  private static final Combination ADVANTAGE = new Combination(-1, 2, 1);
  private static final double[] OUTCOMES = {1, 0, -1};

  private TableMeasures() {}

  /** The numbers of a tally; none if it was made without tables. */
  public static List<Figure> figures(Tally tally, double confidence) {
    if (tally.chances().n() == 0) {
      return List.of();
    }
    return List.of(
        mean("first-win", "table-rate", new Combination(0, 1, 0), tally, confidence),
        mean("draw", "table-rate", new Combination(0, 0, 1), tally, confidence),
        mean("second-win", "table-rate", new Combination(1, -1, -1), tally, confidence),
        mean("first-player-advantage", "table-mean", ADVANTAGE, tally, confidence),
        new Figure(
            "first-player-advantage",
            "variance-ratio",
            Chances.varianceRatio(tally.chances(), ADVANTAGE, OUTCOMES, outcomes(tally))));
  }

  private static Figure mean(
      String measure, String statistic, Combination what, Tally tally, double confidence) {
    return new Figure(measure, statistic, Chances.mean(tally.chances(), what, METHOD, confidence));
  }

  private static long[] outcomes(Tally tally) {
    return new long[] {
      tally.ends(End.FIRST_WINS),
      tally.ends(End.DRAW) + tally.ends(End.UNFINISHED),
      tally.ends(End.SECOND_WINS)
    };
  }
}
