package senet.spark;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import senet.run.Batch;

/**
 * What one task is to play: neighbouring batches of a scenario, or pairs of a contest.
 *
 * @param kind which of both
 * @param place the scenario's or the contest's place in the plan
 * @param cuts the first game or pair, and for each batch the one after its last
 */
record Order(Kind kind, int place, List<Long> cuts) implements Serializable {

  /** What is played. */
  enum Kind {
    /** Games of a scenario. */
    GAMES,
    /** Pairs of games of a contest. */
    PAIRS
  }

  static Order of(Kind kind, List<Batch> batches) {
    List<Long> cuts = new ArrayList<>(List.of(batches.get(0).from()));
    batches.forEach(batch -> cuts.add(batch.to()));
    return new Order(kind, batches.get(0).scenario(), cuts);
  }

  List<Batch> batches() {
    List<Batch> batches = new ArrayList<>();
    for (int i = 1; i < cuts.size(); i++) {
      batches.add(new Batch(place, cuts.get(i - 1), cuts.get(i)));
    }
    return batches;
  }
}
