package senet.run;

import java.util.List;
import senet.measure.Tally;

/**
 * What batches came to.
 *
 * @param tallies a tally for each batch, in their order
 * @param nanos how long playing them took, without waiting for it to begin, in nanoseconds
 */
public record Played(List<Tally> tallies, long nanos) {

  public Played {
    tallies = List.copyOf(tallies);
  }
}
