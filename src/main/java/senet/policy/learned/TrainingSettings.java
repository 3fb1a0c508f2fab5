package senet.policy.learned;

/**
 * How an evaluator is trained.
 *
 * @param games how many games it plays against itself, 1 to {@link #MOST_GAMES}
 * @param seed the seed of the games' random numbers and of the first weights
 * @param hidden how many hidden nodes the network has, 0 to {@link #MOST_HIDDEN}
 * @param lambda how much of what happens later in a game counts, 0 to 1
 * @param firstRate how far the first game moves the weights, {@link #LEAST_RATE} to 1
 * @param lastRate how far the last one does, {@link #LEAST_RATE} to 1; those between go down evenly
 *     on a logarithmic scale
 */
public record TrainingSettings(
    int games, long seed, int hidden, double lambda, double firstRate, double lastRate) {

  /** Most games. */
  public static final int MOST_GAMES = 100_000_000;

  /** Most hidden nodes. */
  public static final int MOST_HIDDEN = Network.MOST_HIDDEN;

  /** The smallest rate. */
  public static final double LEAST_RATE = 1e-9;

  /** Settings that suit the built-in rule sets. */
  public static final TrainingSettings USUAL =
      new TrainingSettings(300_000, 1960, 16, 0.9, 0.1, 0.0005);

  /**
   * Checks the settings.
   *
   * @throws IllegalArgumentException if one is out of range
   */
  public TrainingSettings {
    check("games", games, 1, MOST_GAMES);
    check("hidden", hidden, 0, MOST_HIDDEN);
    check("lambda", lambda, 0, 1);
    check("firstRate", firstRate, LEAST_RATE, 1);
    check("lastRate", lastRate, LEAST_RATE, 1);
  }

  private static void check(String name, double value, double least, double most) {
    if (!(least <= value && value <= most)) {
      throw new IllegalArgumentException(
          name + " is " + value + "; it must be from " + least + " to " + most);
    }
  }

  /** How far a game moves the weights; {@code game} counts from 0. */
  double rate(int game) {
    // StrictMath gives the same last bit on every machine
    return firstRate * StrictMath.pow(lastRate / firstRate, (double) game / games);
  }
}
