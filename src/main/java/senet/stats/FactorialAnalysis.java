package senet.stats;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * What each factor of a two-level design does: effects, the test of their model, and how the
 * difference between the two ends of the design is shared among the factors.
 *
 * @param effects main effects and pair interactions, each 2β: the mean change when the factor goes
 *     to its second level, and half of how much this change changes with the other factor
 * @param lackOfFit the test of the model without interactions of three and more factors; empty
 *     where the cells leave nothing to test it by
 * @param total the shared difference; empty where an end of the design is missing
 */
public record FactorialAnalysis(
    List<Effect> effects, Optional<LackOfFit> lackOfFit, Optional<Total> total) {

  /**
   * A term and twice its coefficient.
   *
   * @param term the term
   * @param tested its estimate; {@code NaN} where it is hidden
   */
  public record Effect(Term term, Tested tested) {}

  /**
   * The difference between the end with all factors at their second level and the one with all at
   * their first, and its shares.
   *
   * @param observed the difference of the two cells
   * @param shares of each factor, 2β of its main effect, if interactions of three and more factors
   *     vanish; {@code NaN} where it is hidden
   * @param sum the sum of these shares, which is the difference that the model fits; tested is
   *     whether it differs from the one observed
   * @param orders in how many orders the factors can change one by one
   * @param shapley of each factor the Shapley value over these orders; empty if there are none
   */
  public record Total(
      Tested observed, List<Tested> shares, Tested sum, double orders, List<Tested> shapley) {
    public Total {
      shares = List.copyOf(shares);
      shapley = List.copyOf(shapley);
    }
  }

  public FactorialAnalysis {
    effects = List.copyOf(effects);
  }

  /** What the difference is shared by. */
  public enum Basis {
    /** Main effects: nothing speaks for interactions of three and more factors. */
    SHARES,
    /** Shapley values: there are such interactions. */
    SHAPLEY,
    /** Nothing: an end is missing, or factors change only together. */
    NONE
  }

  /** Whether the model without interactions of three and more factors may hold. */
  public boolean fits(double confidence) {
    return lackOfFit.isEmpty() || lackOfFit.get().p() >= 1 - confidence;
  }

  /** What the difference is shared by, if the lack of fit is tested at 1 − confidence. */
  public Basis basis(double confidence) {
    if (total.isEmpty()) {
      return Basis.NONE;
    }
    boolean allClear =
        total.get().shares().stream().noneMatch(s -> Double.isNaN(s.estimate().value()));
    if (fits(confidence) && allClear) {
      return Basis.SHARES;
    }
    return total.get().shapley().isEmpty() ? Basis.NONE : Basis.SHAPLEY;
  }

  /** The shares by that basis, or the main effects where there is none; in the factors' order. */
  public List<Tested> shares(double confidence) {
    return switch (basis(confidence)) {
      case SHARES -> total.orElseThrow().shares();
      case SHAPLEY -> total.orElseThrow().shapley();
      case NONE -> effects.stream().filter(e -> e.term().isMain()).map(Effect::tested).toList();
    };
  }

  /**
   * Analyses a design.
   *
   * @param design the design
   * @param responses an estimate for each of its cells, in their order
   * @param confidence of all intervals, strictly between 0 and 1
   * @throws IllegalArgumentException if there are not as many estimates as cells
   */
  public static FactorialAnalysis of(
      FactorialDesign design, Responses responses, double confidence) {
    if (responses.size() != design.size()) {
      throw new IllegalArgumentException(
          responses.size() + " estimates for " + design.size() + " cells");
    }
    List<Effect> effects = new ArrayList<>();
    for (Term term : design.terms()) {
      Tested tested =
          term.reading() == Term.Reading.HIDDEN
              ? hidden(responses)
              : responses.sum(design.effect(term), confidence, "least squares");
      effects.add(new Effect(term, tested));
    }
    return new FactorialAnalysis(
        effects, LackOfFit.of(design, responses), total(design, responses, confidence));
  }

  private static Tested hidden(Responses responses) {
    return new Tested(Estimate.none(Double.NaN, "aliased", responses.observations()), Double.NaN);
  }

  private static Optional<Total> total(
      FactorialDesign design, Responses responses, double confidence) {
    int first = design.place(0);
    int last = design.end();
    if (first < 0 || last < 0 || design.factors() == 0) {
      return Optional.empty();
    }
    double[] difference = new double[design.size()];
    difference[last] += 1;
    difference[first] -= 1;
    double[] fitted = new double[design.size()];
    double[] discrepancy = Arrays.copyOf(difference, difference.length);
    List<Tested> shares = new ArrayList<>();
    for (Term term : design.terms().subList(0, design.factors())) {
      if (design.keeps(term)) {
        double[] effect = design.effect(term);
        for (int i = 0; i < effect.length; i++) {
          fitted[i] += effect[i];
          discrepancy[i] -= effect[i];
        }
      }
      shares.add(
          term.reading() == Term.Reading.HIDDEN
              ? hidden(responses)
              : responses.sum(design.effect(term), confidence, "least squares"));
    }
    FeasibleOrders orders = new FeasibleOrders(design);
    List<Tested> shapley = new ArrayList<>();
    for (int factor = 0; factor < design.factors() && orders.count() > 0; factor++) {
      shapley.add(responses.sum(orders.share(factor), confidence, "feasible orders"));
    }
    Tested sum =
        new Tested(
            responses.sum(fitted, confidence, "least squares").estimate(),
            responses.sum(discrepancy, confidence, "least squares").p());
    return Optional.of(
        new Total(
            responses.sum(difference, confidence, "difference"),
            shares,
            sum,
            orders.count(),
            shapley));
  }
}
