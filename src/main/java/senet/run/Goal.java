package senet.run;

import java.util.OptionalDouble;
import senet.measure.Measure;
import senet.measure.Measures;
import senet.measure.RateIntervals;
import senet.measure.Tally;
import senet.stats.Estimate;
import senet.stats.Interval;
import senet.stats.SampleSize;

/**
 * How precisely a number is to be known.
 *
 * @param measure the name of a measure of {@link Measures#ALL}
 * @param statistic one of its statistics that have an interval
 * @param halfWidth half the width of the interval, at most; above 0, in the unit of the number
 */
public record Goal(String measure, String statistic, double halfWidth) {

  public Goal {
    if (Measures.find(measure).filter(m -> m.statistics().contains(statistic)).isEmpty()) {
      throw new IllegalArgumentException("no interval is made of " + measure + " " + statistic);
    }
    if (!(halfWidth > 0)) {
      throw new IllegalArgumentException("half-width of " + measure + " is " + halfWidth);
    }
  }

  /** The name of the number for people, such as {@code first-win} or {@code throws median}. */
  public String number() {
    return isOfMainStatistic() ? measure : measure + " " + statistic;
  }

  /** Whether it is for the rate or the mean, which needs no name beside the measure's. */
  public boolean isOfMainStatistic() {
    return found().statistics().get(0).equals(statistic);
  }

  /** Half the width of the interval that some games give; nothing if there is no interval. */
  OptionalDouble reached(Tally tally, double confidence, RateIntervals rates) {
    Estimate estimate = found().with(rates).estimate(tally, statistic, confidence);
    Interval interval = estimate.interval();
    return interval == null ? OptionalDouble.empty() : OptionalDouble.of(interval.halfWidth());
  }

  /** Whether a half-width is small enough; none is not. */
  boolean isMetBy(OptionalDouble reached) {
    return reached.isPresent() && reached.getAsDouble() <= halfWidth;
  }

  /** So many games are enough whatever they come to, where that is known; about. */
  OptionalDouble mostGames(double confidence) {
    OptionalDouble deviation = found().largestDeviation();
    return deviation.isPresent() && isOfMainStatistic()
        ? OptionalDouble.of(SampleSize.forMean(deviation.getAsDouble(), halfWidth, confidence))
        : OptionalDouble.empty();
  }

  private Measure found() {
    return Measures.find(measure).orElseThrow();
  }
}
