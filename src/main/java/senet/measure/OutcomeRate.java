package senet.measure;

import java.util.List;
import senet.game.GameResult.End;
import senet.stats.Contrast;
import senet.stats.RateContrast;
import senet.stats.Rates;

/** The share of games that end in one way. */
record OutcomeRate(String name, End end, String description) implements Measure {
  @Override
  public List<Figure> figures(Tally tally, double confidence) {
    return List.of(
        new Figure(name, "rate", Rates.wilson(tally.ends(end), tally.games(), confidence)));
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
