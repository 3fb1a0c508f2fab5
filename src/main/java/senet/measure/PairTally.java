package senet.measure;

import senet.game.GameResult;
import senet.stats.PairCounts;

/**
 * What many pairs of games of two policies came to, in whole numbers only: how the two games of
 * each pair ended together, and a tally of the games of either seating. Mutable; not for use by
 * several threads.
 */
public final class PairTally {
  private final long[] ends;
  private final Tally oneFirst;
  private final Tally otherFirst;

  /** A tally of no pairs. */
  public PairTally() {
    this(new long[PairCounts.WAYS], new Tally(), new Tally());
  }

  /**
   * A tally as it was kept.
   *
   * @param ends how pairs ended, as in {@link PairCounts}
   * @param oneFirst the games in which the policy named first moved first
   * @param otherFirst the games in which the other did
   */
  public PairTally(long[] ends, Tally oneFirst, Tally otherFirst) {
    this.ends = ends.clone();
    this.oneFirst = oneFirst;
    this.otherFirst = otherFirst;
  }

  /** Adds a pair: the game in which the policy named first moved first, and the other. */
  public void add(GameResult first, GameResult second) {
    ends[PairCounts.place(asFirst(first.end()), asSecond(second.end()))]++;
    oneFirst.add(first);
    otherFirst.add(second);
  }

  /** How a game ended for the policy that moved first. */
  public static PairCounts.End asFirst(GameResult.End end) {
    return switch (end) {
      case FIRST_WINS -> PairCounts.End.WIN;
      case DRAW -> PairCounts.End.DRAW;
      case SECOND_WINS -> PairCounts.End.LOSS;
      case UNFINISHED -> PairCounts.End.UNFINISHED;
    };
  }

  /** How a game ended for the policy that moved second. */
  public static PairCounts.End asSecond(GameResult.End end) {
    return switch (end) {
      case FIRST_WINS -> PairCounts.End.LOSS;
      case DRAW -> PairCounts.End.DRAW;
      case SECOND_WINS -> PairCounts.End.WIN;
      case UNFINISHED -> PairCounts.End.UNFINISHED;
    };
  }

  /** Adds all pairs of another tally. */
  public void merge(PairTally other) {
    for (int i = 0; i < ends.length; i++) {
      ends[i] += other.ends[i];
    }
    oneFirst.merge(other.oneFirst);
    otherFirst.merge(other.otherFirst);
  }

  /** The same, to change by itself. */
  public PairTally copy() {
    PairTally copy = new PairTally();
    copy.merge(this);
    return copy;
  }

  /** How many pairs. */
  public long pairs() {
    return oneFirst.games();
  }

  /** How many games. */
  public long games() {
    return oneFirst.games() + otherFirst.games();
  }

  /** How pairs ended, for the policies numbered so. */
  public PairCounts counts(int one, int other) {
    return new PairCounts(one, other, ends);
  }

  /** How pairs ended. */
  public PairCounts counts() {
    return counts(0, 1);
  }

  /** The games in which the policy named first moved first. */
  public Tally oneFirst() {
    return oneFirst;
  }

  /** The games in which the other policy moved first. */
  public Tally otherFirst() {
    return otherFirst;
  }
}
