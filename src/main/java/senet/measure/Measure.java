package senet.measure;

import java.util.List;

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
}
