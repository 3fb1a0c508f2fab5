package senet.stats;

import java.util.List;
import java.util.Optional;
import org.apache.commons.statistics.distribution.ChiSquaredDistribution;

/**
 * Whether one rating for each player tells who beats whom: the likelihood-ratio (deviance) test of
 * ratings against the model that is saturated in strengths, with a difference of its own for each
 * two players and the same first-move and draw terms. Since the two games of a pair depend on each
 * other, the deviance is divided by its mean under the null hypothesis (Rotnitzky and Jewell 1990,
 * Satorra and Bentler 1994).
 *
 * @param deviance twice the difference of the log-likelihoods
 * @param scale what it is divided by; 1 where games count as independent
 * @param degrees the degrees of freedom, at least 1
 * @param p the chance of so large a deviance where ratings tell all
 */
public record Transitivity(double deviance, double scale, int degrees, double p) {

  /** The deviance as it is compared with the chi-square distribution. */
  public double statistic() {
    return deviance / scale;
  }

  /**
   * The test; nothing for two players, whom ratings always fit.
   *
   * @param data the pairs of games
   * @param ratings for each entry the coordinates of its difference of ratings
   */
  static Optional<Transitivity> test(List<PairCounts> data, double[][] ratings) {
    int degrees = data.size() - ratings[0].length;
    if (degrees < 1) {
      return Optional.empty();
    }
    Optional<Transitivity> plain = test(data, ratings, degrees, 0);
    return plain.isPresent() ? plain : test(data, ratings, degrees, BradleyTerry.ADDED);
  }

  private static Optional<Transitivity> test(
      List<PairCounts> data, double[][] ratings, int degrees, double added) {
    double[][] own = new double[data.size()][data.size()];
    for (int i = 0; i < own.length; i++) {
      own[i][i] = 1;
    }
    Optional<ComparisonFit> narrow = ComparisonFit.of(new ComparisonModel(data, ratings, added));
    Optional<ComparisonFit> wide = ComparisonFit.of(new ComparisonModel(data, own, added));
    if (narrow.isEmpty() || wide.isEmpty()) {
      return Optional.empty();
    }
    double deviance = Math.max(0, 2 * (wide.get().logLikelihood() - narrow.get().logLikelihood()));
    double scale = added > 0 ? 1 : scale(wide.get(), ratings, degrees);
    double p = ChiSquaredDistribution.of(degrees).survivalProbability(deviance / scale);
    return Optional.of(new Transitivity(deviance, scale, degrees, p));
  }

  /** The mean of the deviance over the degrees of freedom, if the ratings are right. */
  private static double scale(ComparisonFit wide, double[][] ratings, int degrees) {
    double[][] information = wide.model().information(wide.parameters());
    double[][] variation = wide.model().variation(wide.parameters());
    double[][] embed = embedding(ratings, wide.model().size() - ratings.length);
    double[][] back = Matrix.transpose(embed);
    double all = share(information, variation);
    double ofRatings =
        share(
            Matrix.product(back, Matrix.product(information, embed)),
            Matrix.product(back, Matrix.product(variation, embed)));
    return (all - ofRatings) / degrees;
  }

  private static double share(double[][] information, double[][] variation) {
    return Matrix.traceOfProduct(Cholesky.of(information).orElseThrow().inverse(), variation);
  }

  /** Makes parameters of the wide model from those of the narrow, whose last ones are the same. */
  private static double[][] embedding(double[][] ratings, int same) {
    int pairs = ratings.length;
    int coordinates = ratings[0].length;
    double[][] embed = new double[pairs + same][coordinates + same];
    for (int i = 0; i < pairs; i++) {
      System.arraycopy(ratings[i], 0, embed[i], 0, coordinates);
    }
    for (int i = 0; i < same; i++) {
      embed[pairs + i][coordinates + i] = 1;
    }
    return embed;
  }
}
