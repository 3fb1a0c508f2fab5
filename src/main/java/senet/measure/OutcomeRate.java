package senet.measure;

import java.util.List;
import java.util.OptionalDouble;
import senet.game.GameResult.End;
import senet.stats.Contrast;
import senet.stats.RateContrast;

/** The share of games that end in one way. */
record OutcomeRate(String name, End end, String description, RateIntervals intervals)
    implements Measure {

  /** A share with the usual interval. */
  OutcomeRate(String name, End end, String description) {
    this(name, end, description, RateIntervals.NOMINAL);
  }

  @Override
  public List<Figure> figures(Tally tally, double confidence) {
    return List.of(
        new Figure(name, "rate", intervals.estimate(tally.ends(end), tally.games(), confidence)));
  }

  @Override
  public List<String> statistics() {
    return List.of("rate");
  }

  @Override
  public OptionalDouble largestDeviation() {
    return OptionalDouble.of(0.5);
  }

  @Override
  public Measure with(RateIntervals others) {
    return new OutcomeRate(name, end, description, others);
  }

  @Override
  public Contrast contrast(Tally tally, Tally baseline) {
    return new RateContrast(tally.ends(end), tally.games(), baseline.ends(end), baseline.games());
  }

  @Override
  public Delta delta() {
    return Delta.ONE_POINT;
  }
}
