package senet.run;

import java.util.ArrayList;
import java.util.List;
import senet.stats.Estimate;
import senet.stats.Gsprt;
import senet.stats.Gsprt.Decision;
import senet.stats.PairCounts;
import senet.stats.PairScores;

/**
 * What a match came to.
 *
 * @param contest who played under which rules
 * @param test its test
 * @param counts how its pairs of games ended
 * @param decision what the test says of them
 * @param score the mean score of the policy named first, with an interval that holds although the
 *     match stopped when it was decided
 */
public record MatchResult(
    Contest contest, Gsprt test, PairCounts counts, Decision decision, Estimate score) {

  /** The matches of a study, in the order in which they were played. */
  public static List<MatchResult> of(Results results) {
    List<MatchResult> matches = new ArrayList<>();
    for (int i = 0; i < results.contests().size(); i++) {
      Contest contest = results.plan().contests().get(i);
      PairCounts counts = results.contests().get(i).counts();
      contest
          .test()
          .ifPresent(
              test ->
                  matches.add(
                      new MatchResult(
                          contest,
                          test,
                          counts,
                          test.decide(counts.scores()),
                          PairScores.anytime(counts.scores(), results.plan().confidence()))));
    }
    return matches;
  }
}
