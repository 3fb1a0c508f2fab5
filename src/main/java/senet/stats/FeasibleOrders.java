package senet.stats;

/**
 * The orders in which the factors of a design can change, one at a time from the first level of all
 * to the second, so that every cell on the way exists; and the Shapley value over them: what a
 * factor contributes when it changes, on average over all these orders, each counting the same.
 *
 * <p>With every cell there are k! orders, and this is Shapley's value (1953). Where a factor can
 * only change after another it is the value of Faigle and Kern, "The Shapley value for cooperative
 * games under precedence constraints", International Journal of Game Theory 21, 1992. The
 * contributions add up to the difference between the two ends in every order, and so do the shares.
 */
final class FeasibleOrders {
  private final FactorialDesign design;
  private final int[] cells;
  private final int all;

  /** Ways from the first end to a cell, and from a cell to the other end; exact up to 2⁵³. */
  private final double[] before;

  private final double[] after;

  FeasibleOrders(FactorialDesign design) {
    this.design = design;
    this.cells = design.cells();
    this.all = (1 << design.factors()) - 1;
    boolean[] exists = new boolean[all + 1];
    for (int cell : cells) {
      exists[cell] = true;
    }
    this.before = new double[all + 1];
    this.after = new double[all + 1];
    before[0] = exists[0] ? 1 : 0;
    after[all] = exists[all] ? 1 : 0;
    // a cell is a greater number than every part of it
    for (int cell = 0; cell <= all; cell++) {
      for (int j = 0; j < design.factors(); j++) {
        if (exists[cell] && (cell >> j & 1) != 0) {
          before[cell] += before[cell & ~(1 << j)];
        }
      }
    }
    for (int cell = all; cell >= 0; cell--) {
      for (int j = 0; j < design.factors(); j++) {
        if (exists[cell] && (cell >> j & 1) == 0) {
          after[cell] += after[cell | 1 << j];
        }
      }
    }
  }

  /** How many orders there are; zero where some factors can only change together. */
  double count() {
    return before[all];
  }

  /** The coefficients of the cells in the share of a factor; there must be an order. */
  double[] share(int factor) {
    double[] coefficients = new double[cells.length];
    for (int i = 0; i < cells.length; i++) {
      int to = cells[i] | 1 << factor;
      int changed = to == cells[i] ? -1 : design.place(to);
      if (changed >= 0) {
        double weight = before[cells[i]] * after[to] / count();
        coefficients[i] -= weight;
        coefficients[changed] += weight;
      }
    }
    return coefficients;
  }
}
