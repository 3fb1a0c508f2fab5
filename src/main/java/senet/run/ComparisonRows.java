package senet.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import senet.measure.Delta;
import senet.measure.Figure;
import senet.measure.Measure;
import senet.run.Comparison.Kind;
import senet.run.Comparison.Tests;
import senet.run.Comparison.Verdict;
import senet.run.Pairings.Pairing;
import senet.stats.Contrast;
import senet.stats.Estimate;
import senet.stats.Histogram;
import senet.stats.Homogeneity;
import senet.stats.Wasserstein;

/** Makes the comparisons of a pair, each by itself: nothing is adjusted or decided yet. */
final class ComparisonRows {
  private final double confidence;
  private final Map<String, Delta> equivalence;

  ComparisonRows(Plan plan) {
    this.confidence = plan.confidence();
    this.equivalence = plan.comparisons().equivalence();
  }

  /** For each measure its number and, if it is a count, its whole distribution. */
  List<Comparison> of(Pairing pair) {
    List<Comparison> rows = new ArrayList<>();
    for (Measure measure : pair.measures()) {
      rows.add(number(pair, measure));
      Optional<Histogram> one = measure.distribution(pair.contender().tally());
      Optional<Histogram> other = measure.distribution(pair.baseline().tally());
      if (one.isPresent() && other.isPresent()) {
        rows.add(chiSquare(pair, measure, Homogeneity.test(List.of(one.get(), other.get()))));
        rows.add(distance(pair, measure, Wasserstein.distance(one.get(), other.get(), confidence)));
      }
    }
    return rows;
  }

  private Comparison number(Pairing pair, Measure measure) {
    Contrast contrast = measure.contrast(pair.contender().tally(), pair.baseline().tally());
    Figure figure = numberOf(pair.contender(), measure);
    double baseline = numberOf(pair.baseline(), measure).estimate().value();
    // A share of nothing bounds nothing.
    double beside = equivalence.getOrDefault(measure.name(), measure.delta()).beside(baseline);
    double delta = beside > 0 ? beside : Double.NaN;
    double equivalent = Double.isNaN(delta) ? Double.NaN : contrast.equivalence(delta);
    return new Comparison(
        pair.contender(),
        pair.baseline(),
        measure.name(),
        Kind.NUMBER,
        figure.statistic(),
        figure.estimate().value(),
        baseline,
        contrast.difference(confidence),
        contrast.standardError(),
        delta,
        Tests.raw(contrast.p(), equivalent),
        Verdict.UNTESTED,
        OptionalLong.empty());
  }

  private static Figure numberOf(Contender contender, Measure measure) {
    Figure figure = contender.numbers().get(measure.name());
    if (figure == null) {
      throw new IllegalStateException("no number of " + measure.name());
    }
    return figure;
  }

  private static Comparison chiSquare(Pairing pair, Measure measure, Homogeneity test) {
    boolean tested = !Double.isNaN(test.p());
    String method =
        tested
            ? "chi-square with " + test.degrees() + " degrees of freedom"
            : "none: too few observations for two bins";
    double statistic = tested ? test.statistic() : Double.NaN;
    Estimate estimate = new Estimate(statistic, null, method, test.n());
    return distribution(pair, measure, Kind.CHI_SQUARE, "chi-square", estimate, test.p());
  }

  private static Comparison distance(Pairing pair, Measure measure, Estimate distance) {
    return distribution(pair, measure, Kind.DISTANCE, "wasserstein", distance, Double.NaN);
  }

  private static Comparison distribution(
      Pairing pair, Measure measure, Kind kind, String name, Estimate estimate, double p) {
    return new Comparison(
        pair.contender(),
        pair.baseline(),
        measure.name(),
        kind,
        name,
        Double.NaN,
        Double.NaN,
        estimate,
        Double.NaN,
        Double.NaN,
        Tests.raw(p, Double.NaN),
        Verdict.UNTESTED,
        OptionalLong.empty());
  }
}
