package senet.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import senet.measure.PairTally;
import senet.measure.Tally;
import senet.policy.Policies;
import senet.policy.PolicySpec;
import senet.run.Contest;
import senet.run.Plan;
import senet.run.Results;
import senet.stats.Gsprt;
import senet.stats.PairCounts;
import senet.stats.PairCounts.End;

/** The sentences on tournaments and matches, from counts whose answer is known. */
class VerdictsTest {

  private static PolicySpec named(String name) {
    return PolicySpec.of(Policies.find("greedy").orElseThrow(), Map.of(), name);
  }

  /** Pairs in which both games were won, one was, and none was. */
  private static PairTally pairs(long both, long one, long none) {
    long[] ends = new long[PairCounts.WAYS];
    ends[PairCounts.place(End.WIN, End.WIN)] = both;
    ends[PairCounts.place(End.WIN, End.LOSS)] = one / 2;
    ends[PairCounts.place(End.LOSS, End.WIN)] = one - one / 2;
    ends[PairCounts.place(End.LOSS, End.LOSS)] = none;
    return new PairTally(ends, new Tally(), new Tally());
  }

  private static String verdict(List<Contest> contests, List<PairTally> tallies) {
    Plan plan = new Plan("s", "s", 1, 0.95, List.of(), List.of(), List.of()).withContests(contests);
    return String.join("\n", Verdicts.of(new Results(plan, List.of(), tallies)));
  }

  private static String tournament(List<String> names, PairTally... tallies) {
    List<Contest> contests = new ArrayList<>();
    for (int i = 0; i < names.size(); i++) {
      for (int j = i + 1; j < names.size(); j++) {
        contests.add(
            new Contest(
                Studies.swaps("swaps"),
                named(names.get(i)),
                named(names.get(j)),
                1000,
                Optional.empty()));
      }
    }
    return verdict(contests, List.of(tallies));
  }

  @Test
  void rockPaperAndScissorsAreNamedAsACircle() {
    assertThat(
            tournament(
                List.of("rock", "paper", "scissors"),
                pairs(200, 500, 300),
                pairs(300, 500, 200),
                pairs(200, 500, 300)))
        .startsWith("swaps: rock and paper cannot be told apart at the top, 0 (")
        .contains("Ratings do not tell all (deviance ", " on 1 degree of freedom, p < 0.001)")
        .endsWith(
            "Strength goes round in a circle: rock beats scissors (55.0%), scissors beats paper"
                + " (55.0%), paper beats rock (55.0%).");
  }

  /** Odds of 3 to 1 between neighbours in rank: 191 points of Elo, the same for each two. */
  @Test
  void whoIsBestIsToldWithTheLead() {
    assertThat(tournament(List.of("good", "bad"), pairs(600, 300, 100)))
        .startsWith("swaps: good is rated highest, +191 (+")
        .contains("points of Elo above bad; in all: good (+95), bad (−95).")
        .contains("Moving first is worth 0 (−")
        .doesNotContain("Ratings", "circle");
  }

  @Test
  void whoNeverLosesIsRatedOpenly() {
    assertThat(tournament(List.of("good", "bad"), pairs(1000, 0, 0)))
        .contains("Games so one-sided have no finite ratings: half a win and half a loss");
  }

  @Test
  void ratingsThatFitAreSaidToBeEnough() {
    assertThat(
            tournament(
                List.of("a", "b", "c"),
                pairs(250, 500, 250),
                pairs(255, 500, 245),
                pairs(250, 500, 250)))
        .contains("Ratings are enough to tell who beats whom (deviance ")
        .doesNotContain("circle");
  }

  @ParameterizedTest
  @CsvSource(
      delimiterString = " ; ",
      value = {
        "0.5 ; 0.52 ; 300 ; 200 ; a is stronger than b: score 55.0% ; H1 (score 52%) accepted.",
        "0.5 ; 0.52 ; 200 ; 300 ; a has no edge of 52% over b: score 45.0% ; H0 (score 50%) accepted.",
        "0.48 ; 0.5 ; 200 ; 300 ; a is weaker than b: score 45.0% ; H0 (score 48%) accepted.",
        "0.48 ; 0.5 ; 300 ; 200 ; a scores more than 48% against b: ; H1 (score 50%) accepted.",
        "0.5 ; 0.52 ; 255 ; 245 ; undecided whether a scores 50% or 52% against b: score 50.5% ; allowed.",
      })
  void matchesAreToldInWords(double h0, double h1, long both, long none, String start, String end) {
    Contest match =
        new Contest(
            Studies.swaps("swaps"),
            named("a"),
            named("b"),
            100_000,
            Optional.of(new Gsprt(h0, h1, 0.05, 0.05)));
    assertThat(verdict(List.of(match), List.of(pairs(both, 500, none))))
        .startsWith("swaps: " + start)
        .contains(" after 1\u202f000 pairs")
        .endsWith(end);
  }
}
