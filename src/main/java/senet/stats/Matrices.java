package senet.stats;

/** Products of small dense matrices. */
final class Matrices {
  private Matrices() {}

  static double[][] product(double[][] a, double[][] b) {
    double[][] product = new double[a.length][b[0].length];
    for (int i = 0; i < a.length; i++) {
      for (int k = 0; k < b.length; k++) {
        for (int j = 0; j < b[0].length; j++) {
          product[i][j] += a[i][k] * b[k][j];
        }
      }
    }
    return product;
  }

  static double[][] transpose(double[][] a) {
    double[][] transposed = new double[a[0].length][a.length];
    for (int i = 0; i < a.length; i++) {
      for (int j = 0; j < a[0].length; j++) {
        transposed[j][i] = a[i][j];
      }
    }
    return transposed;
  }

  /** The variance of a linear combination. */
  static double quadratic(double[] a, double[][] covariance) {
    double sum = 0;
    for (int i = 0; i < a.length; i++) {
      for (int j = 0; j < a.length; j++) {
        sum += a[i] * covariance[i][j] * a[j];
      }
    }
    return sum;
  }

  /** The sum of the diagonal of A·B. */
  static double traceOfProduct(double[][] a, double[][] b) {
    double trace = 0;
    for (int i = 0; i < a.length; i++) {
      for (int k = 0; k < b.length; k++) {
        trace += a[i][k] * b[k][i];
      }
    }
    return trace;
  }
}
