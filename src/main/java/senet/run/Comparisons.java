package senet.run;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalLong;
import java.util.function.ToDoubleFunction;
import senet.run.Comparison.Kind;
import senet.run.Comparison.Tests;
import senet.run.Comparison.Verdict;
import senet.stats.Adjustments;
import senet.stats.SampleSize;

/**
 * The comparisons of a study. P-values are adjusted for all tests of the study together, those of
 * no difference and those of equivalence each among themselves, and a claim is made where the one
 * adjusted after Holm is at most 1 − confidence.
 */
public final class Comparisons {
  /** More games than this nobody plays. */
  private static final double MOST_GAMES = 1e12;

  /** At least this share of the games played is told: undecided is undecided. */
  private static final double LEAST_MORE = 0.05;

  private static final MathContext ROUGHLY = new MathContext(2, RoundingMode.CEILING);

  private final double alpha;

  private Comparisons(double alpha) {
    this.alpha = alpha;
  }

  /** All comparisons, in the plan's order; none where the study has nothing to compare. */
  public static List<Comparison> of(Results results) {
    ComparisonRows rows = new ComparisonRows(results.plan());
    List<Comparison> raw =
        new Pairings(results)
            .all().parallelStream().flatMap(pair -> rows.of(pair).stream()).toList();
    return new Comparisons(1 - results.plan().confidence()).decide(raw);
  }

  private List<Comparison> decide(List<Comparison> raw) {
    double[] p = all(raw, Tests::p);
    double[] holm = Adjustments.holm(p);
    double[] bh = Adjustments.benjaminiHochberg(p);
    double[] equivalence = all(raw, Tests::equivalence);
    double[] equivalenceHolm = Adjustments.holm(equivalence);
    double level = nextLevel(holm);
    double equivalenceLevel = nextLevel(equivalenceHolm);
    List<Comparison> decided = new ArrayList<>();
    for (int i = 0; i < raw.size(); i++) {
      Comparison row = raw.get(i);
      Tests tests = new Tests(p[i], holm[i], bh[i], equivalence[i], equivalenceHolm[i]);
      Verdict verdict = verdict(tests);
      OptionalLong more =
          verdict == Verdict.UNDECIDED && row.kind() == Kind.NUMBER
              ? moreGames(row, level, equivalenceLevel)
              : OptionalLong.empty();
      decided.add(row.decided(tests, verdict, more));
    }
    return List.copyOf(decided);
  }

  private static double[] all(List<Comparison> rows, ToDoubleFunction<Tests> p) {
    return rows.stream().mapToDouble(row -> p.applyAsDouble(row.tests())).toArray();
  }

  /** The level at which Holm tests the next claim after those that are made. */
  private double nextLevel(double[] holm) {
    long open = Arrays.stream(holm).filter(p -> p > alpha).count();
    return alpha / Math.max(1, open);
  }

  private Verdict verdict(Tests tests) {
    boolean different = tests.holm() <= alpha;
    boolean equivalent = tests.equivalenceHolm() <= alpha;
    if (Double.isNaN(tests.p())) {
      return Verdict.UNTESTED;
    }
    if (different) {
      return equivalent ? Verdict.SLIGHT : Verdict.DIFFERENT;
    }
    return equivalent ? Verdict.EQUIVALENT : Verdict.UNDECIDED;
  }

  /** How many more games of each decide, if the difference stays as it is; rounded up. */
  private static OptionalLong moreGames(Comparison row, double level, double equivalenceLevel) {
    double factor =
        SampleSize.factor(
            row.difference().value(),
            row.standardError(),
            Double.isNaN(row.delta()) ? 0 : row.delta(),
            level,
            equivalenceLevel);
    double games = Math.max(row.contender().games(), row.baseline().games());
    double more = Math.max(factor - 1, LEAST_MORE) * games;
    return more <= MOST_GAMES
        ? OptionalLong.of(BigDecimal.valueOf(Math.ceil(more)).round(ROUGHLY).longValueExact())
        : OptionalLong.empty();
  }
}
