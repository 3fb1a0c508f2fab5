package senet.run;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import senet.policy.PolicySpec;
import senet.stats.BradleyTerry;
import senet.stats.Cycles;
import senet.stats.PairCounts;
import senet.stats.PairCounts.End;

/**
 * What a tournament came to under one rule set.
 *
 * @param rules the name of the rule set
 * @param policies who played, in the order of the study
 * @param meetings how the pairs of games of each two of them ended, numbered in that order
 * @param ratings their ratings
 * @param cycles circles in which each beats the next, by numbers
 */
public record Standings(
    String rules,
    List<PolicySpec> policies,
    List<PairCounts> meetings,
    BradleyTerry ratings,
    List<List<Integer>> cycles) {

  public Standings {
    policies = List.copyOf(policies);
    meetings = List.copyOf(meetings);
    cycles = List.copyOf(cycles);
  }

  /** The standings under each rule set; none without a tournament. */
  public static List<Standings> of(Results results) {
    Map<String, List<Integer>> places = new LinkedHashMap<>();
    List<Contest> contests = results.plan().contests();
    for (int i = 0; i < contests.size(); i++) {
      if (!contests.get(i).isMatch()) {
        String rules = contests.get(i).rules().name();
        places.computeIfAbsent(rules, r -> new ArrayList<>()).add(i);
      }
    }
    return places.entrySet().stream().map(e -> of(e.getKey(), e.getValue(), results)).toList();
  }

  private static Standings of(String rules, List<Integer> places, Results results) {
    List<PolicySpec> policies = new ArrayList<>();
    List<PairCounts> meetings = new ArrayList<>();
    for (int place : places) {
      Contest contest = results.plan().contests().get(place);
      int one = number(policies, contest.one());
      int other = number(policies, contest.other());
      meetings.add(results.contests().get(place).counts(one, other));
    }
    double confidence = results.plan().confidence();
    return new Standings(
        rules,
        policies,
        meetings,
        BradleyTerry.of(policies.size(), meetings, confidence),
        Cycles.of(policies.size(), meetings, confidence));
  }

  private static int number(List<PolicySpec> policies, PolicySpec policy) {
    if (!policies.contains(policy)) {
      policies.add(policy);
    }
    return policies.indexOf(policy);
  }

  /** The name of a policy. */
  public String name(int policy) {
    return policies.get(policy).label();
  }

  /** The pairs of two policies, seen by the first of them. */
  public PairCounts meeting(int policy, int opponent) {
    for (PairCounts counts : meetings) {
      if (counts.one() == policy && counts.other() == opponent) {
        return counts;
      }
      if (counts.one() == opponent && counts.other() == policy) {
        return counts.seenByOther();
      }
    }
    throw new IllegalArgumentException(policy + " and " + opponent + " did not meet");
  }

  /** The mean score of a policy over all its finished games, of 0 to 1. */
  public double score(int policy) {
    long points = 0;
    long games = 0;
    for (int opponent = 0; opponent < policies.size(); opponent++) {
      if (opponent != policy) {
        PairCounts counts = meeting(policy, opponent);
        points += 2 * counts.games(End.WIN) + counts.games(End.DRAW);
        games += counts.games(End.WIN) + counts.games(End.DRAW) + counts.games(End.LOSS);
      }
    }
    return points / 2.0 / games;
  }
}
