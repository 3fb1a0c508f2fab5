package senet.measure;

import senet.rules.Named;
import senet.stats.Estimate;
import senet.stats.Rates;

/** How the intervals of rates are made. */
public enum RateIntervals implements Named {
  /** Wilson's: covers with the nominal probability on average over rates. */
  NOMINAL {
    @Override
    Estimate estimate(long successes, long games, double confidence) {
      return Rates.wilson(successes, games, confidence);
    }
  },
  /** Clopper and Pearson's: covers with at least the nominal probability at every rate. */
  GUARANTEED {
    @Override
    Estimate estimate(long successes, long games, double confidence) {
      return Rates.clopperPearson(successes, games, confidence);
    }
  };

  abstract Estimate estimate(long successes, long games, double confidence);
}
