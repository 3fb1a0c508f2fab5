package senet.measure;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import senet.stats.Contrast;
import senet.stats.Estimate;
import senet.stats.Histogram;

/** A measure: numbers made from a tally. */
public interface Measure {

  /** The name in files. */
  String name();

  /** What it is, in a phrase that completes "this is the …". */
  String description();

  /**
   * Its numbers.
   *
   * @param tally at least one game
   * @param confidence of the intervals, between 0 and 1
   */
  List<Figure> figures(Tally tally, double confidence);

  /** Which of its statistics have an interval; the usual one first. */
  List<String> statistics();

  /**
   * One of its numbers.
   *
   * @param statistic one of {@link #statistics}
   * @throws IllegalArgumentException if it has no such statistic
   */
  default Estimate estimate(Tally tally, String statistic, double confidence) {
    return figures(tally, confidence).stream()
        .filter(figure -> figure.statistic().equals(statistic))
        .findFirst()
        .map(Figure::estimate)
        .orElseThrow(() -> new IllegalArgumentException("no " + statistic + " of " + name()));
  }

  /** The largest standard deviation that a game can have of it, where that is known beforehand. */
  default OptionalDouble largestDeviation() {
    return OptionalDouble.empty();
  }

  /** The same measure with such intervals, where it is a rate. */
  default Measure with(RateIntervals rates) {
    return this;
  }

  /**
   * The difference of its first number, a rate or a mean, between two tallies of independent games.
   *
   * @param tally from whose number the other's is subtracted
   * @param baseline the other
   */
  Contrast contrast(Tally tally, Tally baseline);

  /** How small a difference counts as none, unless a study says otherwise. */
  Delta delta();

  /** What it counts in each game, if it is a count. */
  default Optional<Histogram> distribution(Tally tally) {
    return Optional.empty();
  }
}
