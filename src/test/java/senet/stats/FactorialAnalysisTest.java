package senet.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import senet.stats.FactorialAnalysis.Basis;
import senet.stats.FactorialAnalysis.Effect;
import senet.stats.FactorialAnalysis.Total;
import senet.stats.Term.Alias;
import senet.stats.Term.Reading;

class FactorialAnalysisTest {
  private static final double EXACT = 1e-9;

  private static FactorialAnalysis analysis(
      FactorialDesign design, double[] values, double... variances) {
    int n = values.length;
    double[] each = variances.length == 1 ? new double[n] : variances;
    if (variances.length == 1) {
      Arrays.fill(each, variances[0]);
    }
    long[] games = new long[n];
    Arrays.fill(games, 10);
    Responses responses = new Responses(values, each, games, IntStream.range(0, n).toArray());
    return FactorialAnalysis.of(design, responses, 0.95);
  }

  private static double[] values(List<Tested> tested) {
    return tested.stream().mapToDouble(t -> t.estimate().value()).toArray();
  }

  private static double[] effects(FactorialAnalysis analysis) {
    return values(analysis.effects().stream().map(Effect::tested).toList());
  }

  /**
   * The pilot plant of Box, Hunter and Hunter, Statistics for Experimenters, 1978, section 10.2:
   * mean yields of two runs each with the variance 8 of a run; effects of temperature,
   * concentration and catalyst 23, −5 and 1.5 with a standard error of 1.4, pairs 1.5, 10 and 0,
   * all three 0.5.
   */
  @Test
  void agreesWithThePilotPlant() {
    FactorialDesign design = new FactorialDesign(3, 0, 1, 2, 3, 4, 5, 6, 7);
    FactorialAnalysis plant =
        analysis(design, new double[] {60, 72, 54, 68, 52, 83, 45, 80}, 8 / 2.0);
    assertThat(effects(plant))
        .containsExactly(new double[] {23, -5, 1.5, 1.5, 10, 0}, within(EXACT));
    double error = Math.sqrt(2);
    Coverage.assertInterval(
        plant.effects().get(0).tested().estimate(), 23 - 1.959964 * error, 23 + 1.959964 * error);
    assertThat(plant.effects().get(1).tested().p()).isCloseTo(0.000407, within(1e-6)); // SciPy
    assertThat(plant.effects()).allMatch(e -> e.term().reading() == Reading.CLEAR);
    // what is left is the interaction of all three: (0.5 / 1.414)² on one degree of freedom
    LackOfFit fit = plant.lackOfFit().orElseThrow();
    assertThat(fit.chiSquare()).isCloseTo(0.125, within(EXACT));
    assertThat(fit.degrees()).isEqualTo(1);
    assertThat(fit.p()).isCloseTo(0.7236736, within(1e-7)); // SciPy
    assertThat(fit.misfit()).isZero();
    assertThat(fit.n()).isEqualTo(80);
    Total total = plant.total().orElseThrow();
    assertThat(total.observed().estimate().value()).isEqualTo(20);
    assertThat(total.observed().estimate().n()).isEqualTo(20);
    assertThat(values(total.shares())).containsExactly(new double[] {23, -5, 1.5}, within(EXACT));
    assertThat(total.sum().estimate().value()).isCloseTo(19.5, within(EXACT));
    assertThat(total.sum().p()).isCloseTo(0.7236736, within(1e-7));
    assertThat(total.orders()).isEqualTo(6);
    double third = 0.5 / 3;
    assertThat(values(total.shapley()))
        .containsExactly(new double[] {23 + third, -5 + third, 1.5 + third}, within(EXACT));
    assertThat(plant.basis(0.95)).isEqualTo(Basis.SHARES);
    assertThat(plant.basis(0.25)).isEqualTo(Basis.SHAPLEY);
  }

  /** Thirteen cells of sixteen, with numbers drawn at random; the constants are from NumPy. */
  @Test
  void agreesWithLeastSquaresWhereCellsAreMissing() {
    FactorialDesign design = new FactorialDesign(4, 0, 1, 2, 3, 4, 6, 7, 8, 10, 11, 13, 14, 15);
    FactorialAnalysis analysis =
        analysis(
            design,
            new double[] {
              50.01, 51.49, 48.63, 45.55, 47.73, 45.04, 50.3, 56.7, 47.54, 46.9, 52.45, 51.78, 50.53
            },
            1.61,
            1.76,
            1.88,
            2.99,
            2.48,
            2.06,
            2.97,
            1.04,
            0.9,
            2.03,
            0.61,
            0.59,
            1.79);
    assertThat(effects(analysis))
        .containsExactly(
            new double[] {
              -0.30821429,
              -3.50035714,
              0.25178571,
              3.03678571,
              0.38071429,
              1.31571429,
              -1.63428571,
              2.00571429,
              -1.22928571,
              1.06071429
            },
            within(1e-8));
    double half = 1.959963985 * 0.83105386;
    Coverage.assertInterval(
        analysis.effects().get(0).tested().estimate(), -0.30821429 - half, -0.30821429 + half);
    LackOfFit fit = analysis.lackOfFit().orElseThrow();
    assertThat(fit.chiSquare()).isCloseTo(8.3089905538395, within(EXACT));
    assertThat(fit.degrees()).isEqualTo(2);
    assertThat(fit.method()).isEqualTo("chi-square with 2 degrees of freedom");
    assertThat(fit.p()).isCloseTo(0.015693710108713822, within(EXACT));
    assertThat(fit.misfit()).isCloseTo(0.9511491026041172, within(EXACT));
  }

  /**
   * Without the last cell there is no difference to share: the main effects stand for themselves.
   */
  @Test
  void tellsMainEffectsWhereAnEndIsMissing() {
    FactorialDesign design = new FactorialDesign(3, 0, 1, 2, 3, 4, 5, 6);
    FactorialAnalysis analysis = analysis(design, new double[] {1, 2, 4, 5, 8, 9, 11}, 1);
    assertThat(analysis.basis(0.95)).isEqualTo(Basis.NONE);
    assertThat(values(analysis.shares(0.95)))
        .containsExactly(new double[] {1, 3, 7}, within(EXACT));
    assertThat(analysis.effects()).hasSize(6);
  }

  /** Where c can change only after b: their pair is 1 − b + c over the cells that exist. */
  @Test
  void saysWhatCannotBeToldApart() {
    FactorialDesign design = new FactorialDesign(3, 0, 1, 2, 3, 6, 7);
    List<Term> terms = design.terms();
    assertThat(terms)
        .extracting(Term::reading)
        .containsExactly(
            Reading.CLEAR,
            Reading.INCLUDES_PAIRS,
            Reading.INCLUDES_PAIRS,
            Reading.CLEAR,
            Reading.CLEAR,
            Reading.HIDDEN);
    assertThat(terms.get(1).aliases()).containsExactly(new Alias(6, -1));
    assertThat(terms.get(2).aliases()).containsExactly(new Alias(6, 1));
    assertThat(terms.get(5).aliases())
        .containsExactly(new Alias(0, 1), new Alias(2, -1), new Alias(4, 1));
    FactorialAnalysis analysis =
        analysis(design, new double[] {10, 12.5, 9, 14, 8.5, 17}, .2, .5, .1, .4, .3, .25);
    assertThat(effects(analysis))
        .containsExactly(new double[] {5.5, .25, 1.25, 1.25, 1.75, Double.NaN}, within(EXACT));
    assertThat(analysis.lackOfFit()).isEmpty();
    assertThat(analysis.effects().get(5).tested().estimate().method()).isEqualTo("none: aliased");
  }

  /**
   * Half fractions (Box, Hunter and Hunter, 2005, chapter 6): with D = ABC the pairs go together by
   * twos, AB with CD, and main effects are clear; with C = AB every main effect has a pair in it.
   */
  @Test
  void namesTheAliasesOfHalfFractions() {
    List<Term> four = new FactorialDesign(4, 0, 3, 5, 6, 9, 10, 12, 15).terms();
    assertThat(four.subList(0, 4)).allMatch(term -> term.reading() == Reading.CLEAR);
    assertThat(four.subList(4, 10)).allMatch(term -> term.reading() == Reading.HIDDEN);
    assertThat(four.get(4).aliases()).containsExactly(new Alias(12, 1));
    assertThat(four.get(9).aliases()).containsExactly(new Alias(3, 1));
    List<Term> three = new FactorialDesign(3, 1, 2, 4, 7).terms();
    assertThat(three.subList(0, 3)).allMatch(term -> term.reading() == Reading.INCLUDES_PAIRS);
    assertThat(three.get(0).aliases()).containsExactly(new Alias(6, 1));
    assertThat(three.get(3).aliases()).containsExactly(new Alias(4, 1));
  }

  /** Numbers that the model makes: each estimate must be its term and those it says it includes. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5})
  void anEstimateIsItsTermWithItsAliases(int seed) {
    SplittableRandom random = new SplittableRandom(seed);
    int hidden = 0;
    for (int repetition = 0; repetition < 60; repetition++) {
      int factors = 2 + random.nextInt(4);
      int[] cells = randomCells(random, factors);
      FactorialDesign design = new FactorialDesign(factors, cells);
      double[] beta = random.doubles(1 << factors, -5, 5).toArray();
      double[] values = new double[cells.length];
      for (int i = 0; i < cells.length; i++) {
        values[i] = beta[0];
        for (Term term : design.terms()) {
          values[i] += beta[term.factors()] * sign(term.factors(), cells[i]);
        }
      }
      FactorialAnalysis analysis = analysis(design, values, 0.3);
      for (Effect effect : analysis.effects()) {
        if (effect.term().reading() == Reading.HIDDEN) {
          hidden++;
          assertThat(effect.term().aliases()).isNotEmpty();
          continue;
        }
        double expected = beta[effect.term().factors()];
        for (Alias alias : effect.term().aliases()) {
          expected += alias.coefficient() * beta[alias.factors()];
        }
        assertThat(effect.tested().estimate().value()).isCloseTo(2 * expected, within(1e-6));
      }
      analysis.lackOfFit().ifPresent(fit -> assertThat(fit.chiSquare()).isLessThan(1e-9));
    }
    assertThat(hidden).isPositive();
  }

  private static int sign(int term, int cell) {
    return Integer.bitCount(term & ~cell) % 2 == 0 ? 1 : -1;
  }

  /** Both ends, and of the other cells about three in four. */
  private static int[] randomCells(SplittableRandom random, int factors) {
    int all = (1 << factors) - 1;
    return IntStream.rangeClosed(0, all)
        .filter(cell -> cell == 0 || cell == all || random.nextInt(4) > 0)
        .toArray();
  }

  @ParameterizedTest
  @ValueSource(ints = {11, 12, 13, 14})
  void shapleyValuesAreMeansOverAllOrders(int seed) {
    SplittableRandom random = new SplittableRandom(seed);
    int without = 0;
    for (int repetition = 0; repetition < 25; repetition++) {
      int factors = 2 + random.nextInt(4);
      int[] cells =
          repetition == 0
              ? IntStream.range(0, 1 << factors).toArray()
              : randomCells(random, factors);
      double[] values = random.doubles(cells.length, -50, 50).toArray();
      double[] byHand = new double[factors];
      int orders = 0;
      for (List<Integer> order : orders(factors)) {
        double[] contributions = contributions(order, cells, values);
        if (contributions.length > 0) {
          orders++;
          Arrays.setAll(byHand, j -> byHand[j] + contributions[j]);
        }
      }
      FactorialDesign design = new FactorialDesign(factors, cells);
      Total total = analysis(design, values, 0.5).total().orElseThrow();
      assertThat(total.orders()).isEqualTo(orders);
      if (orders == 0) {
        without++;
        assertThat(total.shapley()).isEmpty();
        continue;
      }
      // the cells of one order alone tell the main effects apart
      assertThat(values(total.shares())).doesNotContain(Double.NaN);
      for (int j = 0; j < factors; j++) {
        assertThat(total.shapley().get(j).estimate().value())
            .isCloseTo(byHand[j] / orders, within(1e-9));
      }
      assertThat(Arrays.stream(values(total.shapley())).sum())
          .isCloseTo(total.observed().estimate().value(), within(1e-9));
    }
    assertThat(without).isLessThan(25);
  }

  private static List<List<Integer>> orders(int factors) {
    List<List<Integer>> orders = List.of(List.of());
    for (int length = 0; length < factors; length++) {
      List<List<Integer>> longer = new ArrayList<>();
      for (List<Integer> order : orders) {
        for (int j = 0; j < factors; j++) {
          if (!order.contains(j)) {
            List<Integer> next = new ArrayList<>(order);
            next.add(j);
            longer.add(next);
          }
        }
      }
      orders = longer;
    }
    return orders;
  }

  /** What each factor adds in an order; nothing if a cell on the way is missing. */
  private static double[] contributions(List<Integer> order, int[] cells, double[] values) {
    double[] contributions = new double[order.size()];
    int cell = 0;
    for (int j : order) {
      int from = Arrays.binarySearch(cells, cell);
      cell |= 1 << j;
      int to = Arrays.binarySearch(cells, cell);
      if (to < 0) {
        return new double[0];
      }
      contributions[j] = values[to] - values[from];
    }
    return contributions;
  }

  @Test
  void withoutAnEndOrAWayThereIsNothingToShare() {
    double[] three = {1, 2, 4};
    assertThat(analysis(new FactorialDesign(2, 0, 1, 2), three, 1).total()).isEmpty();
    assertThat(analysis(new FactorialDesign(2, 0, 1, 2), three, 1).basis(0.95))
        .isEqualTo(Basis.NONE);
    // a and b change only together, though each is elsewhere without the other
    FactorialAnalysis together =
        analysis(new FactorialDesign(3, 0, 3, 4, 5, 6, 7), new double[] {1, 2, 3, 4, 5, 9}, 1);
    assertThat(together.total().orElseThrow().orders()).isEqualTo(2);
    FactorialAnalysis noWay =
        analysis(new FactorialDesign(3, 0, 3, 5, 6, 7), new double[] {1, 2, 3, 4, 5}, 1);
    assertThat(noWay.total().orElseThrow().shapley()).isEmpty();
  }

  @Test
  void factorsThatAlwaysChangeTogetherAreOne() {
    JoinedFactors joined = JoinedFactors.of(5, 0, 0b1010, 0b00001, 0b1011);
    assertThat(joined.groups()).containsExactly(List.of(0), List.of(1, 3));
    assertThat(joined.constant()).containsExactly(2, 4);
    assertThat(joined.design().cells()).containsExactly(0, 2, 1, 3);
    // a needs b, and yet they are two
    assertThat(JoinedFactors.of(2, 0, 2, 3).groups()).containsExactly(List.of(0), List.of(1));
  }

  /** Two cells that are one sample: their difference is nothing, and known for certain. */
  @Test
  void cellsOfTheSameSampleHaveTheSameError() {
    Responses responses =
        new Responses(
            new double[] {5, 7, 5, 7},
            new double[] {1, 2, 1, 2},
            new long[] {10, 20, 10, 20},
            new int[] {0, 1, 0, 1});
    FactorialAnalysis analysis =
        FactorialAnalysis.of(new FactorialDesign(2, 0, 1, 2, 3), responses, 0.95);
    Tested first = analysis.effects().get(0).tested();
    assertThat(first.estimate().value()).isCloseTo(2, within(EXACT));
    Coverage.assertInterval(
        first.estimate(), 2 - 1.959964 * Math.sqrt(3), 2 + 1.959964 * Math.sqrt(3));
    assertThat(first.estimate().n()).isEqualTo(30);
    Tested second = analysis.effects().get(1).tested();
    assertThat(second.estimate()).isEqualTo(Estimate.none(0, "made from the same games", 30));
    assertThat(second.p()).isNaN();
  }

  /** Both factors change at once: neither main effects nor orders can share what they did. */
  @Test
  void whatChangesOnlyTogetherIsSharedByNothing() {
    FactorialAnalysis together = analysis(new FactorialDesign(2, 0, 3), new double[] {1, 5}, 1);
    assertThat(together.total().orElseThrow().observed().estimate().value()).isEqualTo(4);
    assertThat(together.fits(0.95)).isTrue();
    assertThat(together.basis(0.95)).isEqualTo(Basis.NONE);
  }

  /** The pilot plant again: whichever cell is named first, the numbers are the same. */
  @Test
  void theOrderOfCellsDoesNotMatter() {
    int[] cells = {7, 3, 0, 5, 1, 6, 2, 4};
    double[] yields = {60, 72, 54, 68, 52, 83, 45, 80};
    double[] values = Arrays.stream(cells).mapToDouble(cell -> yields[cell]).toArray();
    FactorialAnalysis plant = analysis(new FactorialDesign(3, cells), values, 4);
    assertThat(effects(plant))
        .containsExactly(new double[] {23, -5, 1.5, 1.5, 10, 0}, within(EXACT));
    Total total = plant.total().orElseThrow();
    assertThat(total.observed().estimate().value()).isEqualTo(20);
    double third = 0.5 / 3;
    assertThat(values(total.shapley()))
        .containsExactly(new double[] {23 + third, -5 + third, 1.5 + third}, within(EXACT));
  }

  @Test
  void factorsGoFromNoneToTwelve() {
    assertThat(new FactorialDesign(0, 0).terms()).isEmpty();
    assertThat(new FactorialDesign(12, 0, 4095).end()).isEqualTo(1);
    assertThatIllegalArgumentException().isThrownBy(() -> new FactorialDesign(-1, 0));
    assertThatIllegalArgumentException().isThrownBy(() -> new FactorialDesign(13, 0));
  }

  @Test
  void refusesWhatIsNoDesign() {
    assertThatIllegalArgumentException().isThrownBy(() -> new FactorialDesign(2, 0, 4));
    assertThatIllegalArgumentException().isThrownBy(() -> new FactorialDesign(2, 0, 0));
    assertThatIllegalArgumentException().isThrownBy(() -> new FactorialDesign(2));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> analysis(new FactorialDesign(1, 0, 1), new double[] {1}, 1));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> analysis(new FactorialDesign(1, 0, 1), new double[] {1, 2}, 0));
  }
}
