package senet.measure;

import java.util.List;
import java.util.OptionalDouble;
import senet.stats.Estimate;

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
}
