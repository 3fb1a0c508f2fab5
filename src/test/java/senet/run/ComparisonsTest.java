package senet.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import senet.config.BuiltInRules;
import senet.game.GameResult.End;
import senet.measure.Delta;
import senet.measure.Tally;
import senet.policy.Policies;
import senet.policy.PolicySpec;
import senet.rules.RuleSet;
import senet.rules.Side;
import senet.rules.Starter;
import senet.run.Comparison.Kind;
import senet.run.Comparison.Verdict;
import senet.run.ComparisonSettings.Between;
import senet.run.ComparisonSettings.Pairs;
import senet.run.Plan.StartPair;
import senet.stats.ChanceSums;
import senet.stats.Histogram;
import senet.stats.RatioSums;

/** What is compared with what, and what is said of it; on tallies made up for the purpose. */
class ComparisonsTest {
  private static final PolicySpec RANDOM = policy("random");
  private static final PolicySpec GREEDY = policy("greedy");
  private static final ComparisonSettings DRAWS = settings("", Pairs.BASELINE, "draw");

  private static PolicySpec policy(String name) {
    return PolicySpec.of(Policies.find(name).orElseThrow());
  }

  private static RuleSet rules(String name) {
    return BuiltInRules.find(name).orElseThrow();
  }

  private static ComparisonSettings settings(String baseline, Pairs pairs, String... measures) {
    return new ComparisonSettings(baseline, pairs, Between.RULES, List.of(measures), Map.of());
  }

  private static Scenario scenario(RuleSet rules, PolicySpec first, PolicySpec second) {
    return new Scenario(rules, first, second, 1);
  }

  /** So many wins of the first, draws and wins of the second; odd starts. */
  private static Tally tally(long first, long draws, long second) {
    Tally tally = new Tally(Map.of(), new RatioSums(), new ChanceSums());
    tally.addEnds(Side.ODD, End.FIRST_WINS, first);
    tally.addEnds(Side.ODD, End.DRAW, draws);
    tally.addEnds(Side.ODD, End.SECOND_WINS, second);
    tally.distributions().values().forEach(counted -> fill(counted, first, draws, second));
    return tally;
  }

  private static void fill(Histogram counted, long first, long draws, long second) {
    counted.add(10, first);
    counted.add(20, draws);
    counted.add(30, second);
  }

  private static Plan plan(List<Scenario> scenarios, List<StartPair> pairs) {
    return new Plan("s", "s", 1, 0.95, scenarios, pairs, List.of());
  }

  private static List<Comparison> compare(
      ComparisonSettings settings, List<Scenario> scenarios, Tally... tallies) {
    return Comparisons.of(
        new Results(
            plan(scenarios, List.of()).with(new Analysis(0.95).with(settings)), List.of(tallies)));
  }

  private static List<Scenario> randomUnder(String... names) {
    List<Scenario> scenarios = new ArrayList<>();
    for (String name : names) {
      scenarios.add(scenario(rules(name), RANDOM, RANDOM));
    }
    return scenarios;
  }

  private static List<String> pairs(List<Comparison> comparisons) {
    return comparisons.stream()
        .map(row -> row.contender().rules() + " - " + row.baseline().rules())
        .toList();
  }

  private static Tally even() {
    return tally(400, 200, 400);
  }

  @Test
  void theFirstRuleSetIsTheBaseline() {
    List<Scenario> three = randomUnder("bell", "standard", "museum");
    assertThat(pairs(compare(DRAWS, three, even(), even(), even())))
        .containsExactly("standard - bell", "museum - bell");
    assertThat(
            pairs(
                compare(settings("museum", Pairs.BASELINE, "draw"), three, even(), even(), even())))
        .containsExactly("bell - museum", "standard - museum");
  }

  @Test
  void allPairsAndTheBaselineIsTakenAwayWhereItIsOneOfThem() {
    assertThat(
            pairs(
                compare(
                    settings("museum", Pairs.ALL, "draw"),
                    randomUnder("bell", "standard", "museum"),
                    even(),
                    even(),
                    even())))
        .containsExactly("bell - museum", "standard - museum", "standard - bell");
  }

  @Test
  void oneRuleSetIsComparedWithNothing() {
    assertThat(compare(DRAWS, randomUnder("bell"), even())).isEmpty();
    List<Scenario> others =
        List.of(scenario(rules("bell"), RANDOM, RANDOM), scenario(rules("museum"), GREEDY, RANDOM));
    assertThat(compare(DRAWS, others, even(), even())).isEmpty();
  }

  @Test
  void matchupsAreComparedUnderTheSameRules() {
    List<Scenario> scenarios = new ArrayList<>();
    for (String name : List.of("bell", "museum")) {
      scenarios.add(scenario(rules(name), RANDOM, RANDOM));
      scenarios.add(scenario(rules(name), GREEDY, RANDOM));
    }
    ComparisonSettings matchups =
        new ComparisonSettings("bell", Pairs.BASELINE, Between.MATCHUPS, List.of("draw"), Map.of());
    List<Comparison> rows = compare(matchups, scenarios, even(), even(), even(), even());
    assertThat(pairs(rows)).containsExactly("bell - bell", "museum - museum");
    assertThat(rows).allMatch(row -> row.contender().first().equals("greedy"));
    assertThat(rows).allMatch(row -> row.baseline().first().equals("random"));
  }

  @Test
  void theOtherStartIsComparedWithTheOtherStart() {
    List<Scenario> scenarios = new ArrayList<>();
    List<StartPair> pairs = new ArrayList<>();
    for (String name : List.of("bell", "museum")) {
      pairs.add(new StartPair(name, scenarios.size(), scenarios.size() + 1));
      scenarios.add(scenario(rules(name), RANDOM, RANDOM));
      RuleSet other = rules(name).startedBy(Starter.EVEN, name + "/even-starts");
      scenarios.add(scenario(other, RANDOM, RANDOM));
    }
    Tally evenStarts = new Tally();
    evenStarts.addEnds(Side.EVEN, End.FIRST_WINS, 300);
    evenStarts.addEnds(Side.EVEN, End.SECOND_WINS, 700);
    Tally otherEvenStarts = new Tally();
    otherEvenStarts.addEnds(Side.EVEN, End.FIRST_WINS, 500);
    otherEvenStarts.addEnds(Side.EVEN, End.SECOND_WINS, 500);
    Plan plan =
        plan(scenarios, pairs)
            .with(
                new Analysis(0.95)
                    .with(settings("", Pairs.BASELINE, "draw", "odd-side-advantage")));
    List<Comparison> rows =
        Comparisons.of(
            new Results(plan, List.of(even(), evenStarts, tally(700, 0, 300), otherEvenStarts)));
    assertThat(pairs(rows))
        .containsExactly("museum - bell", "museum/even-starts - bell/even-starts", "museum - bell");
    Comparison both = rows.get(2);
    // By hand: bell has A = 0 and +0.4, museum 0.4 and 0; half their sums are 0.2 both.
    assertThat(both.measure()).isEqualTo("odd-side-advantage");
    assertThat(both.estimate()).isCloseTo(0.2, within(1e-15));
    assertThat(both.difference().value()).isCloseTo(0, within(1e-15));
    assertThat(both.contender().games()).isEqualTo(2000);
  }

  @Test
  void measuresComeInTheOrderOfTheStudyAndCountsWithTheirDistributions() {
    List<Comparison> rows =
        compare(
            settings("", Pairs.BASELINE, "throws", "draw"),
            randomUnder("bell", "museum"),
            even(),
            tally(500, 100, 400));
    assertThat(rows)
        .extracting(Comparison::measure)
        .containsExactly("throws", "throws", "throws", "draw");
    assertThat(rows)
        .extracting(Comparison::kind)
        .containsExactly(Kind.NUMBER, Kind.CHI_SQUARE, Kind.DISTANCE, Kind.NUMBER);
    assertThat(rows)
        .extracting(Comparison::statistic)
        .containsExactly("mean", "chi-square", "wasserstein", "rate");
    // 2 % of the baseline's mean of 20 throws
    assertThat(rows.get(0).delta()).isCloseTo(0.4, within(1e-15));
    assertThat(rows.get(1).difference().value())
        .isCloseTo(10_000 / 900.0 + 100 / 3.0, within(1e-9));
    // a tenth of the games is shorter by 10 throws, none longer
    assertThat(rows.get(2).difference().value()).isCloseTo(1, within(1e-12));
    assertThat(rows.get(2).tests().p()).isNaN();
    assertThat(rows.get(2).verdict()).isEqualTo(Verdict.UNTESTED);
  }

  private static Comparison draws(double delta, Tally one, Tally baseline) {
    ComparisonSettings settings =
        new ComparisonSettings(
            "",
            Pairs.BASELINE,
            Between.RULES,
            List.of("draw"),
            Map.of("draw", new Delta(delta, Delta.Kind.SHARE_OF_GAMES)));
    return compare(settings, randomUnder("bell", "museum"), baseline, one).get(0);
  }

  @Test
  void fourVerdicts() {
    Tally baseline = tally(4000, 2000, 4000);
    Comparison different = draws(0.01, tally(3500, 3000, 3500), baseline);
    assertThat(different.verdict()).isEqualTo(Verdict.DIFFERENT);
    assertThat(different.moreGames()).isEmpty();
    assertThat(draws(0.15, tally(3500, 3000, 3500), baseline).verdict()).isEqualTo(Verdict.SLIGHT);
    assertThat(draws(0.02, tally(4000, 2010, 3990), baseline).verdict())
        .isEqualTo(Verdict.EQUIVALENT);
    Comparison undecided = draws(0.01, tally(4000, 2050, 3950), baseline);
    assertThat(undecided.verdict()).isEqualTo(Verdict.UNDECIDED);
    // By hand: d 0.005, e 0.005682; to tell (1.96 e/d)² = 4.96, to equate (1.645 e/(0.01 − d))² =
    // 3.49,
    // so that 2.49 times 10,000 more do; rounded up to two digits.
    assertThat(undecided.moreGames()).hasValue(25_000);
  }

  @Test
  void claimsAreAdjustedForAllTestsOfTheStudy() {
    // Alone 2.2 points more draws of 10,000 games have p = 0.0002 or so; among many others not.
    Tally baseline = tally(4000, 2000, 4000);
    Tally near = tally(3925, 2150, 3925);
    assertThat(draws(0.01, near, baseline).verdict()).isEqualTo(Verdict.DIFFERENT);
    List<Scenario> many = new ArrayList<>(randomUnder("bell"));
    List<Tally> tallies = new ArrayList<>(List.of(baseline));
    for (int i = 0; i < 40; i++) {
      RuleSet other = rules("museum").startedBy(Starter.ODD, "m" + i);
      many.add(scenario(other, RANDOM, RANDOM));
      tallies.add(i == 0 ? near : tally(4000, 2000, 4000));
    }
    Comparison row = compare(DRAWS, many, tallies.toArray(Tally[]::new)).get(0);
    assertThat(row.tests().p()).isLessThan(0.01);
    assertThat(row.tests().holm()).isCloseTo(40 * row.tests().p(), within(1e-12));
    assertThat(row.verdict()).isEqualTo(Verdict.UNDECIDED);
  }

  /** In one of twenty studies of three rule sets that are the same, some claim is made; no more. */
  @Test
  void falseClaimsOfAStudy() {
    java.util.SplittableRandom random = new java.util.SplittableRandom(5);
    int repetitions = Math.max(2000, Integer.getInteger("coverage.repetitions", 0)) / 4;
    int wrong = 0;
    List<Scenario> scenarios = randomUnder("bell", "standard", "museum");
    ComparisonSettings settings = settings("", Pairs.ALL, "draw", "first-player-advantage");
    for (int i = 0; i < repetitions; i++) {
      Tally[] tallies = {drawn(random), drawn(random), drawn(random)};
      boolean claim =
          compare(settings, scenarios, tallies).stream()
              .anyMatch(
                  row -> row.verdict() == Verdict.DIFFERENT || row.verdict() == Verdict.SLIGHT);
      wrong += claim ? 1 : 0;
    }
    assertThat((double) wrong / repetitions).isBetween(0.015, 0.075);
  }

  private static Tally drawn(java.util.SplittableRandom random) {
    long[] ends = new long[3];
    for (int i = 0; i < 400; i++) {
      double u = random.nextDouble();
      ends[u < 0.4 ? 0 : u < 0.6 ? 1 : 2]++;
    }
    return tally(ends[0], ends[1], ends[2]);
  }
}
