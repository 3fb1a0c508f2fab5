package senet.config;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import senet.policy.PolicySpec;
import senet.rules.RuleSet;
import senet.run.Contest;
import senet.stats.Gsprt;

/**
 * What a study plays in pairs of games.
 *
 * @param tournament policies that all meet, if there are any
 * @param matches pairs of policies that meet until a test is decided
 */
record Contests(Optional<Tournament> tournament, List<Match> matches) {

  static final Contests NONE = new Contests(Optional.empty(), List.of());

  /** Policies that all meet each other, each two in so many pairs of games. */
  record Tournament(List<PolicySpec> policies, long pairs) {
    Tournament {
      policies = List.copyOf(policies);
    }
  }

  /** Two policies that meet until a test of the first one's score is decided. */
  record Match(PolicySpec first, PolicySpec second, Gsprt test, long maxPairs) {}

  Contests {
    matches = List.copyOf(matches);
  }

  boolean isEmpty() {
    return tournament.isEmpty() && matches.isEmpty();
  }

  /** What is played under one rule set: the tournament, each two once, then the matches. */
  List<Contest> under(RuleSet rules) {
    List<Contest> contests = new ArrayList<>();
    tournament.ifPresent(
        t -> {
          for (int i = 0; i < t.policies().size(); i++) {
            for (int j = i + 1; j < t.policies().size(); j++) {
              PolicySpec one = t.policies().get(i);
              PolicySpec other = t.policies().get(j);
              contests.add(new Contest(rules, one, other, t.pairs(), Optional.empty()));
            }
          }
        });
    for (Match match : matches) {
      contests.add(
          new Contest(
              rules, match.first(), match.second(), match.maxPairs(), Optional.of(match.test())));
    }
    return contests;
  }

  /** The same with other numbers of pairs, for matches the greatest. */
  Contests withPairs(long pairs) {
    return new Contests(
        tournament.map(t -> new Tournament(t.policies(), pairs)),
        matches.stream().map(m -> new Match(m.first(), m.second(), m.test(), pairs)).toList());
  }

  /** The keys of a study file that say all this. */
  Map<String, Object> keys() {
    Map<String, Object> keys = new LinkedHashMap<>();
    tournament.ifPresent(
        t -> {
          Map<String, Object> entry = new LinkedHashMap<>();
          entry.put("policies", t.policies().stream().map(PolicyJson::write).toList());
          entry.put("pairs", t.pairs());
          keys.put("tournament", entry);
        });
    if (!matches.isEmpty()) {
      keys.put("match", matches.stream().map(Contests::keys).toList());
    }
    return keys;
  }

  private static Map<String, Object> keys(Match match) {
    Map<String, Object> entry = new LinkedHashMap<>();
    entry.put("first", PolicyJson.write(match.first()));
    entry.put("second", PolicyJson.write(match.second()));
    entry.put("h0", match.test().h0());
    entry.put("h1", match.test().h1());
    entry.put("alpha", match.test().alpha());
    entry.put("beta", match.test().beta());
    entry.put("maxPairs", match.maxPairs());
    return entry;
  }
}
