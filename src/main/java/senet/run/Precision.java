package senet.run;

import java.util.List;
import java.util.OptionalDouble;
import senet.measure.RateIntervals;
import senet.measure.Tally;

/**
 * Plays until numbers are known precisely enough: fixed-width stopping (Chow and Robbins 1965).
 * Checkpoints are the least games and then always a twentieth more, so that at most one game in
 * twenty-one is played in vain. Looking often hardly harms the coverage, as only the width is
 * looked at, and after many games that says little about whether the estimate is too high or too
 * low; after a few dozen games of a skewed count it says more, hence the least games. Stopping when
 * a result is "significant" would have no such excuse.
 *
 * @param goals all of which are to be met, at least one
 * @param leastGames before which no scenario is stopped, at least 1
 * @param mostGames after which every scenario is, not below {@code leastGames}
 * @param confidence of the intervals, between 0 and 1
 * @param rates how intervals of rates are made
 */
public record Precision(
    List<Goal> goals, long leastGames, long mostGames, double confidence, RateIntervals rates)
    implements StoppingRule {

  /** Before the first look, where a study does not say. */
  public static final long DEFAULT_LEAST_GAMES = 10_000;

  /** In all, where a study does not say. */
  public static final long DEFAULT_MOST_GAMES = 10_000_000;

  private static final long STEPS = 20;

  public Precision {
    goals = List.copyOf(goals);
    if (goals.isEmpty() || leastGames < 1 || mostGames < leastGames) {
      throw new IllegalArgumentException(
          goals.size() + " goals with " + leastGames + " to " + mostGames + " games");
    }
  }

  /** Goals with the usual intervals at 95%. */
  public Precision(List<Goal> goals, long leastGames, long mostGames) {
    this(goals, leastGames, mostGames, 0.95, RateIntervals.NOMINAL);
  }

  /** The same goals for other intervals. */
  public Precision with(double newConfidence, RateIntervals newRates) {
    return new Precision(goals, leastGames, mostGames, newConfidence, newRates);
  }

  @Override
  public long checkpointAfter(long games) {
    long checkpoint = leastGames;
    while (checkpoint <= games) {
      checkpoint += Math.max(1, checkpoint / STEPS);
    }
    return checkpoint;
  }

  @Override
  public boolean enough(Tally prefix) {
    return goals.stream().allMatch(goal -> goal.isMetBy(reached(goal, prefix)));
  }

  /** Half the width of a goal's interval after some games; nothing if there is no interval. */
  public OptionalDouble reached(Goal goal, Tally tally) {
    return goal.reached(tally, confidence, rates);
  }

  @Override
  public long expectedGames(Tally prefix, long most) {
    double games = Math.max(leastGames, prefix.games());
    for (Goal goal : goals) {
      games = Math.max(games, expectedGames(goal, prefix));
    }
    return games >= most ? most : Math.min(most, checkpointAfter((long) Math.ceil(games) - 1));
  }

  /** Widths shrink with the root of the games. */
  private double expectedGames(Goal goal, Tally prefix) {
    long games = prefix.games();
    if (games == 0) {
      return goal.mostGames(confidence).orElse(Double.POSITIVE_INFINITY);
    }
    OptionalDouble reached = reached(goal, prefix);
    if (reached.isEmpty()) {
      return Double.POSITIVE_INFINITY;
    }
    double ratio = reached.getAsDouble() / goal.halfWidth();
    return games * ratio * ratio;
  }
}
