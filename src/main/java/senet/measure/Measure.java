package senet.measure;

import java.util.List;
import java.util.Optional;
import senet.stats.Contrast;
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
