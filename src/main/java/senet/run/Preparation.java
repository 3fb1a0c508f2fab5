package senet.run;

import java.util.LinkedHashSet;
import java.util.Set;
import java.util.function.Function;
import senet.policy.PolicySpec;
import senet.policy.endgame.NoExactValues;
import senet.policy.endgame.SolveProgress;
import senet.rules.RuleSet;

/** Makes what policies share, such as tables, before the first game of a plan. */
public final class Preparation {

  private Preparation() {}

  private record Player(RuleSet rules, PolicySpec policy) {}

  /**
   * Prepares every policy of a plan, under the rules that it plays by.
   *
   * @param progress is told how far it is under a rule set
   * @throws NoExactValues if something cannot be made; the message names the policy and the rules
   */
  public static void of(Plan plan, Function<RuleSet, SolveProgress> progress) throws NoExactValues {
    Set<Player> players = new LinkedHashSet<>();
    for (Scenario scenario : plan.scenarios()) {
      players.add(new Player(scenario.rules(), scenario.first()));
      players.add(new Player(scenario.rules(), scenario.second()));
    }
    for (Contest contest : plan.contests()) {
      players.add(new Player(contest.rules(), contest.one()));
      players.add(new Player(contest.rules(), contest.other()));
    }
    for (Player player : players) {
      prepare(player.policy, player.rules, progress.apply(player.rules));
    }
  }

  /** Prepares one policy; otherwise as {@link #of}. */
  public static void prepare(PolicySpec policy, RuleSet rules, SolveProgress progress)
      throws NoExactValues {
    try {
      policy.prepare(rules, progress);
    } catch (NoExactValues e) {
      throw new NoExactValues(
          "policy "
              + policy.label()
              + " cannot be made under the rules "
              + rules.name()
              + ": "
              + e.getMessage());
    }
  }
}
