package senet.stats;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import senet.stats.Term.Alias;
import senet.stats.Term.Reading;

/**
 * A two-level factorial design, some cells of which may be missing, and the model of main effects
 * and pair interactions over it: y = β₀ + Σβⱼxⱼ + Σβᵢⱼxᵢxⱼ with xⱼ = −1 where factor j is at its
 * first level and +1 at its second (Box, Hunter and Hunter, Statistics for Experimenters, 2005,
 * chapter 5).
 *
 * <p>Least squares, unweighted: the estimates then mean the same whether the model holds or not,
 * and do not depend on which cells happened to have little scatter. Where cells are missing, a term
 * may be a combination of terms before it (means before main effects before pairs) and is left out
 * of the model; {@link Term} says what the others then stand for.
 */
public final class FactorialDesign {

  /** The most factors, for the sake of the 2ᵏ cells. */
  public static final int MOST_FACTORS = 12;

  private static final double NOTHING = 1e-9;

  private final int factors;
  private final int[] cells;
  private final List<Integer> kept = new ArrayList<>();
  private final List<Integer> dropped = new ArrayList<>();

  /** The rows of (XᵀX)⁻¹Xᵀ, one for each term that is kept. */
  private final double[][] inverse;

  /**
   * A design.
   *
   * @param factors how many, 0 to {@value #MOST_FACTORS}
   * @param cells the cells that exist, each as the set of factors at their second level: bit j for
   *     factor j
   * @throws IllegalArgumentException if there are no cells, or two alike, or one with other factors
   */
  public FactorialDesign(int factors, int... cells) {
    if (factors < 0 || factors > MOST_FACTORS || cells.length == 0) {
      throw new IllegalArgumentException(factors + " factors in " + cells.length + " cells");
    }
    Set<Integer> seen = new HashSet<>();
    for (int cell : cells) {
      if (cell < 0 || cell >= 1 << factors || !seen.add(cell)) {
        throw new IllegalArgumentException("cell " + cell + " is double or has other factors");
      }
    }
    this.factors = factors;
    this.cells = cells.clone();
    choose();
    this.inverse = inverse();
  }

  int factors() {
    return factors;
  }

  int size() {
    return cells.length;
  }

  int[] cells() {
    return cells.clone();
  }

  /** The place of the cell with all factors at their second level; −1 if it is missing. */
  public int end() {
    return place((1 << factors) - 1);
  }

  /** The place of a cell; −1 if it is missing. */
  int place(int cell) {
    for (int i = 0; i < cells.length; i++) {
      if (cells[i] == cell) {
        return i;
      }
    }
    return -1;
  }

  /** How many terms the model has, the mean included. */
  int parameters() {
    return kept.size();
  }

  /** Main effects, then pair interactions, and how far the cells tell them apart. */
  public List<Term> terms() {
    return candidates().stream().filter(term -> term != 0).map(this::term).toList();
  }

  /** Whether a term is in the model. */
  boolean keeps(Term term) {
    return kept.contains(term.factors());
  }

  /** The coefficients of the cells in 2β of a term that is kept. */
  double[] effect(Term term) {
    double[] row = inverse[kept.indexOf(term.factors())].clone();
    for (int i = 0; i < row.length; i++) {
      row[i] *= 2;
    }
    return row;
  }

  /** The values of a term over the cells, each −1 or 1. */
  private double[] column(int term) {
    double[] column = new double[cells.length];
    for (int i = 0; i < cells.length; i++) {
      column[i] = Integer.bitCount(term & ~cells[i]) % 2 == 0 ? 1 : -1;
    }
    return column;
  }

  /** The mean, main effects and pairs, in this order. */
  private List<Integer> candidates() {
    List<Integer> terms = new ArrayList<>();
    terms.add(0);
    for (int i = 0; i < factors; i++) {
      terms.add(1 << i);
    }
    for (int i = 0; i < factors; i++) {
      for (int j = i + 1; j < factors; j++) {
        terms.add(1 << i | 1 << j);
      }
    }
    return terms;
  }

  /** Parts the terms that are independent of those before them from the others. */
  private void choose() {
    List<double[]> basis = new ArrayList<>();
    for (int term : candidates()) {
      double[] rest = column(term);
      for (int pass = 0; pass < 2; pass++) {
        for (double[] unit : basis) {
          addTo(rest, -Matrix.dot(unit, rest), unit);
        }
      }
      double length = Math.sqrt(Matrix.dot(rest, rest));
      if (length <= NOTHING * Math.sqrt(cells.length)) {
        dropped.add(term);
        continue;
      }
      double[] unit = new double[rest.length];
      addTo(unit, 1 / length, rest);
      basis.add(unit);
      kept.add(term);
    }
  }

  private static void addTo(double[] sum, double factor, double[] vector) {
    for (int i = 0; i < sum.length; i++) {
      sum[i] += factor * vector[i];
    }
  }

  private double[][] inverse() {
    double[][] transposed = new double[kept.size()][];
    double[][] gram = new double[kept.size()][kept.size()];
    for (int i = 0; i < kept.size(); i++) {
      transposed[i] = column(kept.get(i));
      for (int j = 0; j <= i; j++) {
        gram[i][j] = Matrix.dot(transposed[i], transposed[j]);
        gram[j][i] = gram[i][j];
      }
    }
    return Matrix.solve(gram, transposed);
  }

  private Term term(int term) {
    List<Alias> aliases = new ArrayList<>();
    int place = kept.indexOf(term);
    if (place < 0) {
      double[] column = column(term);
      for (int i = 0; i < kept.size(); i++) {
        add(aliases, kept.get(i), Matrix.dot(inverse[i], column));
      }
      return new Term(term, Reading.HIDDEN, aliases);
    }
    for (int other : dropped) {
      add(aliases, other, Matrix.dot(inverse[place], column(other)));
    }
    boolean hidden =
        aliases.stream()
            .anyMatch(alias -> Integer.bitCount(alias.factors()) <= Integer.bitCount(term));
    Reading reading =
        hidden ? Reading.HIDDEN : aliases.isEmpty() ? Reading.CLEAR : Reading.INCLUDES_PAIRS;
    return new Term(term, reading, aliases);
  }

  private static void add(List<Alias> aliases, int term, double coefficient) {
    if (Math.abs(coefficient) > NOTHING) {
      aliases.add(new Alias(term, Math.rint(coefficient / NOTHING) / Math.rint(1 / NOTHING)));
    }
  }

  /**
   * M = I − X(XᵀX)⁻¹Xᵀ, which takes the cells to what the model leaves of them.
   *
   * @return a symmetric matrix of as many rows as cells
   */
  double[][] residuals() {
    int n = cells.length;
    double[][] residuals = new double[n][n];
    for (int i = 0; i < n; i++) {
      residuals[i][i] = 1;
    }
    for (int term = 0; term < kept.size(); term++) {
      double[] column = column(kept.get(term));
      for (int i = 0; i < n; i++) {
        addTo(residuals[i], -column[i], inverse[term]);
      }
    }
    return residuals;
  }
}
