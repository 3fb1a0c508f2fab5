package senet.game;

/** Solves small systems of linear equations by Gaussian elimination with pivoting. */
final class LinearSystem {

  private LinearSystem() {}

  /** The solution x of {@code matrix} x = {@code right}; both are overwritten. */
  static double[] solve(double[][] matrix, double[] right) {
    int n = right.length;
    for (int column = 0; column < n; column++) {
      swapRows(matrix, right, column, pivot(matrix, column));
      for (int row = column + 1; row < n; row++) {
        double factor = matrix[row][column] / matrix[column][column];
        for (int k = column; k < n; k++) {
          matrix[row][k] -= factor * matrix[column][k];
        }
        right[row] -= factor * right[column];
      }
    }
    double[] solution = new double[n];
    for (int row = n - 1; row >= 0; row--) {
      double rest = right[row];
      for (int k = row + 1; k < n; k++) {
        rest -= matrix[row][k] * solution[k];
      }
      solution[row] = rest / matrix[row][row];
    }
    return solution;
  }

  private static int pivot(double[][] matrix, int column) {
    int best = column;
    for (int row = column + 1; row < matrix.length; row++) {
      if (Math.abs(matrix[row][column]) > Math.abs(matrix[best][column])) {
        best = row;
      }
    }
    return best;
  }

  private static void swapRows(double[][] matrix, double[] right, int a, int b) {
    double[] row = matrix[a];
    matrix[a] = matrix[b];
    matrix[b] = row;
    double value = right[a];
    right[a] = right[b];
    right[b] = value;
  }
}
