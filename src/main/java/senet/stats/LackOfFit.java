package senet.stats;

import java.util.Optional;
import org.apache.commons.statistics.distribution.ChiSquaredDistribution;

/**
 * The test that a factorial design has no interactions of three or more factors.
 *
 * <p>With residuals r = My of the model and known variances V, r is normal around zero with the
 * covariance MVM if the model holds, so that rᵀ(MVM)⁻r has a chi-square distribution with rank(MVM)
 * degrees of freedom. This is the weighted sum of squares that generalized least squares would
 * leave (Rao, Linear Statistical Inference and Its Applications, 1973, section 4i.2), and the test
 * of fit against known error variances of Draper and Smith, Applied Regression Analysis, 1998,
 * section 2.1.
 *
 * @param chiSquare the statistic
 * @param degrees of freedom, at least 1
 * @param p the p-value: how often a model that holds fits as badly
 * @param misfit how far the model typically is from the cells: the root of the mean squared
 *     residual, in the unit of what was observed, after what sampling alone would leave is taken
 *     off
 * @param n the observations of all cells
 */
public record LackOfFit(double chiSquare, int degrees, double p, double misfit, long n) {

  /** The method as a CSV cell says it. */
  public String method() {
    return "chi-square with " + degrees + " degrees of freedom";
  }

  /** Of a design with more cells than terms, and its cells; with no more there is no test. */
  static Optional<LackOfFit> of(FactorialDesign design, Responses responses) {
    int most = design.size() - design.parameters();
    if (most == 0) {
      return Optional.empty();
    }
    double[][] m = design.residuals();
    double[] left = Matrix.times(m, responses.values());
    double[][] covariance = covariance(m, responses);
    Matrix.Quadratic form = Matrix.quadratic(covariance, left, most);
    if (form.rank() == 0) {
      return Optional.empty();
    }
    double noise = 0;
    for (int i = 0; i < covariance.length; i++) {
      noise += covariance[i][i];
    }
    double misfit = Math.sqrt(Math.max(0, Matrix.dot(left, left) - noise) / left.length);
    double p = ChiSquaredDistribution.of(form.rank()).survivalProbability(form.value());
    return Optional.of(
        new LackOfFit(form.value(), form.rank(), p, misfit, responses.observations()));
  }

  /** MVM. */
  private static double[][] covariance(double[][] m, Responses responses) {
    int n = m.length;
    double[][] mv = new double[n][n];
    for (int i = 0; i < n; i++) {
      for (int k = 0; k < n; k++) {
        for (int j = 0; j < n && m[i][k] != 0; j++) {
          mv[i][j] += m[i][k] * responses.covariance(k, j);
        }
      }
    }
    double[][] product = new double[n][n];
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        product[i][j] = Matrix.dot(mv[i], m[j]);
      }
    }
    return product;
  }
}
