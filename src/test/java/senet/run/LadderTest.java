package senet.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import senet.config.BuiltInRules;
import senet.game.GameResult.End;
import senet.measure.PairTally;
import senet.measure.Tally;
import senet.policy.Policies;
import senet.policy.PolicySpec;
import senet.rules.RuleSet;
import senet.rules.Side;
import senet.rules.Starter;
import senet.run.Ladder.Order;
import senet.run.Ladder.Rung;
import senet.run.Plan.StartPair;
import senet.stats.PairCounts;

/** Which policies stand on a ladder, in which order, and with which games. */
class LadderTest {
  private static final RuleSet BELL = BuiltInRules.find("bell").orElseThrow();
  private static final RuleSet STANDARD = BuiltInRules.find("standard").orElseThrow();
  private static final PolicySpec RANDOM = policy("random");
  private static final PolicySpec GREEDY = policy("greedy");
  private static final PolicySpec RACER = policy("racer");

  private static PolicySpec policy(String name) {
    return PolicySpec.of(Policies.find(name).orElseThrow());
  }

  private static Scenario equals(RuleSet rules, PolicySpec policy) {
    return new Scenario(rules, policy, policy, 1000);
  }

  private static Tally wins(Side starter, long first) {
    Tally tally = new Tally();
    tally.addEnds(starter, End.FIRST_WINS, first);
    tally.addEnds(starter, End.SECOND_WINS, 1000 - first);
    return tally;
  }

  /** Pairs of which the one policy won both games so often, and otherwise neither. */
  private static PairTally wonBy(long one) {
    long[] ends = new long[PairCounts.WAYS];
    ends[PairCounts.place(PairCounts.End.WIN, PairCounts.End.WIN)] = one;
    ends[PairCounts.place(PairCounts.End.LOSS, PairCounts.End.LOSS)] = 100 - one;
    return new PairTally(ends, new Tally(), new Tally());
  }

  private static List<String> names(Ladder ladder) {
    return ladder.rungs().stream().map(rung -> rung.policy().label()).toList();
  }

  private static Results results(List<Scenario> scenarios, List<StartPair> pairs) {
    List<Tally> tallies = new ArrayList<>();
    for (int i = 0; i < scenarios.size(); i++) {
      boolean other = scenarios.get(i).rules().name().endsWith("/even-starts");
      tallies.add(wins(other ? Side.EVEN : Side.ODD, 400 + i));
    }
    return new Results(new Plan("s", "s", 1, 0.95, scenarios, pairs, List.of()), tallies);
  }

  @Test
  void equalPoliciesAreRungsInTheOrderOfTheStudy() {
    List<Ladder> ladders =
        Ladder.of(
            results(
                List.of(
                    equals(BELL, GREEDY),
                    new Scenario(BELL, GREEDY, RANDOM, 1000),
                    equals(BELL, RANDOM),
                    equals(BELL, RACER),
                    equals(STANDARD, RANDOM)),
                List.of()));
    // one rung makes no ladder
    assertThat(ladders).hasSize(1);
    Ladder ladder = ladders.get(0);
    assertThat(ladder.rules()).isEqualTo("bell");
    assertThat(names(ladder)).containsExactly("greedy", "random", "racer");
    assertThat(ladder.order()).isEqualTo(Order.AS_GIVEN);
    assertThat(ladder.bottom().policy()).isEqualTo(RANDOM);
    assertThat(ladder.top().policy()).isEqualTo(RACER);
    assertThat(ladder.rungs().get(2).asRuled().ends(End.FIRST_WINS)).isEqualTo(403);
    assertThat(ladder.tellsAdvantagesApart()).isFalse();
  }

  @Test
  void withoutRandomPlayTheFirstRungIsTheBottomAndRandomPlayIsNeverTheTop() {
    Ladder none =
        Ladder.of(results(List.of(equals(BELL, GREEDY), equals(BELL, RACER)), List.of())).get(0);
    assertThat(none.bottom().policy()).isEqualTo(GREEDY);
    Ladder last =
        Ladder.of(results(List.of(equals(BELL, GREEDY), equals(BELL, RANDOM)), List.of())).get(0);
    assertThat(last.bottom().policy()).isEqualTo(RANDOM);
    assertThat(last.top().policy()).isEqualTo(GREEDY);
  }

  @Test
  void gamesOfTheOtherStartBelongToTheSameRung() {
    RuleSet other = BELL.startedBy(Starter.EVEN, "bell/even-starts");
    Ladder ladder =
        Ladder.of(
                results(
                    List.of(
                        equals(BELL, RANDOM),
                        equals(other, RANDOM),
                        equals(BELL, GREEDY),
                        equals(other, GREEDY)),
                    List.of(new StartPair("bell", 0, 1), new StartPair("bell", 2, 3))))
            .get(0);
    assertThat(names(ladder)).containsExactly("random", "greedy");
    assertThat(ladder.tellsAdvantagesApart()).isTrue();
    Rung greedy = ladder.top();
    assertThat(greedy.asRuled().ends(Side.ODD, End.FIRST_WINS)).isEqualTo(402);
    assertThat(greedy.all().ends(Side.ODD, End.FIRST_WINS)).isEqualTo(402);
    assertThat(greedy.all().ends(Side.EVEN, End.FIRST_WINS)).isEqualTo(403);
  }

  @Test
  void aTournamentPutsThemInOrder() {
    List<Scenario> scenarios =
        List.of(equals(BELL, GREEDY), equals(BELL, RACER), equals(BELL, RANDOM));
    List<Contest> contests =
        List.of(
            new Contest(BELL, GREEDY, RACER, 100, Optional.empty()),
            new Contest(BELL, GREEDY, RANDOM, 100, Optional.empty()),
            new Contest(BELL, RACER, RANDOM, 100, Optional.empty()));
    Plan plan = new Plan("s", "s", 1, 0.95, scenarios, List.of(), List.of()).withContests(contests);
    List<Tally> tallies = List.of(wins(Side.ODD, 401), wins(Side.ODD, 402), wins(Side.ODD, 403));
    // greedy beats racer and random, and random beats racer
    List<PairTally> pairs = List.of(wonBy(70), wonBy(60), wonBy(40));
    Ladder ladder = Ladder.of(new Results(plan, tallies, pairs)).get(0);
    assertThat(names(ladder)).containsExactly("racer", "random", "greedy");
    assertThat(ladder.order()).isEqualTo(Order.BY_RATING);
    assertThat(ladder.bottom().policy()).isEqualTo(RANDOM);
    assertThat(ladder.rungs().get(0).asRuled().ends(End.FIRST_WINS)).isEqualTo(402);
    assertThat(ladder.rungs()).extracting(rung -> rung.rating().orElseThrow().value()).isSorted();
  }

  @Test
  void aPolicyThatIsNotRatedLeavesTheOrderOfTheStudy() {
    PolicySpec unrated = PolicySpec.of(Policies.find("racer").orElseThrow(), Map.of(), "unrated");
    Plan plan =
        new Plan(
                "s",
                "s",
                1,
                0.95,
                List.of(equals(BELL, GREEDY), equals(BELL, unrated), equals(BELL, RANDOM)),
                List.of(),
                List.of())
            .withContests(List.of(new Contest(BELL, GREEDY, RANDOM, 100, Optional.empty())));
    List<Tally> tallies = List.of(wins(Side.ODD, 401), wins(Side.ODD, 402), wins(Side.ODD, 403));
    Ladder ladder = Ladder.of(new Results(plan, tallies, List.of(wonBy(60)))).get(0);
    assertThat(names(ladder)).containsExactly("greedy", "unrated", "random");
    assertThat(ladder.order()).isEqualTo(Order.AS_GIVEN);
  }
}
