package senet.config;

import java.util.ArrayList;
import java.util.List;
import senet.config.Contests.Tournament;
import senet.config.PolicyList.Listed;
import senet.policy.PolicySpec;

/** Reads which policies each play against themselves: those of a list, or the tournament's. */
final class LadderReader {
  private static final String OF_TOURNAMENT = "tournament";

  private final PolicyList policyList;
  private final boolean hasTournament;
  private final Contests contests;

  /** A reader for a study of these keys and contests; a tournament may stand in it and be wrong. */
  LadderReader(PolicyList policyList, Fields study, Contests contests) {
    this.policyList = policyList;
    this.hasTournament = study.has(OF_TOURNAMENT);
    this.contests = contests;
  }

  /** The matchups with those that the ladder adds to them. */
  List<Matchup> with(Value ladder, List<Matchup> matchups) {
    List<Matchup> all = new ArrayList<>(matchups);
    for (PolicySpec policy : policies(ladder)) {
      Matchup equals = new Matchup(policy, policy);
      if (all.stream().noneMatch(equals::hasLabelsOf)) {
        all.add(equals);
      }
    }
    return all;
  }

  private List<PolicySpec> policies(Value ladder) {
    if (!ladder.isScalar()) {
      return policyList.read(ladder).orElse(List.of()).stream().map(Listed::policy).toList();
    }
    if (ladder.word(List.of(OF_TOURNAMENT)).isPresent() && !hasTournament) {
      ladder.fault(
          "means the policies of a tournament, and this study has none; list the policies, as in"
              + " [random, greedy]");
    }
    return contests.tournament().map(Tournament::policies).orElse(List.of());
  }
}
