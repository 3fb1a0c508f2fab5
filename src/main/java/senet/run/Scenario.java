package senet.run;

import senet.game.GameRandom;
import senet.measure.Tally;
import senet.policy.PolicySpec;
import senet.rules.RuleSet;

/**
 * One rule set played by one pair of policies.
 *
 * @param rules the rule set
 * @param first the policy that moves first
 * @param second the policy that moves second
 * @param games how many games at most, at least 1
 * @param stopping whether fewer will do
 */
public record Scenario(
    RuleSet rules, PolicySpec first, PolicySpec second, long games, StoppingRule stopping) {

  /** A scenario of just so many games. */
  public Scenario(RuleSet rules, PolicySpec first, PolicySpec second, long games) {
    this(rules, first, second, games, StoppingRule.NEVER);
  }

  /** Whether these first games of the scenario are all that is to be played of it. */
  public boolean isComplete(Tally tally) {
    return tally.games() == games
        || (stopping.isCheckpoint(tally.games()) && stopping.enough(tally));
  }

  /** The next number of games, above this one, at which it is seen whether more are needed. */
  long endOfStretch(long from) {
    return Math.min(games, stopping.checkpointAfter(from));
  }

  /** A guess at how many games will be played; of a fixed number of games that number. */
  public long expectedGames() {
    return stopping.expectedGames(new Tally(), games);
  }

  /** Names the scenario apart from the others of its plan; its random numbers depend on it. */
  public String key() {
    return rules.name() + "\n" + first.label() + "\n" + second.label();
  }

  /** The name for people. */
  public String title() {
    return rules.name() + ": " + first.label() + " against " + second.label();
  }

  /** Whether both seats play the same policy, so that only the rules tell them apart. */
  public boolean hasEqualPolicies() {
    return first.equals(second);
  }

  /** How many times the work of two simple policies a game takes, roughly; at least 1. */
  public double effort() {
    return (first.effort() + second.effort()) / 2;
  }

  /** The scenario's random numbers in a study with this seed. */
  public GameRandom random(long seed) {
    return new GameRandom(seed, key());
  }
}
