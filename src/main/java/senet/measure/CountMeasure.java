package senet.measure;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import senet.stats.Contrast;
import senet.stats.Estimate;
import senet.stats.Histogram;
import senet.stats.Means;
import senet.stats.Quantiles;
import senet.stats.Spreads;
import senet.stats.WelchContrast;

/** Mean, and where it is asked for spread and quantiles, of a count. */
record CountMeasure(Count count, Detail detail) implements Measure {

  /** How much is told of a count. */
  enum Detail {
    MEAN,
    MEAN_AND_SPREAD,
    QUANTILES
  }

  /** A quantile and the name of its statistic. */
  private record Named(String statistic, double q) {}

  private static final List<Named> QUANTILES =
      List.of(
          new Named("q05", .05),
          new Named("q25", .25),
          new Named("median", .5),
          new Named("q75", .75),
          new Named("q95", .95));

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
    for (String statistic : statistics()) {
      figures.add(new Figure(name(), statistic, estimate(seen, statistic, confidence)));
    }
    if (detail == Detail.QUANTILES) {
      figures.add(new Figure(name(), "min", Quantiles.extreme(seen.min(), seen.total())));
      figures.add(new Figure(name(), "max", Quantiles.extreme(seen.max(), seen.total())));
    }
    return figures;
  }

  @Override
  public List<String> statistics() {
    List<String> statistics = new ArrayList<>(List.of("mean"));
    if (detail != Detail.MEAN) {
      statistics.add("sd");
    }
    if (detail == Detail.QUANTILES) {
      QUANTILES.forEach(quantile -> statistics.add(quantile.statistic()));
    }
    return statistics;
  }

  @Override
  public Estimate estimate(Tally tally, String statistic, double confidence) {
    if (!statistics().contains(statistic)) {
      return Measure.super.estimate(tally, statistic, confidence);
    }
    return estimate(tally.of(count), statistic, confidence);
  }

  private static Estimate estimate(Histogram seen, String statistic, double confidence) {
    return switch (statistic) {
      case "mean" -> Means.mean(seen, confidence);
      case "sd" -> Spreads.standardDeviation(seen, confidence);
      default -> Quantiles.quantile(seen, share(statistic), confidence);
    };
  }

  private static double share(String statistic) {
    return QUANTILES.stream()
        .filter(quantile -> quantile.statistic().equals(statistic))
        .mapToDouble(Named::q)
        .findFirst()
        .orElseThrow();
  }

  @Override
  public Contrast contrast(Tally tally, Tally baseline) {
    return WelchContrast.ofMeans(tally.of(count), baseline.of(count));
  }

  /** Scores may average to about nothing, so that a share of them would say nothing. */
  @Override
  public Delta delta() {
    return switch (count) {
      case FIRST_SCORE, SECOND_SCORE, MARGIN -> Delta.TENTH;
      case THROWS, TURNS, MOVES, PASSES, LANDINGS -> Delta.TWO_PERCENT;
    };
  }

  @Override
  public Optional<Histogram> distribution(Tally tally) {
    return Optional.of(tally.of(count));
  }
}
