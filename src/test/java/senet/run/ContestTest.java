package senet.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import senet.config.BuiltInRules;
import senet.game.Engine;
import senet.game.Game;
import senet.game.GameObserver;
import senet.game.GameRandom;
import senet.game.GameResult;
import senet.measure.Count;
import senet.measure.PairTally;
import senet.policy.Policies;
import senet.policy.PolicySpec;
import senet.rules.RuleSet;
import senet.stats.Estimate;
import senet.stats.Gsprt;
import senet.stats.Gsprt.Decision;
import senet.stats.PairScores;

/** Pairs of games: the same dice in both seats, and the same results however they are cut up. */
class ContestTest {
  private static final List<String> NAMES = List.of("bell", "standard", "museum");

  private static PolicySpec policy(String name) {
    return PolicySpec.of(Policies.find(name).orElseThrow());
  }

  private static PolicySpec policy(String name, String label) {
    return PolicySpec.of(Policies.find(name).orElseThrow(), Map.of(), label);
  }

  private static RuleSet rules(String name) {
    return BuiltInRules.find(name).orElseThrow();
  }

  private static Contest tournament(String rules, PolicySpec one, PolicySpec other, long pairs) {
    return new Contest(rules(rules), one, other, pairs, Optional.empty());
  }

  private static Results run(int threads, Progress progress, Contest... contests) throws Exception {
    Plan plan = new Plan("s", "s", 11, 0.95, List.of(), List.of(), List.of());
    return new Runner(threads, BatchSize.of(100), progress)
        .run(plan.withContests(List.of(contests)));
  }

  /** All throws of a game: who threw, what, and the move. */
  private static List<String> game(
      RuleSet rules, PolicySpec first, PolicySpec second, GameRandom random, GameResult result) {
    List<String> seen = new ArrayList<>();
    Engine engine = Engine.compile(rules);
    GameObserver observer =
        new GameObserver() {
          @Override
          public void started(long board, int counts) {}

          @Override
          public void thrown(boolean byFirst, int value, int from, long board, int counts) {
            seen.add(byFirst + " " + value + " " + from);
          }
        };
    new Game(engine, first.create(engine), second.create(engine), observer).play(random, 5, result);
    return seen;
  }

  @ParameterizedTest
  @ValueSource(strings = {"bell", "standard", "museum"})
  void equalPoliciesReplayTheSameGameInTheOtherSeats(String rules) {
    Contest contest = tournament(rules, policy("greedy"), policy("greedy", "twin"), 1);
    GameResult first = new GameResult();
    GameResult second = new GameResult();
    List<String> one =
        game(contest.rules(), contest.one(), contest.other(), contest.random(3), first);
    List<String> other =
        game(
            contest.rules(),
            contest.other(),
            contest.one(),
            contest.random(3).withSeatsSwapped(),
            second);
    assertThat(other).isEqualTo(one).hasSizeGreaterThan(20);
    assertThat(second.end()).isEqualTo(first.end());
  }

  @Test
  void bothGamesHaveTheSameDiceAndEachPolicyItsOwnStream() {
    GameRandom random = new GameRandom(1, "key");
    GameRandom swapped = random.withSeatsSwapped();
    assertThat(swapped.dice(7).nextLong()).isEqualTo(random.dice(7).nextLong());
    assertThat(swapped.first(7).nextLong())
        .isEqualTo(random.second(7).nextLong())
        .isNotEqualTo(random.first(7).nextLong());
    assertThat(swapped.second(7).nextLong()).isEqualTo(random.first(7).nextLong());
  }

  @Test
  void equalPoliciesWithoutChanceOfTheirOwnScoreExactlyOneHalfInEveryPair() throws Exception {
    for (String rules : NAMES) {
      Contest contest = tournament(rules, policy("cautious"), policy("cautious", "twin"), 300);
      long[] scores = run(2, Progress.NONE, contest).contests().get(0).counts().scores();
      assertThat(scores).containsExactly(0, 0, 300, 0, 0);
    }
  }

  @Test
  void equalPoliciesWithChanceOfTheirOwnScoreOneHalfOnAverage() throws Exception {
    for (String rules : NAMES) {
      Contest contest = tournament(rules, policy("random"), policy("random", "twin"), 4000);
      long[] scores = run(2, Progress.NONE, contest).contests().get(0).counts().scores();
      Estimate score = PairScores.mean(scores, 0.9999);
      assertThat(score.interval()).satisfies(i -> assertThat(i.contains(0.5)).isTrue());
      assertThat(scores[2]).isLessThan(4000);
    }
  }

  private static Contest[] several() {
    Gsprt test = new Gsprt(0.5, 0.55, 0.05, 0.05);
    return new Contest[] {
      tournament("bell", policy("greedy"), policy("random"), 730),
      new Contest(rules("bell"), policy("racer"), policy("greedy"), 5000, Optional.of(test)),
      new Contest(rules("museum"), policy("greedy"), policy("racer"), 5000, Optional.of(test)),
      new Contest(rules("museum"), policy("random"), policy("racer"), 50, Optional.of(test)),
    };
  }

  private static String text(Results results) {
    StringBuilder text = new StringBuilder();
    for (PairTally tally : results.contests()) {
      text.append(java.util.Arrays.toString(tally.counts().ends()));
      for (Count count : Count.values()) {
        text.append(tally.oneFirst().of(count)).append(tally.otherFirst().of(count));
      }
    }
    return text.toString();
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 8})
  void givesTheSameForAnyNumberOfThreads(int threads) throws Exception {
    assertThat(text(run(threads, Progress.NONE, several())))
        .isEqualTo(text(run(1, Progress.NONE, several())));
  }

  @Test
  void aMatchStopsAtTheFirstHundredsThatDecide() throws Exception {
    AtomicLong played = new AtomicLong();
    Progress progress = played::addAndGet;
    Results results = run(2, progress, several());
    assertThat(results.contests().get(0).pairs()).isEqualTo(730);
    List<MatchResult> matches = MatchResult.of(results);
    assertThat(matches).extracting(MatchResult::decision).startsWith(Decision.H0, Decision.H1);
    for (MatchResult match : matches.subList(0, 2)) {
      long pairs = match.counts().pairs();
      assertThat(pairs % 100).isZero();
      assertThat(pairs).isBetween(100L, 4900L);
      Contest shorter =
          new Contest(
              match.contest().rules(),
              match.contest().one(),
              match.contest().other(),
              pairs - 100,
              match.contest().test());
      if (pairs > 100) {
        MatchResult before = MatchResult.of(run(1, Progress.NONE, shorter)).get(0);
        assertThat(before.decision()).isEqualTo(Decision.UNDECIDED);
      }
    }
    assertThat(matches.get(2).counts().pairs()).isEqualTo(50);
    assertThat(played).hasValue(results.games());
    assertThat(played.get()).isEqualTo(results.games()).isLessThan(results.plan().games());
    assertThat(new Ledger(results).isComplete()).isTrue();
  }

  @Test
  void goesOnFromTheFirstPairsToTheSame() throws Exception {
    Plan plan =
        new Plan("s", "s", 11, 0.95, List.of(), List.of(), List.of())
            .withContests(List.of(several()));
    List<PairTally> kept = new ArrayList<>(Results.none(plan).contests());
    ContestPlayer player = new ContestPlayer(plan, new Watch(Runner.LONGEST_GAME));
    kept.set(0, player.play(new Batch(0, 0, 130)));
    kept.set(1, player.play(new Batch(1, 0, 25)));
    Ledger ledger = new Ledger(new Results(plan, List.of(), kept));
    new Runner(2, BatchSize.of(100), Progress.NONE).run(ledger);
    assertThat(text(ledger.results())).isEqualTo(text(run(1, Progress.NONE, several())));
  }

  /** The scores of the same matchup played as scenarios, with dice of their own. */
  @Test
  void agreesWithGamesThatArePlayedApart() throws Exception {
    PolicySpec greedy = policy("greedy");
    PolicySpec random = policy("random");
    PairTally pairs =
        run(2, Progress.NONE, tournament("bell", greedy, random, 4000)).contests().get(0);
    Plan plan =
        new Plan(
            "s",
            "s",
            5,
            0.95,
            List.of(
                new Scenario(rules("bell"), greedy, random, 4000),
                new Scenario(rules("bell"), random, greedy, 4000)),
            List.of(),
            List.of());
    Results apart = new Runner(2, BatchSize.of(100), Progress.NONE).run(plan);
    for (GameResult.End end : GameResult.End.values()) {
      assertClose(pairs.oneFirst().ends(end), apart.tallies().get(0).ends(end), 4000);
      assertClose(pairs.otherFirst().ends(end), apart.tallies().get(1).ends(end), 4000);
    }
  }

  /** Within four and a half standard errors of a difference. */
  private static void assertClose(long one, long other, long games) {
    double share = (one + other) / (2.0 * games);
    double error = Math.sqrt(2 * share * (1 - share) / games);
    assertThat(Math.abs(one - other) / (double) games).isLessThanOrEqualTo(4.5 * error);
  }
}
