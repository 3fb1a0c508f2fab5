package senet.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import senet.game.GameResult.End;
import senet.measure.Count;
import senet.measure.Tally;
import senet.rules.RuleSet;
import senet.rules.Side;
import senet.rules.Starter;
import senet.run.Plan;
import senet.run.Plan.StartPair;
import senet.run.Results;
import senet.run.Scenario;

/** What is said of skill, from counts whose answer is known. */
class LadderSectionTest {
  private static final RuleSet RULES = Studies.captures("captures");
  private static final RuleSet OTHER = RULES.startedBy(Starter.EVEN, "captures/even-starts");

  /** A thousand games by how they ended, the rest having been lost by who moved first. */
  private static Tally games(Side starter, long won, long drawn) {
    Tally tally = new Tally();
    tally.addEnds(starter, End.FIRST_WINS, won);
    tally.addEnds(starter, End.DRAW, drawn);
    tally.addEnds(starter, End.SECOND_WINS, 1000 - won - drawn);
    for (int i = 0; i < 1000; i++) {
      for (Count count : Count.values()) {
        tally.of(count).add(50 + i % 7);
      }
      tally.choices().add(100, 50);
    }
    return tally;
  }

  private static Findings findings(List<StartPair> pairs, List<Tally> tallies) {
    List<Scenario> scenarios =
        pairs.isEmpty()
            ? List.of(Studies.random(RULES), equals(RULES))
            : List.of(Studies.random(RULES), Studies.random(OTHER), equals(RULES), equals(OTHER));
    Plan plan = new Plan("s", "s", 1, 0.95, scenarios, pairs, List.of("ladder"));
    return new Findings(new Results(plan, tallies));
  }

  private static Scenario equals(RuleSet rules) {
    return Studies.scenario(rules, Studies.GREEDY, Studies.GREEDY);
  }

  private static Findings asRuled(long wonAtRandom, long wonByGreedy) {
    return findings(
        List.of(), List.of(games(Side.ODD, wonAtRandom, 0), games(Side.ODD, wonByGreedy, 0)));
  }

  private static String section(Findings findings) {
    Html page = new Html();
    LadderSection.inShort(findings).forEach(part -> part.sentences().forEach(page::item));
    LadderSection.write(findings, page);
    return page.toString();
  }

  /**
   * An advantage of 20 points in 1,000 games has an interval of ±1.96·√((1 − 0.04)/1000) = ±6.1
   * points, one of 6 points of ±6.2; their difference one of ±8.7.
   */
  @ParameterizedTest
  @CsvSource({
    "600, 400, reversed",
    "400, 600, reversed",
    "600, 470, no longer shown",
    "470, 600, shown only then",
    "470, 530, not shown",
    "540, 520, 'no longer shown, no change shown'",
    "480, 460, 'shown only then, no change shown'",
    "600, 700, 'still there, larger'",
    "700, 600, 'still there, smaller'",
    "400, 300, 'still there, larger'",
    "300, 400, 'still there, smaller'",
    "600, 640, 'still there, no change shown'",
    "600, 650, 'still there, larger'"
  })
  void advantagesAreComparedByTheirIntervals(long random, long greedy, String verdict) {
    String text = section(asRuled(random, greedy));
    assertThat(text).contains(" with greedy on both sides: " + verdict + ".");
    assertThat(text.contains("No advantage is shown to reverse"))
        .isEqualTo(!verdict.equals("reversed"));
  }

  @Test
  void numbersStandBesideWhatIsSaid() {
    assertThat(section(asRuled(600, 400)))
        .contains(
            "<li><strong>captures</strong>, from random to greedy on both sides: Advantage of who moves"
                + " first: +20.0 (+13.9 to +26.1) with random on both"
                + " sides, −20.0 (−26.1 to −13.9) with greedy on both sides: reversed. Otherwise: throws in a"
                + " game: no change shown.</li>")
        .contains("captures: in the order of the study")
        .doesNotContain("Draws", "odd squares");
  }

  @Test
  void drawsAreToldWhereThereAreAny() {
    Findings findings =
        findings(List.of(), List.of(games(Side.ODD, 400, 200), games(Side.ODD, 450, 100)));
    assertThat(section(findings))
        .contains("Draws: 20.0% (")
        .contains(", 10.0% (")
        .contains(" with greedy on both sides: fewer.");
    Findings same =
        findings(List.of(), List.of(games(Side.ODD, 400, 200), games(Side.ODD, 400, 210)));
    assertThat(section(same)).contains("Draws: 20.0% (").contains(": no change shown.");
  }

  /**
   * First wins 70% and 40%: moving first is worth 10 points, the odd squares 30; then −10 and 30.
   */
  @Test
  void bothAdvantagesAreToldWhereBothSidesStart() {
    Findings findings =
        findings(
            List.of(new StartPair("captures", 0, 1), new StartPair("captures", 2, 3)),
            List.of(
                games(Side.ODD, 700, 0),
                games(Side.EVEN, 400, 0),
                games(Side.ODD, 600, 0),
                games(Side.EVEN, 300, 0)));
    assertThat(section(findings))
        .contains("Advantage of moving first, both starts together: +10.0 (")
        .contains(", −10.0 (")
        .contains("Advantage of the odd squares, both starts together: +30.0 (")
        .contains(" with greedy on both sides: still there, no change shown.")
        .contains("<td>1\u202f000 + 1\u202f000</td>")
        .contains("on both sides: Advantage of moving first, both starts together: +10.0 (")
        .contains(
            "advantage of the odd squares, both starts together: still there, no change shown; ");
    assertThat(svg(findings, 0))
        .contains("having the odd squares, both starts together", "+30.0 (", "−10.0 (");
  }

  @Test
  void aStudyThatDoesNotAskForItHasNoLadder() {
    Findings findings = new Findings(Studies.matchups());
    assertThat(findings.ladders()).isEmpty();
    assertThat(section(findings)).isEmpty();
    assertThat(new LadderChart().draw(findings)).isEmpty();
  }

  @Test
  void chartsShowTheRungsInOrder() {
    Findings findings =
        findings(List.of(), List.of(games(Side.ODD, 400, 200), games(Side.ODD, 450, 100)));
    assertThat(new LadderChart().draw(findings))
        .extracting(Drawing::name)
        .containsExactly("ladder-advantage", "ladder-draws", "ladder-length");
    assertThat(svg(findings, 1)).containsSubsequence("random", "greedy").contains("20.0% (");
  }

  private static String svg(Findings findings, int chart) {
    return new String(
        Images.svg(new LadderChart().draw(findings).get(chart)), StandardCharsets.UTF_8);
  }
}
