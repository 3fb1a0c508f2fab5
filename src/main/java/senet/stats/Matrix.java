package senet.stats;

/** The little linear algebra of small designs, on rows of doubles. */
final class Matrix {

  /** Below this part of the greatest diagonal element a pivot is rounding. */
  private static final double ROUNDING = 1e-12;

  private Matrix() {}

  static double dot(double[] a, double[] b) {
    double sum = 0;
    for (int i = 0; i < a.length; i++) {
      sum += a[i] * b[i];
    }
    return sum;
  }

  static double[] times(double[][] matrix, double[] vector) {
    double[] product = new double[matrix.length];
    for (int i = 0; i < matrix.length; i++) {
      product[i] = dot(matrix[i], vector);
    }
    return product;
  }

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

  /** The variance of a linear combination; what rounding puts below zero is zero. */
  static double variance(double[] a, double[][] covariance) {
    double sum = 0;
    for (int i = 0; i < a.length; i++) {
      for (int j = 0; j < a.length; j++) {
        sum += a[i] * covariance[i][j] * a[j];
      }
    }
    return Math.max(0, sum);
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

  /**
   * A⁻¹B for a regular matrix A, by Gauss's elimination with row pivots.
   *
   * @throws ArithmeticException if a pivot is zero
   */
  static double[][] solve(double[][] a, double[][] b) {
    int n = a.length;
    double[][] left = copy(a);
    double[][] right = copy(b);
    for (int step = 0; step < n; step++) {
      int pivot = step;
      for (int i = step + 1; i < n; i++) {
        pivot = Math.abs(left[i][step]) > Math.abs(left[pivot][step]) ? i : pivot;
      }
      swap(left, step, pivot);
      swap(right, step, pivot);
      if (left[step][step] == 0) {
        throw new ArithmeticException("the matrix is singular at step " + step);
      }
      for (int i = 0; i < n; i++) {
        if (i != step) {
          double factor = left[i][step] / left[step][step];
          subtract(left[i], factor, left[step]);
          subtract(right[i], factor, right[step]);
        }
      }
    }
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < right[i].length; j++) {
        right[i][j] /= left[i][i];
      }
    }
    return right;
  }

  /**
   * A quadratic form.
   *
   * @param value xᵀC⁻x
   * @param rank the rank of C
   */
  record Quadratic(double value, int rank) {}

  /**
   * xᵀC⁻x for a positive semidefinite C and an x in its range, by Cholesky's elimination with
   * diagonal pivots: stopped at the rank, it inverts a regular part of C, and for such an x every
   * generalized inverse gives the same.
   *
   * @param mostRank C is known to have no greater rank; at most the number of its rows
   */
  static Quadratic quadratic(double[][] c, double[] x, int mostRank) {
    double[][] left = copy(c);
    double[] right = x.clone();
    int n = right.length;
    boolean[] used = new boolean[n];
    double greatest = 0;
    double value = 0;
    for (int rank = 0; rank < mostRank; rank++) {
      int pivot = -1;
      for (int i = 0; i < n; i++) {
        pivot = !used[i] && (pivot < 0 || left[i][i] > left[pivot][pivot]) ? i : pivot;
      }
      greatest = Math.max(greatest, left[pivot][pivot]);
      if (left[pivot][pivot] <= ROUNDING * greatest) {
        return new Quadratic(value, rank);
      }
      used[pivot] = true;
      value += right[pivot] * right[pivot] / left[pivot][pivot];
      for (int i = 0; i < n; i++) {
        if (!used[i]) {
          double factor = left[i][pivot] / left[pivot][pivot];
          subtract(left[i], factor, left[pivot]);
          right[i] -= factor * right[pivot];
        }
      }
    }
    return new Quadratic(value, mostRank);
  }

  private static void subtract(double[] row, double factor, double[] other) {
    if (factor != 0) {
      for (int i = 0; i < row.length; i++) {
        row[i] -= factor * other[i];
      }
    }
  }

  private static void swap(double[][] rows, int i, int j) {
    double[] row = rows[i];
    rows[i] = rows[j];
    rows[j] = row;
  }

  private static double[][] copy(double[][] matrix) {
    double[][] copy = new double[matrix.length][];
    for (int i = 0; i < matrix.length; i++) {
      copy[i] = matrix[i].clone();
    }
    return copy;
  }
}
