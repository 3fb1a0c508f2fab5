package senet.measure;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import senet.stats.Histogram;
import senet.stats.Means;
import senet.stats.Quantiles;
import senet.stats.Spreads;

/** Mean, and where it is asked for spread and quantiles, of a count. */
record CountMeasure(Count count, Detail detail) implements Measure {

  /** How much is told of a count. */
  enum Detail {
    MEAN,
    MEAN_AND_SPREAD,
    QUANTILES
  }

  private static final Map<String, Double> QUANTILES =
      new java.util.TreeMap<>(Map.of("q05", .05, "q25", .25, "median", .5, "q75", .75, "q95", .95));
  private static final List<String> ORDER = List.of("q05", "q25", "median", "q75", "q95");

  @Override
  public String name() {
    return count.word();
  }

  @Override
  public String description() {
    return "number of " + count.description();
  }

  @Override
  public List<Figure> figures(Tally tally, double confidence) {
    Histogram seen = tally.of(count);
    List<Figure> figures = new ArrayList<>();
    figures.add(new Figure(name(), "mean", Means.mean(seen, confidence)));
    if (detail != Detail.MEAN) {
      figures.add(new Figure(name(), "sd", Spreads.standardDeviation(seen, confidence)));
    }
    if (detail == Detail.QUANTILES) {
      for (String statistic : ORDER) {
        double q = QUANTILES.getOrDefault(statistic, .5);
        figures.add(new Figure(name(), statistic, Quantiles.quantile(seen, q, confidence)));
      }
      figures.add(new Figure(name(), "min", Quantiles.extreme(seen.min(), seen.total())));
      figures.add(new Figure(name(), "max", Quantiles.extreme(seen.max(), seen.total())));
    }
    return figures;
  }
}
