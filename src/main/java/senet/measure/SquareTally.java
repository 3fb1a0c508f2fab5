package senet.measure;

import java.util.Arrays;
import senet.rules.SquareSet;
import senet.stats.Estimate;
import senet.stats.Means;
import senet.stats.Rates;

/**
 * What happened on each square in many games: for each side and {@link SquareCount} the sum over
 * games, and the sum of squares for its interval. Whole numbers only, so that tallies add up to the
 * same whatever the order. Mutable; not for use by several threads.
 */
public final class SquareTally {
  private static final int SIZE = SquareSet.BOARD_SIZE;

  /** How many numbers one game has. */
  static final int NUMBERS = SquareCount.values().length * 2 * SIZE;

  private final long[] sums;
  private final long[] squares;
  private long games;

  /** The sides, by who moves first. */
  public enum Mover {
    FIRST,
    SECOND;

    /** The word used in files. */
    public String word() {
      return this == FIRST ? "first" : "second";
    }
  }

  /** A tally of no games. */
  public SquareTally() {
    this.sums = new long[NUMBERS];
    this.squares = new long[NUMBERS];
  }

  /** The place of a number; squares count from 1. */
  static int index(SquareCount count, Mover mover, int square) {
    return (count.ordinal() * 2 + mover.ordinal()) * SIZE + square - 1;
  }

  /** Adds a game by its numbers. */
  void add(int[] game) {
    for (int i = 0; i < NUMBERS; i++) {
      int number = game[i];
      sums[i] += number;
      squares[i] += (long) number * number;
    }
    games++;
  }

  /** Adds what was kept of games; for tallies read from a file, with {@link #addGames}. */
  public void add(SquareCount count, Mover mover, int square, long sum, long sumOfSquares) {
    sums[index(count, mover, square)] += sum;
    squares[index(count, mover, square)] += sumOfSquares;
  }

  /** Adds to the number of games; see {@link #add}. */
  public void addGames(long more) {
    games += more;
  }

  /** Adds all games of another tally. */
  public void merge(SquareTally other) {
    Arrays.setAll(sums, i -> sums[i] + other.sums[i]);
    Arrays.setAll(squares, i -> squares[i] + other.squares[i]);
    games += other.games;
  }

  /** How many games; none where squares are not counted. */
  public long games() {
    return games;
  }

  /** The sum over all games. */
  public long sum(SquareCount count, Mover mover, int square) {
    return sums[index(count, mover, square)];
  }

  /** The sum of the squares of each game's number. */
  public long sumOfSquares(SquareCount count, Mover mover, int square) {
    return squares[index(count, mover, square)];
  }

  /** The sum over all squares and both sides. */
  public long total(SquareCount count) {
    int from = index(count, Mover.FIRST, 1);
    return Arrays.stream(sums, from, from + 2 * SIZE).sum();
  }

  /** The mean of a game, or of {@link SquareCount#STANDING} the share of games. */
  public Estimate estimate(SquareCount count, Mover mover, int square, double confidence) {
    long sum = sum(count, mover, square);
    return count == SquareCount.STANDING
        ? Rates.wilson(sum, games, confidence)
        : Means.mean(sum, sumOfSquares(count, mover, square), games, confidence);
  }
}
