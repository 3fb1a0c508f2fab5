package senet.run;

import senet.rules.Ending.Goal;
import senet.rules.RuleSet;
import senet.rules.SquareSet;

/**
 * A rough guess at the time a plan takes, from the length of the way; right within a factor of two
 * or so for the rules and policies that come with the product.
 */
public final class ExpectedTime {
  /** Engine and policies together; the random policy takes half of it, cautious three times. */
  private static final double NANOS_PER_THROW = 50;

  /** Games for points end early and lose pieces; in a race pieces are sent back. */
  private static final double THROWS_BY_POINTS = 0.55;

  private static final double THROWS_BY_RACE = 1.6;

  private ExpectedTime() {}

  /** The seconds that one thread would take. */
  public static double seconds(Plan plan) {
    return plan.scenarios().stream().mapToDouble(ExpectedTime::seconds).sum()
        + plan.contests().stream().mapToDouble(ExpectedTime::seconds).sum();
  }

  private static double seconds(Scenario scenario) {
    return scenario.expectedGames()
        * throwsPerGame(scenario.rules())
        * NANOS_PER_THROW
        * scenario.effort()
        / 1e9;
  }

  private static double seconds(Contest contest) {
    return 2
        * contest.mostPairs()
        * throwsPerGame(contest.rules())
        * NANOS_PER_THROW
        * contest.effort()
        / 1e9;
  }

  private static double throwsPerGame(RuleSet rules) {
    double way = wayToGo(rules.setup().odd()) + wayToGo(rules.setup().even());
    double meanThrow =
        rules.dice().chances().entrySet().stream()
            .mapToDouble(entry -> entry.getKey() * entry.getValue())
            .sum();
    return way
        / meanThrow
        * (rules.ending().goal() == Goal.ALL_OFF ? THROWS_BY_RACE : THROWS_BY_POINTS);
  }

  private static double wayToGo(SquareSet pieces) {
    return pieces.stream().map(square -> SquareSet.BOARD_SIZE + 1 - square).sum();
  }
}
