package senet.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import senet.stats.Matrix.Quadratic;

/** The little linear algebra, by multiplying back and by matrices small enough to do by hand. */
class LinearAlgebraTest {
  private static final double EXACT = 1e-12;

  private static final double[][] DEFINITE = {{4, 2, -2}, {2, 10, 5}, {-2, 5, 9}};

  @Test
  void whatSolvesTheEquationsGivesBackTheirRightSides() {
    // without an exchange of rows the first pivot would be 0, and the second again
    double[][] a = {{0, 2, 1}, {4, 2, 2}, {2, 1, 3}};
    double[][] b = {{3, 1}, {8, 0}, {6, -1}};
    double[][] x = Matrix.solve(a, b);
    double[][] back = Matrix.product(a, x);
    for (int i = 0; i < 3; i++) {
      assertThat(back[i]).containsExactly(b[i], within(EXACT));
    }
    assertThat(a[0]).containsExactly(0, 2, 1);
  }

  /** Against 1e-20 alone as a pivot, 1 is lost in rounding; the greater of both keeps it. */
  @Test
  void theGreatestElementIsThePivot() {
    double[][] x = Matrix.solve(new double[][] {{-1e-20, 1}, {-1, 1}}, new double[][] {{1}, {0}});
    assertThat(x[0][0]).isCloseTo(1, within(EXACT));
    assertThat(x[1][0]).isCloseTo(1, within(EXACT));
  }

  @Test
  void equationsWithoutASolutionOfTheirOwnAreRefused() {
    double[][] singular = {{1, 2}, {2, 4}};
    assertThatThrownBy(() -> Matrix.solve(singular, new double[][] {{1}, {0}}))
        .isInstanceOf(ArithmeticException.class)
        .hasMessage("the matrix is singular at step 1");
    assertThat(Cholesky.of(singular)).isEmpty();
    assertThat(Cholesky.of(new double[][] {{1, 2}, {2, 1}})).isEmpty();
    assertThat(Cholesky.of(new double[][] {{0}})).isEmpty();
  }

  @Test
  void choleskysFactorSolvesAndInverts() {
    Cholesky factor = Cholesky.of(DEFINITE).orElseThrow();
    double[] b = {8, -3, 5};
    assertThat(Matrix.times(DEFINITE, factor.solve(b))).containsExactly(b, within(EXACT));
    double[][] unit = Matrix.product(DEFINITE, factor.inverse());
    for (int i = 0; i < 3; i++) {
      for (int j = 0; j < 3; j++) {
        assertThat(unit[i][j]).isCloseTo(i == j ? 1 : 0, within(EXACT));
      }
    }
    assertThat(b).containsExactly(8, -3, 5);
  }

  @Test
  void aQuadraticFormOfARegularMatrixIsThatOfItsInverse() {
    double[] x = {1, -2, 3};
    double direct = Matrix.dot(x, Cholesky.of(DEFINITE).orElseThrow().solve(x));
    Quadratic form = Matrix.quadratic(DEFINITE, x, 3);
    assertThat(form.value()).isCloseTo(direct, within(1e-10));
    assertThat(form.rank()).isEqualTo(3);
    assertThat(x).containsExactly(1, -2, 3);
  }

  /**
   * By hand: C = vvᵀ + wwᵀ with v = (1, 0, 1) and w = (0, 2, 2), and x = 3v − w. For x in the range
   * of such a C, with v and w independent, the form is the sum of the squares of 3 and −1.
   */
  @Test
  void aQuadraticFormStopsAtTheRank() {
    double[][] c = {{1, 0, 1}, {0, 4, 4}, {1, 4, 5}};
    double[] x = {3, -2, 1};
    for (int most = 2; most <= 3; most++) {
      Quadratic form = Matrix.quadratic(c, x, most);
      assertThat(form.value()).as("at most %s", most).isCloseTo(10, within(1e-9));
      assertThat(form.rank()).isEqualTo(2);
    }
    assertThat(Matrix.quadratic(new double[2][2], new double[2], 2)).isEqualTo(new Quadratic(0, 0));
    // of rank 1 at most: the greatest diagonal element alone, 1² / 5
    assertThat(Matrix.quadratic(c, x, 1)).isEqualTo(new Quadratic(1 / 5.0, 1));
    double[] first = {3, 0};
    assertThat(Matrix.quadratic(new double[][] {{1, 0}, {0, 0}}, first, 2))
        .isEqualTo(new Quadratic(9, 1));
  }

  @Test
  void sumsOfProductsByHand() {
    double[][] a = {{1, 2}, {3, 4}};
    double[][] b = {{5, 6}, {7, 8}};
    assertThat(Matrix.traceOfProduct(a, b)).isEqualTo(19 + 50);
    assertThat(Matrix.variance(new double[] {2, 1}, a)).isEqualTo(4 + 2 * (2 + 3) + 4);
    assertThat(Matrix.variance(new double[] {2, -1}, a)).isZero(); // 4 - 10 + 4 is below it
    assertThat(Matrix.transpose(new double[][] {{1, 2, 3}, {4, 5, 6}}))
        .isDeepEqualTo(new double[][] {{1, 4}, {2, 5}, {3, 6}});
  }

  /** What is rounding is told by its size beside the others, whatever the unit. */
  @Test
  void ranksDoNotDependOnTheUnit() {
    for (double unit : new double[] {1e-12, 1e-6, 1, 1e6, 1e12}) {
      double[][] regular = scaled(DEFINITE, unit);
      assertThat(Matrix.quadratic(regular, new double[] {unit, 0, 0}, 3).rank()).isEqualTo(3);
      assertThat(Cholesky.of(regular)).isPresent();
      double[][] rounded = scaled(new double[][] {{1, 1}, {1, 1 + 1e-15}}, unit);
      assertThat(Matrix.quadratic(rounded, new double[] {unit, unit}, 2).rank()).isEqualTo(1);
      assertThat(Cholesky.of(rounded)).isEmpty();
    }
  }

  private static double[][] scaled(double[][] matrix, double unit) {
    return Arrays.stream(matrix)
        .map(row -> Arrays.stream(row).map(element -> element * unit).toArray())
        .toArray(double[][]::new);
  }
}
