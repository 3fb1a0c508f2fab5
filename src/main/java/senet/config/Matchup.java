package senet.config;

import senet.policy.PolicySpec;

/**
 * Two policies that play each other.
 *
 * @param first the one that moves first
 * @param second the one that moves second
 */
record Matchup(PolicySpec first, PolicySpec second) {

  /** Whether a policy plays against itself. */
  boolean isOfEquals() {
    return first.equals(second);
  }

  /** Whether the two matchups would have the same name in the results. */
  boolean hasLabelsOf(Matchup other) {
    return first.label().equals(other.first.label()) && second.label().equals(other.second.label());
  }
}
