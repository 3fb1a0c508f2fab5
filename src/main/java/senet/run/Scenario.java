package senet.run;

import senet.game.GameRandom;
import senet.policy.PolicySpec;
import senet.rules.RuleSet;

/**
 * One rule set played by one pair of policies.
 *
 * @param rules the rule set
 * @param first the policy that moves first
 * @param second the policy that moves second
 * @param games how many games, at least 1
 */
public record Scenario(RuleSet rules, PolicySpec first, PolicySpec second, long games) {

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
