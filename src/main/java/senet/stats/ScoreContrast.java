package senet.stats;

import java.util.ArrayList;
import java.util.List;
import senet.stats.Scores.Term;

/**
 * The difference of two linear combinations of scores, such as a difference of advantages, with the
 * interval of {@link Scores#linear}. The tests are those that the interval implies: a p-value is
 * the level at which the limit of the interval just reaches the value tested. For plain samples
 * that is the z test with the multinomial variances.
 */
public final class ScoreContrast implements Contrast {
  /** Beyond this normal critical value all p-values are zero. */
  private static final double FARTHEST = 40;

  private static final int BISECTIONS = 60;

  private final List<Term> terms;

  /**
   * Two combinations of independent samples.
   *
   * @param terms of the first, at least one
   * @param otherTerms of the second, which is subtracted; at least one
   */
  public ScoreContrast(List<Term> terms, List<Term> otherTerms) {
    if (terms.isEmpty() || otherTerms.isEmpty()) {
      throw new IllegalArgumentException("no terms: " + terms + " and " + otherTerms);
    }
    List<Term> all = new ArrayList<>(terms);
    otherTerms.forEach(t -> all.add(new Term(-t.coefficient(), t.values(), t.counts())));
    this.terms = List.copyOf(all);
  }

  @Override
  public Estimate difference(double confidence) {
    return Scores.linear(terms, confidence);
  }

  @Override
  public double standardError() {
    Scores.Limits limits = Scores.limits(terms, 1);
    // at z = 1 a plain limit is one standard error away
    return limits.allObserved() ? (limits.below() + limits.above()) / 2 : Double.NaN;
  }

  @Override
  public double p() {
    return isObserved() ? 2 * Confidence.upperTail(reach(0)) : Double.NaN;
  }

  @Override
  public double equivalence(double delta) {
    Contrast.checkDelta(delta);
    Scores.Limits limits = Scores.limits(terms, 1);
    if (!limits.allObserved()) {
      return Double.NaN;
    }
    double near = Confidence.upperTail(reach(Math.copySign(delta, limits.value())));
    if (Math.abs(limits.value()) > delta) {
      return 1 - near;
    }
    return Math.max(near, Confidence.upperTail(reach(-Math.copySign(delta, limits.value()))));
  }

  private boolean isObserved() {
    return Scores.limits(terms, 1).allObserved();
  }

  /** The critical value at which the limit towards a value reaches it, up to {@link #FARTHEST}. */
  private double reach(double target) {
    double near = 0;
    double far = FARTHEST;
    for (int i = 0; i < BISECTIONS; i++) {
      double middle = (near + far) / 2;
      Scores.Limits limits = Scores.limits(terms, middle);
      boolean reached =
          target < limits.value()
              ? limits.value() - limits.below() <= target
              : limits.value() + limits.above() >= target;
      if (reached) {
        far = middle;
      } else {
        near = middle;
      }
    }
    return far;
  }
}
