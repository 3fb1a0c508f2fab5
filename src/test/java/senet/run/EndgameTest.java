package senet.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import senet.game.GameResult.End;
import senet.measure.Figure;
import senet.measure.TableMeasures;
import senet.measure.Tally;
import senet.policy.Policies;
import senet.policy.PolicySpec;
import senet.policy.endgame.SmallGame;
import senet.policy.endgame.SolveProgress;
import senet.referee.TestRules;
import senet.rules.RuleSet;
import senet.rules.Starter;
import senet.stats.Interval;

/** Estimates by endgame tables: of the same mean as plain ones, and narrower. */
class EndgameTest {
  private static final double FOUR_STANDARD_ERRORS = 0.99994;

  private static PolicySpec policy(String name) {
    return PolicySpec.of(Policies.find(name).orElseThrow());
  }

  private static Plan plan(RuleSet rules, String first, String second, long games, int pieces) {
    Scenario scenario = new Scenario(rules, policy(first), policy(second), games);
    return new Plan("s", "s", 4, 0.95, List.of(scenario), List.of(), List.of())
        .with(new Analysis(0.95).withEndgame(pieces));
  }

  private static Tally play(Plan plan, int threads, long batchSize) throws Exception {
    return new Runner(threads, BatchSize.of(batchSize), Progress.NONE).run(plan).tallies().get(0);
  }

  private static Figure figure(Tally tally, String measure, String statistic) {
    return TableMeasures.figures(tally, FOUR_STANDARD_ERRORS).stream()
        .filter(f -> f.measure().equals(measure) && f.statistic().equals(statistic))
        .findFirst()
        .orElseThrow();
  }

  private static void assertCovers(Figure figure, double truth) {
    Interval interval = figure.estimate().interval();
    if (interval == null) {
      assertThat(figure.estimate().value()).isCloseTo(truth, within(1e-6));
    } else {
      assertThat(truth).isBetween(interval.low(), interval.high());
    }
  }

  /** Two pieces a side, tables of one: the truth is known exactly. */
  @ParameterizedTest
  @CsvSource({
    "bell, 1, random, random",
    "standard, 1, random, random",
    "museum, 1, greedy, random",
    "bell, 1, racer, cautious",
    "standard, 1, random, blocker",
  })
  void coversTheExactValuesOfSmallGames(String name, int pieces, String first, String second)
      throws Exception {
    RuleSet rules = SmallGame.rules(TestRules.named(name), 2);
    SmallGame.Values truth =
        SmallGame.solve(rules, policy(first), policy(second), SolveProgress.NONE);
    Tally tally = play(plan(rules, first, second, 20_000, pieces), 2, 500);
    assertThat(tally.chances().n()).isEqualTo(20_000);
    assertCovers(figure(tally, "first-win", "table-rate"), truth.firstWin());
    assertCovers(figure(tally, "draw", "table-rate"), truth.draw());
    assertCovers(figure(tally, "second-win", "table-rate"), truth.secondWin());
    assertCovers(
        figure(tally, "first-player-advantage", "table-mean"),
        truth.firstWin() - truth.secondWin());
  }

  /** The difference of two estimates of the same games, against the errors of both. */
  @ParameterizedTest
  @CsvSource({
    "bell, random, random",
    "standard, random, random",
    "museum, random, random",
    "bell, greedy, random",
    "standard, racer, greedy",
  })
  void agreesWithOutcomesOnWholeGames(String name, String first, String second) throws Exception {
    int n = 20_000;
    Tally tally = play(plan(TestRules.named(name), first, second, n, 1), 2, 500);
    double wins = tally.ends(End.FIRST_WINS) / (double) n;
    double losses = tally.ends(End.SECOND_WINS) / (double) n;
    double plainError = Math.sqrt((wins + losses - Math.pow(wins - losses, 2)) / n);
    double byTables = figure(tally, "first-player-advantage", "table-mean").estimate().value();
    assertThat(byTables).isCloseTo(wins - losses, within(4 * plainError));
    double ratio = figure(tally, "first-player-advantage", "variance-ratio").estimate().value();
    assertThat(ratio).isGreaterThan(1);
    double draws = tally.ends(End.DRAW) / (double) n;
    assertThat(figure(tally, "draw", "table-rate").estimate().value())
        .isCloseTo(draws, within(4 * Math.sqrt(draws / n) + 1e-9));
  }

  @Test
  void isTheSameForAnyNumberOfThreads() throws Exception {
    RuleSet rules = TestRules.bell();
    List<java.math.BigInteger> one =
        play(plan(rules, "greedy", "random", 3_000, 1), 1, 3_000).chances().sums();
    for (int threads : List.of(2, 8)) {
      Tally many = play(plan(rules, "greedy", "random", 3_000, 1), threads, 70);
      assertThat(many.chances().sums()).isEqualTo(one);
    }
  }

  @Test
  void leavesEverythingElseAsItIs() throws Exception {
    RuleSet rules = TestRules.museum();
    Tally plain = play(plan(rules, "random", "random", 500, 0), 1, 100);
    Tally tables = play(plan(rules, "random", "random", 500, 1), 1, 100);
    assertThat(tables.distributions()).isEqualTo(plain.distributions());
    assertThat(tables.choices()).isEqualTo(plain.choices());
    for (End end : End.values()) {
      assertThat(tables.ends(end)).isEqualTo(plain.ends(end));
    }
    assertThat(plain.chances().n()).isZero();
    assertThat(TableMeasures.figures(plain, 0.95)).isEmpty();
  }

  /** A game that starts in the table has its exact value at once. */
  @Test
  void aGameThatStartsInTheTable() throws Exception {
    RuleSet rules = SmallGame.rules(TestRules.bell(), 1).startedBy(Starter.EVEN, "even");
    SmallGame.Values truth =
        SmallGame.solve(rules, policy("greedy"), policy("random"), SolveProgress.NONE);
    Tally tally = play(plan(rules, "greedy", "random", 50, 1), 1, 50);
    Figure win = figure(tally, "first-win", "table-rate");
    assertThat(win.estimate().value()).isCloseTo(truth.firstWin(), within(1e-9));
    assertThat(win.estimate().interval()).isNull();
    assertThat(win.estimate().method()).isEqualTo("none: all observations equal");
  }
}
