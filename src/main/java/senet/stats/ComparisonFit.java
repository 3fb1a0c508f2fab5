package senet.stats;

import java.util.Optional;

/**
 * The parameters at which a model of comparisons is likeliest, by Newton's method with halved
 * steps; the log-likelihood is concave.
 */
@SuppressWarnings("ArrayRecordComponent") // compared by nobody
record ComparisonFit(ComparisonModel model, double[] parameters) {
  private static final int MOST_STEPS = 100;
  private static final double SMALL = 1e-9;

  /** Odds of e²⁵ are more than any number of games bears out: the likelihood rises without end. */
  private static final double ENDLESS = 25;

  /** The fit; nothing if the likelihood has no maximum, as where somebody always wins. */
  static Optional<ComparisonFit> of(ComparisonModel model) {
    return of(model, new double[model.size()]);
  }

  /** The same, looked for from given parameters on. */
  static Optional<ComparisonFit> of(ComparisonModel model, double[] start) {
    double[] at = start.clone();
    double likelihood = model.logLikelihood(at);
    for (int step = 0; step < MOST_STEPS; step++) {
      Optional<Cholesky> information = Cholesky.of(model.information(at));
      if (information.isEmpty()) {
        return Optional.empty();
      }
      double[] move = information.get().solve(model.gradient(at));
      double[] next = moved(at, move, 1);
      double reached = model.logLikelihood(next);
      for (double part = 0.5; !(reached >= likelihood - SMALL) && part > SMALL; part /= 2) {
        next = moved(at, move, part);
        reached = model.logLikelihood(next);
      }
      if (model.farthest(next) > ENDLESS) {
        return Optional.empty();
      }
      at = next;
      likelihood = reached;
      if (greatest(move) < SMALL) {
        return Optional.of(new ComparisonFit(model, at));
      }
    }
    return Optional.empty();
  }

  double logLikelihood() {
    return model.logLikelihood(parameters);
  }

  /** The covariance if all games were independent: the inverse of Fisher's information. */
  double[][] byInformation() {
    return Cholesky.of(model.information(parameters)).orElseThrow().inverse();
  }

  /** The covariance with the pair of games as the unit: the sandwich of Huber (1967). */
  double[][] byPairs() {
    double[][] bread = byInformation();
    return Matrix.product(Matrix.product(bread, model.variation(parameters)), bread);
  }

  private static double[] moved(double[] from, double[] move, double part) {
    double[] to = from.clone();
    for (int i = 0; i < to.length; i++) {
      to[i] += part * move[i];
    }
    return to;
  }

  private static double greatest(double[] vector) {
    double greatest = 0;
    for (double value : vector) {
      greatest = Math.max(greatest, Math.abs(value));
    }
    return greatest;
  }
}
