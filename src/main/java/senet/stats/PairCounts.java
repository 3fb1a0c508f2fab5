package senet.stats;

/**
 * How two players' pairs of games ended. In each pair they play twice on the same chances, once
 * with either moving first; the pair is the unit of observation, since its two games depend on each
 * other. A pair's score is the mean of the two games' scores (win 1, draw ½, loss 0), seen by the
 * player named first.
 *
 * @param one the number of the player named first
 * @param other the number of the other player
 * @param ends how often each of the 16 ways to end was seen, at place {@link #place}; copied
 */
@SuppressWarnings("ArrayRecordComponent") // compared by nobody
public record PairCounts(int one, int other, long[] ends) {

  /** How a game ended for the player named first. */
  public enum End {
    WIN,
    DRAW,
    LOSS,
    /** It was stopped, and has no score. */
    UNFINISHED
  }

  private static final End[] ENDS = End.values();

  /** The number of ways in which a pair can end. */
  public static final int WAYS = ENDS.length * ENDS.length;

  /**
   * Checks the counts.
   *
   * @throws IllegalArgumentException if there are not 16, one is negative, or the players are one
   */
  public PairCounts {
    if (ends.length != WAYS) {
      throw new IllegalArgumentException("a pair ends in 16 ways, not " + ends.length);
    }
    for (long count : ends) {
      if (count < 0) {
        throw new IllegalArgumentException("count is negative: " + count);
      }
    }
    if (one == other || one < 0 || other < 0) {
      throw new IllegalArgumentException("players " + one + " and " + other);
    }
    ends = ends.clone();
  }

  /**
   * The place of a way to end.
   *
   * @param first how the game ended in which the player named first moved first
   * @param second how the other ended, for the same player
   */
  public static int place(End first, End second) {
    return first.ordinal() * ENDS.length + second.ordinal();
  }

  /** How many pairs. */
  public long pairs() {
    long pairs = 0;
    for (long count : ends) {
      pairs = Math.addExact(pairs, count);
    }
    return pairs;
  }

  /** The pairs of which both games were finished, by their score: 0, ¼, ½, ¾ and 1. */
  public long[] scores() {
    long[] scores = new long[PairScores.VALUES.length];
    for (End first : ENDS) {
      for (End second : ENDS) {
        if (first != End.UNFINISHED && second != End.UNFINISHED) {
          scores[4 - first.ordinal() - second.ordinal()] += ends[place(first, second)];
        }
      }
    }
    return scores;
  }

  /** Games that ended so for the player named first, of those in which that player moved first. */
  public long movingFirst(End end) {
    long games = 0;
    for (End second : ENDS) {
      games += ends[place(end, second)];
    }
    return games;
  }

  /** The same of those in which the other player moved first. */
  public long movingSecond(End end) {
    long games = 0;
    for (End first : ENDS) {
      games += ends[place(first, end)];
    }
    return games;
  }

  /** Games that ended so for the player named first. */
  public long games(End end) {
    return movingFirst(end) + movingSecond(end);
  }

  /** The same pairs, seen by the other player. */
  public PairCounts seenByOther() {
    long[] turned = new long[WAYS];
    for (End first : ENDS) {
      for (End second : ENDS) {
        turned[place(turned(second), turned(first))] = ends[place(first, second)];
      }
    }
    return new PairCounts(other, one, turned);
  }

  private static End turned(End end) {
    return switch (end) {
      case WIN -> End.LOSS;
      case LOSS -> End.WIN;
      case DRAW, UNFINISHED -> end;
    };
  }
}
