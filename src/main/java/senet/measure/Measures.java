package senet.measure;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;
import senet.game.GameResult.End;
import senet.measure.CountMeasure.Detail;
import senet.stats.Contrast;
import senet.stats.Estimate;
import senet.stats.Ratios;
import senet.stats.WelchContrast;

/** The measures of every study, in the order in which they are printed. */
public final class Measures {

  /** All measures; a new one is a line here. */
  public static final List<Measure> ALL =
      List.of(
          new OutcomeRate("first-win", End.FIRST_WINS, "share of games won by who moves first"),
          new OutcomeRate("draw", End.DRAW, "share of games drawn"),
          new OutcomeRate("second-win", End.SECOND_WINS, "share of games won by who moves second"),
          new OutcomeRate(
              "unfinished", End.UNFINISHED, "share of games stopped by the cap on throws"),
          bounded(
              "first-player-advantage",
              "mean",
              "P(first wins) − P(second wins)",
              1,
              Advantages::firstPlayer,
              Advantages::firstPlayerContrast,
              Delta.ONE_POINT),
          bounded(
              "outcome-score",
              "mean",
              "mean of what who moves first gets: 1 for a win, ½ where nobody wins, 0 for a loss",
              0.5,
              Advantages::outcomeScore,
              Advantages::outcomeScoreContrast,
              Delta.ONE_POINT),
          new CountMeasure(Count.FIRST_SCORE, Detail.MEAN_AND_SPREAD),
          new CountMeasure(Count.SECOND_SCORE, Detail.MEAN_AND_SPREAD),
          new CountMeasure(Count.MARGIN, Detail.MEAN_AND_SPREAD),
          new CountMeasure(Count.THROWS, Detail.QUANTILES),
          new CountMeasure(Count.TURNS, Detail.QUANTILES),
          new CountMeasure(Count.MOVES, Detail.QUANTILES),
          new CountMeasure(Count.PASSES, Detail.MEAN),
          new CountMeasure(Count.LANDINGS, Detail.MEAN),
          simple(
              "choices",
              "mean",
              "number of legal moves a move, over all moves",
              (tally, confidence) -> Ratios.ratio(tally.choices(), confidence),
              (tally, baseline) -> WelchContrast.ofRatios(tally.choices(), baseline.choices()),
              Delta.TWO_PERCENT));

  /** The two measures that need both sides to have started. */
  public static final List<Measure> OF_BOTH_STARTS =
      List.of(
          simple(
              "first-move-advantage",
              "mean",
              "half of A(odd starts) − A(even starts), A = P(odd wins) − P(even wins)",
              Advantages::firstMove,
              Advantages::firstMoveContrast,
              Delta.ONE_POINT),
          simple(
              "odd-side-advantage",
              "mean",
              "half of A(odd starts) + A(even starts), A = P(odd wins) − P(even wins)",
              Advantages::oddSide,
              Advantages::oddSideContrast,
              Delta.ONE_POINT));

  private Measures() {}

  /** All measures, with such intervals of rates. */
  public static List<Measure> all(RateIntervals rates) {
    return ALL.stream().map(measure -> measure.with(rates)).toList();
  }

  /** The measure with this name among {@link #ALL}. */
  public static Optional<Measure> find(String name) {
    return ALL.stream().filter(measure -> measure.name().equals(name)).findFirst();
  }

  /** All names, in the order in which they are printed. */
  public static List<String> names() {
    return Stream.of(ALL, OF_BOTH_STARTS).flatMap(List::stream).map(Measure::name).toList();
  }

  /** The measure of a name; {@link IllegalArgumentException} if there is none. */
  public static Measure named(String name) {
    return Stream.of(ALL, OF_BOTH_STARTS)
        .flatMap(List::stream)
        .filter(measure -> measure.name().equals(name))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no measure is named " + name));
  }

  /** An estimator of one number. */
  @FunctionalInterface
  interface Estimator {
    Estimate estimate(Tally tally, double confidence);
  }

  /** An estimator of the difference of that number. */
  @FunctionalInterface
  interface Contraster {
    Contrast contrast(Tally tally, Tally baseline);
  }

  private static Measure simple(
      String name,
      String statistic,
      String description,
      Estimator estimator,
      Contraster contraster,
      Delta delta) {
    OptionalDouble unknown = OptionalDouble.empty();
    return new Simple(name, statistic, description, unknown, estimator, contraster, delta);
  }

  private static Measure bounded(
      String name,
      String statistic,
      String description,
      double largestDeviation,
      Estimator estimator,
      Contraster contraster,
      Delta delta) {
    OptionalDouble largest = OptionalDouble.of(largestDeviation);
    return new Simple(name, statistic, description, largest, estimator, contraster, delta);
  }

  /** A measure of one number. */
  private record Simple(
      String name,
      String statistic,
      String description,
      OptionalDouble largestDeviation,
      Estimator estimator,
      Contraster contraster,
      Delta delta)
      implements Measure {
    @Override
    public List<Figure> figures(Tally tally, double confidence) {
      return List.of(new Figure(name, statistic, estimator.estimate(tally, confidence)));
    }

    @Override
    public List<String> statistics() {
      return List.of(statistic);
    }

    @Override
    public Contrast contrast(Tally tally, Tally baseline) {
      return contraster.contrast(tally, baseline);
    }
  }
}
