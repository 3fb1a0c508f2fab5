package senet.config;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import senet.policy.endgame.Exactness;
import senet.rules.RuleSet;

/** Reads up to how many pieces a side exact endgame tables are used. */
final class EndgameReader {
  private static final int MOST_PIECES = 3;

  private EndgameReader() {}

  /** The pieces; 0 for none, or after telling what is wrong. */
  static int read(Value value, List<RuleSet> rules, List<Matchup> matchups) {
    if (value.isNone()) {
      return 0;
    }
    Optional<Value> pieces = Optional.of(value);
    if (value.isMapping()) {
      pieces =
          value
              .fields()
              .flatMap(
                  fields -> {
                    Optional<Value> given = fields.require("pieces", "2");
                    fields.rejectUnknown();
                    return given;
                  });
    }
    Optional<Long> read = pieces.flatMap(v -> v.integer(1, MOST_PIECES));
    if (read.isEmpty()) {
      return 0;
    }
    obstacles(rules, matchups).forEach(value::fault);
    return read.get().intValue();
  }

  private static Set<String> obstacles(List<RuleSet> rules, List<Matchup> matchups) {
    Set<String> obstacles = new LinkedHashSet<>();
    for (RuleSet set : rules) {
      for (String obstacle : Exactness.obstacles(set)) {
        obstacles.add(
            "there are no exact tables for \""
                + set.name()
                + "\": "
                + obstacle
                + "; leave it out of this study, or write endgame: none");
      }
    }
    for (Matchup matchup : matchups) {
      for (String obstacle : Exactness.obstacles(matchup.first(), matchup.second())) {
        obstacles.add(
            "there are no exact tables for "
                + matchup.first().label()
                + " against "
                + matchup.second().label()
                + ": "
                + obstacle
                + "; leave it out of this study, or write endgame: none");
      }
    }
    return obstacles;
  }
}
