package senet.stats;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import senet.stats.PairCounts.End;

/** Pairs of games for tests: counts in tables, and simulated ones whose games share their luck. */
final class PairGames {
  private static final End[] ENDS = {End.WIN, End.DRAW, End.LOSS};

  private PairGames() {}

  /** Counts of win, draw and loss moving first (rows) by the same moving second. */
  static PairCounts joint(int one, int other, long[][] table) {
    long[] ends = new long[PairCounts.WAYS];
    for (int i = 0; i < ENDS.length; i++) {
      for (int j = 0; j < ENDS.length; j++) {
        ends[PairCounts.place(ENDS[i], ENDS[j])] = table[i][j];
      }
    }
    return new PairCounts(one, other, ends);
  }

  /** Games that belong to no pair: won and lost moving first, won and lost moving second. */
  static PairCounts single(int one, int other, long win, long loss, long winSecond, long lost) {
    long[] ends = new long[PairCounts.WAYS];
    ends[PairCounts.place(End.WIN, End.UNFINISHED)] = win;
    ends[PairCounts.place(End.LOSS, End.UNFINISHED)] = loss;
    ends[PairCounts.place(End.UNFINISHED, End.WIN)] = winSecond;
    ends[PairCounts.place(End.UNFINISHED, End.LOSS)] = lost;
    return new PairCounts(one, other, ends);
  }

  /** Pairs that scored so often 0, ¼, ½, ¾ and 1. */
  static PairCounts scored(int one, int other, long... scores) {
    return joint(
        one,
        other,
        new long[][] {
          {scores[4], scores[3], scores[2]}, {0, 0, 0}, {0, scores[1], scores[0]},
        });
  }

  /**
   * Simulated pairs of all players with these ratings. The second game's luck is in part that of
   * the first for the same seat, as on the same dice.
   */
  static List<PairCounts> simulated(
      SplittableRandom random, int pairs, double firstMove, double draw, double... ratings) {
    List<PairCounts> all = new ArrayList<>();
    for (int i = 0; i < ratings.length; i++) {
      for (int j = i + 1; j < ratings.length; j++) {
        double d = ratings[i] - ratings[j];
        long[] ends = new long[PairCounts.WAYS];
        for (int k = 0; k < pairs; k++) {
          double luck = random.nextDouble();
          double same = random.nextDouble() < 0.4 ? 1 - luck : random.nextDouble();
          End first = end(d + firstMove, draw, luck);
          End second = end(d - firstMove, draw, same);
          ends[PairCounts.place(first, second)]++;
        }
        all.add(new PairCounts(i, j, ends));
      }
    }
    return all;
  }

  /** How a game ends for a player of that advantage, whose luck is best near 0. */
  private static End end(double advantage, double draw, double luck) {
    double win = Math.exp(advantage / 2);
    double loss = Math.exp(-advantage / 2);
    double sum = win + draw + loss;
    return luck < win / sum ? End.WIN : luck < (win + draw) / sum ? End.DRAW : End.LOSS;
  }
}
