package senet.measure;

import java.util.List;
import senet.game.GameResult.End;
import senet.rules.Side;
import senet.stats.ConfidenceSequences;
import senet.stats.Contrast;
import senet.stats.Estimate;
import senet.stats.ScoreContrast;
import senet.stats.Scores;

/**
 * Differences between winning chances. Who moves first and who has the odd squares are two
 * different advantages: {@code A = P(odd side wins) − P(even side wins)} is the sum of both when
 * odd starts and their difference when even starts.
 */
public final class Advantages {
  private static final double[] VALUES = {1, 0, -1, 0};
  private static final double[] SCORES = {1, 0.5, 0, 0.5};

  private Advantages() {}

  /** P(first wins) − P(second wins), over all games. */
  public static Estimate firstPlayer(Tally tally, double confidence) {
    return Scores.mean(VALUES, counts(tally, Side.ODD, Side.EVEN), confidence);
  }

  /** P(first wins) − P(second wins) with an interval that may be looked at after every game. */
  public static Estimate firstPlayerAnytime(Tally tally, double confidence) {
    return ConfidenceSequences.score(VALUES, counts(tally, Side.ODD, Side.EVEN), confidence);
  }

  /** The mean of 1 for a win of who moves first, ½ where nobody wins and 0 for a loss. */
  public static Estimate outcomeScore(Tally tally, double confidence) {
    return Scores.mean(SCORES, counts(tally, Side.ODD, Side.EVEN), confidence);
  }

  /** Whether the tally has games begun by either side, so that the two advantages can be told. */
  public static boolean canBeToldApart(Tally tally) {
    return tally.games(Side.ODD) > 0 && tally.games(Side.EVEN) > 0;
  }

  /** ½·[A(odd starts) − A(even starts)]: what moving first is worth. */
  public static Estimate firstMove(Tally tally, double confidence) {
    return Scores.linear(firstMoveTerms(tally), confidence);
  }

  /** ½·[A(odd starts) + A(even starts)]: what having the odd squares is worth. */
  public static Estimate oddSide(Tally tally, double confidence) {
    return Scores.linear(oddSideTerms(tally), confidence);
  }

  /** The difference of {@link #firstPlayer} between two tallies. */
  static Contrast firstPlayerContrast(Tally tally, Tally baseline) {
    return new ScoreContrast(List.of(overall(VALUES, tally)), List.of(overall(VALUES, baseline)));
  }

  /** The difference of {@link #outcomeScore} between two tallies. */
  static Contrast outcomeScoreContrast(Tally tally, Tally baseline) {
    return new ScoreContrast(List.of(overall(SCORES, tally)), List.of(overall(SCORES, baseline)));
  }

  /** The difference of {@link #firstMove} between two tallies. */
  static Contrast firstMoveContrast(Tally tally, Tally baseline) {
    return new ScoreContrast(firstMoveTerms(tally), firstMoveTerms(baseline));
  }

  /** The difference of {@link #oddSide} between two tallies. */
  static Contrast oddSideContrast(Tally tally, Tally baseline) {
    return new ScoreContrast(oddSideTerms(tally), oddSideTerms(baseline));
  }

  private static Scores.Term overall(double[] values, Tally tally) {
    return new Scores.Term(1, values, counts(tally, Side.ODD, Side.EVEN));
  }

  private static List<Scores.Term> firstMoveTerms(Tally tally) {
    return List.of(begunBy(Side.ODD, tally, 0.5), begunBy(Side.EVEN, tally, 0.5));
  }

  private static List<Scores.Term> oddSideTerms(Tally tally) {
    return List.of(begunBy(Side.ODD, tally, 0.5), begunBy(Side.EVEN, tally, -0.5));
  }

  /** The first player's advantage when {@code starter} starts, with a coefficient. */
  private static Scores.Term begunBy(Side starter, Tally tally, double coefficient) {
    return new Scores.Term(coefficient, VALUES, counts(tally, starter));
  }

  private static long[] counts(Tally tally, Side... starters) {
    long[] counts = new long[VALUES.length];
    for (End end : End.values()) {
      for (Side starter : starters) {
        counts[end.ordinal()] += tally.ends(starter, end);
      }
    }
    return counts;
  }
}
