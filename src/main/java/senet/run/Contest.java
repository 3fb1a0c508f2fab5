package senet.run;

import java.util.Optional;
import senet.game.GameRandom;
import senet.measure.PairTally;
import senet.policy.PolicySpec;
import senet.rules.RuleSet;
import senet.stats.Gsprt;

/**
 * Two policies that play pairs of games under one rule set: in each pair on the same dice, once
 * with either moving first.
 *
 * @param rules the rule set
 * @param one the policy named first, whose scores are told
 * @param other the other policy
 * @param mostPairs how many pairs, at the most if a test may stop them
 * @param test the test of a match, which stops it when it is decided; none for a tournament's
 */
public record Contest(
    RuleSet rules, PolicySpec one, PolicySpec other, long mostPairs, Optional<Gsprt> test) {

  /**
   * Names the contest apart from all others; its random numbers depend on it. A match has other
   * dice than the same two policies in a tournament, so that it can confirm what that suggests.
   */
  public String key() {
    return (isMatch() ? "match" : "tournament")
        + "\n"
        + rules.name()
        + "\n"
        + one.label()
        + "\n"
        + other.label();
  }

  /** Whether it is a match of its own, and not part of a tournament. */
  public boolean isMatch() {
    return test.isPresent();
  }

  /** The name for people. */
  public String title() {
    return rules.name() + ": " + one.label() + " and " + other.label() + ", in both seats";
  }

  /** The random numbers of the games in which the policy named first moves first. */
  public GameRandom random(long seed) {
    return new GameRandom(seed, key());
  }

  /** How many times the work of two simple policies a game takes, roughly; at least 1. */
  public double effort() {
    return (one.effort() + other.effort()) / 2;
  }

  /** Whether no more pairs are played after these first ones. */
  public boolean isOver(PairTally first) {
    PairStop stop = stop();
    long pairs = first.pairs();
    boolean asked = pairs > 0 && pairs % stop.every() == 0;
    return pairs >= mostPairs || (asked && stop.stops(first));
  }

  /** When it may stop before all its pairs are played. */
  PairStop stop() {
    return test.<PairStop>map(GsprtStop::new).orElse(PairStop.NEVER);
  }
}
