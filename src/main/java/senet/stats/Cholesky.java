package senet.stats;

import java.util.Optional;

/** The factor L of a symmetric positive definite matrix A = L·Lᵀ, to solve equations with A. */
final class Cholesky {
  /** A pivot this small beside its diagonal element is rounding noise. */
  private static final double SINGULAR = 1e-13;

  private final double[][] factor;

  private Cholesky(double[][] factor) {
    this.factor = factor;
  }

  /** The factor; nothing if the matrix is not positive definite. */
  static Optional<Cholesky> of(double[][] matrix) {
    int n = matrix.length;
    double[][] l = new double[n][n];
    for (int i = 0; i < n; i++) {
      for (int j = 0; j <= i; j++) {
        double sum = matrix[i][j];
        for (int k = 0; k < j; k++) {
          sum -= l[i][k] * l[j][k];
        }
        if (i != j) {
          l[i][j] = sum / l[j][j];
        } else if (sum > SINGULAR * matrix[i][i]) {
          l[i][i] = Math.sqrt(sum);
        } else {
          return Optional.empty();
        }
      }
    }
    return Optional.of(new Cholesky(l));
  }

  /** The x of A·x = b. */
  double[] solve(double[] b) {
    int n = factor.length;
    double[] x = b.clone();
    for (int i = 0; i < n; i++) {
      for (int k = 0; k < i; k++) {
        x[i] -= factor[i][k] * x[k];
      }
      x[i] /= factor[i][i];
    }
    for (int i = n - 1; i >= 0; i--) {
      for (int k = i + 1; k < n; k++) {
        x[i] -= factor[k][i] * x[k];
      }
      x[i] /= factor[i][i];
    }
    return x;
  }

  /** The inverse of A. */
  double[][] inverse() {
    int n = factor.length;
    double[][] inverse = new double[n][];
    for (int i = 0; i < n; i++) {
      double[] unit = new double[n];
      unit[i] = 1;
      inverse[i] = solve(unit);
    }
    return inverse;
  }
}
