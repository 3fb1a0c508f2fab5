package senet.run;

import senet.measure.PairTally;

/**
 * A rule that may stop a contest before all its pairs are played. It is asked only when exactly the
 * first so many pairs are finished, so that the number of threads cannot matter.
 */
interface PairStop {

  /** Plays all pairs. */
  PairStop NEVER =
      new PairStop() {
        @Override
        public long every() {
          return Long.MAX_VALUE;
        }

        @Override
        public boolean stops(PairTally first) {
          return false;
        }
      };

  /** It is asked after every so many pairs. */
  long every();

  /** Whether these first pairs are enough. */
  boolean stops(PairTally first);
}
