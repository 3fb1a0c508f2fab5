package senet.run;

import senet.measure.PairTally;
import senet.stats.Gsprt;
import senet.stats.Gsprt.Decision;

/** Stops a match when its test is decided. */
record GsprtStop(Gsprt test) implements PairStop {

  /** Often enough to stop soon, and enough pairs for the first look. */
  static final long EVERY = 100;

  @Override
  public long every() {
    return EVERY;
  }

  @Override
  public boolean stops(PairTally first) {
    return test.decide(first.counts().scores()) != Decision.UNDECIDED;
  }
}
