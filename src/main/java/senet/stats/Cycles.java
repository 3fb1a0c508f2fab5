package senet.stats;

import java.util.ArrayList;
import java.util.List;

/**
 * Circles in which each player beats the next and the last beats the first. A player beats another
 * if the interval of the mean pair score lies above ½ at a confidence that holds for all pairs of
 * players together (Bonferroni).
 */
public final class Cycles {
  private final boolean[][] beats;
  private final List<List<Integer>> found = new ArrayList<>();

  private Cycles(boolean[][] beats) {
    this.beats = beats;
  }

  /**
   * The shortest circles, each from its lowest number on; none if there are none.
   *
   * @param players how many
   * @param data an entry for each two players
   * @param confidence of all findings together, strictly between 0 and 1
   */
  public static List<List<Integer>> of(int players, List<PairCounts> data, double confidence) {
    double each = 1 - 2 * Confidence.tail(confidence) / data.size();
    boolean[][] beats = new boolean[players][players];
    for (PairCounts counts : data) {
      Interval score = PairScores.mean(counts.scores(), each).interval();
      if (score != null) {
        beats[counts.one()][counts.other()] = score.low() > 0.5;
        beats[counts.other()][counts.one()] = score.high() < 0.5;
      }
    }
    Cycles cycles = new Cycles(beats);
    for (int length = 3; length <= players && cycles.found.isEmpty(); length++) {
      for (int start = 0; start < players; start++) {
        cycles.extend(new ArrayList<>(List.of(start)), length);
      }
    }
    return List.copyOf(cycles.found);
  }

  private void extend(List<Integer> path, int length) {
    int start = path.get(0);
    int last = path.get(path.size() - 1);
    if (path.size() == length) {
      if (beats[last][start]) {
        found.add(List.copyOf(path));
      }
      return;
    }
    for (int next = start + 1; next < beats.length; next++) {
      if (beats[last][next] && !path.contains(next)) {
        path.add(next);
        extend(path, length);
        path.remove(path.size() - 1);
      }
    }
  }
}
