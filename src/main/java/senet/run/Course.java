package senet.run;

import java.util.ArrayList;
import java.util.List;
import senet.game.GameRandom;
import senet.measure.PairTally;
import senet.measure.Tally;
import senet.policy.PolicySpec;
import senet.rules.RuleSet;

/**
 * Games of two policies in fixed seats under one rule set, that can be played again: those of a
 * scenario, or of one seating of a contest.
 *
 * @param rules the rule set
 * @param first the policy that moves first
 * @param second the policy that moves second
 * @param random the random numbers of the games
 * @param games how many, from game 0 on
 * @param played what all games that were played came to, of which these are the first; no games if
 *     that is not known
 */
public record Course(
    RuleSet rules,
    PolicySpec first,
    PolicySpec second,
    GameRandom random,
    long games,
    Tally played) {

  /**
   * All games of some results, in the order of their tables: scenario by scenario, then both
   * seatings of each contest.
   *
   * @param most how many games of each course at most, at least 1
   */
  public static List<Course> of(Results results, long most) {
    Plan plan = results.plan();
    List<Course> courses = new ArrayList<>();
    for (int i = 0; i < plan.scenarios().size(); i++) {
      Tally tally = results.tallies().get(i);
      courses.add(of(plan.scenarios().get(i), plan.seed(), Math.min(most, tally.games()), tally));
    }
    for (int i = 0; i < plan.contests().size(); i++) {
      PairTally tally = results.contests().get(i);
      long pairs = Math.min(most, tally.pairs());
      courses.addAll(of(plan.contests().get(i), plan.seed(), pairs, tally));
    }
    return courses;
  }

  /**
   * All games of a plan that is not {@linkplain Plan#isOpen() open}; their results are not known.
   */
  public static List<Course> of(Plan plan) {
    List<Course> courses = new ArrayList<>();
    for (Scenario scenario : plan.scenarios()) {
      courses.add(of(scenario, plan.seed(), scenario.games(), new Tally()));
    }
    for (Contest contest : plan.contests()) {
      courses.addAll(of(contest, plan.seed(), contest.mostPairs(), new PairTally()));
    }
    return courses;
  }

  private static Course of(Scenario scenario, long seed, long games, Tally played) {
    GameRandom random = scenario.random(seed);
    return new Course(scenario.rules(), scenario.first(), scenario.second(), random, games, played);
  }

  private static List<Course> of(Contest contest, long seed, long pairs, PairTally played) {
    GameRandom random = contest.random(seed);
    PolicySpec one = contest.one();
    PolicySpec other = contest.other();
    return List.of(
        new Course(contest.rules(), one, other, random, pairs, played.oneFirst()),
        new Course(
            contest.rules(), other, one, random.withSeatsSwapped(), pairs, played.otherFirst()));
  }

  /** The name for people. */
  public String title() {
    return rules.name() + ": " + first.label() + " against " + second.label();
  }
}
