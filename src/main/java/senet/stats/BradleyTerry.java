package senet.stats;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import senet.stats.PairCounts.End;

/**
 * Ratings of players who all met in pairs of games, by maximum likelihood in the model of Bradley
 * and Terry (1952) with Davidson's (1970) term for draws and a term for moving first (Davidson and
 * Beaver 1977). A rating is a natural logarithm of strength; the mean of all ratings is zero. On
 * the scale of Elo, 400 points are odds of ten to one.
 *
 * <p>Intervals take the pair of games as the unit. Where the likelihood has no maximum, as where
 * somebody wins every game, half a win and half a loss are added to each order of moving of each
 * two players, which the method says; then games count as independent.
 */
public final class BradleyTerry {

  /** Points of Elo for each unit of a rating. */
  public static final double ELO = 400 / Math.log(10);

  /** Pseudo-games for the wins and for the losses where the likelihood has no maximum. */
  static final double ADDED = 0.5;

  private static final String BY_PAIRS = "maximum likelihood; sandwich over pairs";
  private static final String PENALISED =
      "penalised likelihood: half a win and half a loss added to each order; fisher information";

  private final List<PairCounts> data;
  private final int players;
  private final ComparisonFit fit;
  private final double[][] covariance;
  private final String method;
  private final double confidence;
  private final Optional<Transitivity> transitivity;

  private BradleyTerry(int players, List<PairCounts> data, double confidence) {
    this.players = players;
    this.data = data;
    this.confidence = confidence;
    double[][] design = data.stream().map(this::difference).toArray(double[][]::new);
    Optional<ComparisonFit> plain = ComparisonFit.of(new ComparisonModel(data, design, 0));
    if (plain.isPresent()) {
      fit = plain.get();
      covariance = fit.byPairs();
      method = BY_PAIRS;
    } else {
      fit = ComparisonFit.of(new ComparisonModel(data, design, ADDED)).orElseThrow();
      covariance = fit.byInformation();
      method = PENALISED;
    }
    transitivity = Transitivity.test(data, design);
  }

  /**
   * The ratings.
   *
   * @param players how many, at least 2
   * @param data an entry for each two players; who has no finished game gets no rating
   * @param confidence of the intervals, strictly between 0 and 1
   */
  public static BradleyTerry of(int players, List<PairCounts> data, double confidence) {
    Confidence.tail(confidence);
    if (players < 2 || data.size() != players * (players - 1) / 2) {
      throw new IllegalArgumentException(
          data.size() + " entries for " + players + " players; one for each two of them");
    }
    return new BradleyTerry(players, List.copyOf(data), confidence);
  }

  /** The last rating is minus the sum of the others, which are the coordinates. */
  private double[] coordinates(int player) {
    double[] row = new double[players - 1];
    for (int i = 0; i < row.length; i++) {
      row[i] = player == players - 1 ? -1 : player == i ? 1 : 0;
    }
    return row;
  }

  private double[] difference(PairCounts counts) {
    double[] row = coordinates(counts.one());
    double[] other = coordinates(counts.other());
    for (int i = 0; i < row.length; i++) {
      row[i] -= other[i];
    }
    return row;
  }

  /** Whether pseudo-games had to be added. */
  public boolean isPenalised() {
    return method.equals(PENALISED);
  }

  /** The rating of a player; n is the number of that player's finished games. */
  public Estimate rating(int player) {
    return estimate(coordinates(player), games(player));
  }

  /** How much higher {@code one} is rated than {@code other}; n is their finished games. */
  public Estimate difference(int one, int other) {
    if (games(one) == 0 || games(other) == 0) {
      return Estimate.none(Double.NaN, "no finished games", 0);
    }
    double[] row = coordinates(one);
    double[] minus = coordinates(other);
    for (int i = 0; i < row.length; i++) {
      row[i] -= minus[i];
    }
    return estimate(row, games(one) + games(other));
  }

  /** What moving first adds to the difference of ratings; n is the number of finished games. */
  public Estimate firstMove() {
    double[] row = new double[fit.model().size()];
    row[fit.model().firstMove()] = 1;
    return estimate(row, games());
  }

  /**
   * The logarithm of Davidson's ν: of a draw's chance over the geometric mean of both winning
   * chances. Without an interval, and minus infinity, where no game was drawn.
   */
  public Estimate draw() {
    if (!fit.model().hasDraws()) {
      return Estimate.none(Double.NEGATIVE_INFINITY, "no game was drawn", games());
    }
    double[] row = new double[fit.model().size()];
    row[fit.model().draw()] = 1;
    return estimate(row, games());
  }

  /** The test of whether ratings tell all; nothing for two players. */
  public Optional<Transitivity> transitivity() {
    return transitivity;
  }

  /** The standard error of a rating if all games were independent; to compare with others. */
  double informationError(int player) {
    double[] row = padded(coordinates(player));
    return Math.sqrt(Matrix.variance(row, fit.byInformation()));
  }

  private Estimate estimate(double[] combination, long n) {
    if (n == 0) {
      return Estimate.none(Double.NaN, "no finished games", n);
    }
    double[] row = padded(combination);
    double value = 0;
    for (int i = 0; i < row.length; i++) {
      value += row[i] * fit.parameters()[i];
    }
    double half = Confidence.z(confidence) * Math.sqrt(Matrix.variance(row, covariance));
    return new Estimate(value, new Interval(value - half, value + half), method, n);
  }

  private double[] padded(double[] row) {
    double[] padded = new double[fit.model().size()];
    System.arraycopy(row, 0, padded, 0, row.length);
    return padded;
  }

  /** All finished games. */
  private long games() {
    return data.stream().mapToLong(BradleyTerry::finished).sum();
  }

  private long games(int player) {
    return data.stream()
        .filter(counts -> counts.one() == player || counts.other() == player)
        .mapToLong(BradleyTerry::finished)
        .sum();
  }

  private static long finished(PairCounts counts) {
    return counts.games(End.WIN) + counts.games(End.DRAW) + counts.games(End.LOSS);
  }

  /** The players from the highest rating to the lowest; those without finished games last. */
  public List<Integer> order() {
    List<Integer> order = new ArrayList<>();
    for (int i = 0; i < players; i++) {
      order.add(i);
    }
    order.sort(Comparator.comparingDouble(this::place));
    return order;
  }

  private double place(int player) {
    double rating = rating(player).value();
    return Double.isNaN(rating) ? Double.POSITIVE_INFINITY : -rating;
  }
}
