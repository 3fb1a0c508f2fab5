package senet.stats;

import java.util.List;
import senet.stats.PairCounts.End;

/**
 * The likelihood of paired comparisons with ties and an order effect (Bradley and Terry 1952,
 * Davidson 1970, Davidson and Beaver 1977). With x the difference of two players' strengths, plus δ
 * where the first of them moves first and minus δ where the other does, the first wins, draws and
 * loses in the proportion e^(x/2) : e^η : e^(−x/2).
 *
 * <p>Parameters are the strengths' coordinates, then δ, then η where games were drawn. Each pair of
 * players has a vector of coordinates that makes its difference of strengths.
 */
final class ComparisonModel {
  private static final End[] ENDS = {End.WIN, End.DRAW, End.LOSS};

  private final List<PairCounts> data;
  private final double[][] design;
  private final int strengths;
  private final boolean drawn;

  /** What is added to the wins and to the losses of each order of moving. */
  private final double added;

  /**
   * A model.
   *
   * @param data the pairs of games, an entry for each two players
   * @param design for each of them the coordinates of its difference of strengths
   * @param added pseudo-games added to the wins and to the losses of each order of moving
   */
  ComparisonModel(List<PairCounts> data, double[][] design, double added) {
    this.data = data;
    this.design = design;
    this.strengths = design[0].length;
    this.drawn = data.stream().anyMatch(counts -> counts.games(End.DRAW) > 0);
    this.added = added;
  }

  /** The number of parameters. */
  int size() {
    return strengths + (drawn ? 2 : 1);
  }

  int firstMove() {
    return strengths;
  }

  boolean hasDraws() {
    return drawn;
  }

  int draw() {
    return strengths + 1;
  }

  /** The games of one two players with one of them moving first, at given parameters. */
  private final class Games {
    final double[] direction;
    final double[] chances = new double[ENDS.length];
    final double[] weights = new double[ENDS.length];
    final double total;
    final double meanResult;

    Games(int pair, boolean movingFirst, double[] at) {
      direction = new double[size()];
      System.arraycopy(design[pair], 0, direction, 0, strengths);
      direction[strengths] = movingFirst ? 1 : -1;
      double x = 0;
      for (int i = 0; i <= strengths; i++) {
        x += direction[i] * at[i];
      }
      chances[0] = StrictMath.exp(x / 2);
      chances[1] = drawn ? StrictMath.exp(at[strengths + 1]) : 0;
      chances[2] = StrictMath.exp(-x / 2);
      double sum = chances[0] + chances[1] + chances[2];
      double all = 0;
      for (int i = 0; i < ENDS.length; i++) {
        chances[i] /= sum;
        PairCounts counts = data.get(pair);
        weights[i] = movingFirst ? counts.movingFirst(ENDS[i]) : counts.movingSecond(ENDS[i]);
        weights[i] += i == 1 ? 0 : added;
        all += weights[i];
      }
      total = all;
      meanResult = (chances[0] - chances[2]) / 2;
    }

    /** Adds to a vector the derivative of the log-likelihood of a game that ended so, times. */
    void addScore(int end, double times, double[] to) {
      double result = (1 - end) / 2.0 - meanResult;
      for (int i = 0; i <= strengths; i++) {
        to[i] += times * result * direction[i];
      }
      if (drawn) {
        to[strengths + 1] += times * ((end == 1 ? 1 : 0) - chances[1]);
      }
    }
  }

  /** The greatest logarithm of odds between two ways to end, whatever its sign. */
  double farthest(double[] at) {
    double farthest = drawn ? Math.abs(at[draw()]) : 0;
    for (double[] row : design) {
      double difference = 0;
      for (int i = 0; i < strengths; i++) {
        difference += row[i] * at[i];
      }
      farthest = Math.max(farthest, Math.abs(difference) + Math.abs(at[strengths]));
    }
    return farthest;
  }

  /** The log-likelihood. */
  double logLikelihood(double[] at) {
    double sum = 0;
    for (int pair = 0; pair < data.size(); pair++) {
      for (boolean first : new boolean[] {true, false}) {
        Games games = new Games(pair, first, at);
        for (int i = 0; i < ENDS.length; i++) {
          sum += games.weights[i] == 0 ? 0 : games.weights[i] * StrictMath.log(games.chances[i]);
        }
      }
    }
    return sum;
  }

  /** Its derivative. */
  double[] gradient(double[] at) {
    double[] gradient = new double[size()];
    for (int pair = 0; pair < data.size(); pair++) {
      for (boolean first : new boolean[] {true, false}) {
        Games games = new Games(pair, first, at);
        for (int i = 0; i < ENDS.length; i++) {
          games.addScore(i, games.weights[i], gradient);
        }
      }
    }
    return gradient;
  }

  /** Fisher's information, by which games count as independent. */
  double[][] information(double[] at) {
    double[][] information = new double[size()][size()];
    for (int pair = 0; pair < data.size(); pair++) {
      for (boolean first : new boolean[] {true, false}) {
        Games games = new Games(pair, first, at);
        for (int i = 0; i < ENDS.length; i++) {
          double[] score = new double[size()];
          games.addScore(i, 1, score);
          addSquare(information, score, games.total * games.chances[i]);
        }
      }
    }
    return information;
  }

  /** The sum of squares of the scores of pairs of games: how much they really vary. */
  double[][] variation(double[] at) {
    double[][] variation = new double[size()][size()];
    for (int pair = 0; pair < data.size(); pair++) {
      Games first = new Games(pair, true, at);
      Games second = new Games(pair, false, at);
      long[] ends = data.get(pair).ends();
      for (End one : End.values()) {
        for (End other : End.values()) {
          double[] score = new double[size()];
          if (one != End.UNFINISHED) {
            first.addScore(one.ordinal(), 1, score);
          }
          if (other != End.UNFINISHED) {
            second.addScore(other.ordinal(), 1, score);
          }
          addSquare(variation, score, ends[PairCounts.place(one, other)]);
        }
      }
    }
    return variation;
  }

  private static void addSquare(double[][] matrix, double[] vector, double times) {
    for (int i = 0; i < vector.length; i++) {
      for (int j = 0; j < vector.length; j++) {
        matrix[i][j] += times * vector[i] * vector[j];
      }
    }
  }
}
