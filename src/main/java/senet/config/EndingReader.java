package senet.config;

import java.util.OptionalInt;
import senet.rules.Ending;

/** Reads how the game is won, and when it is given up. */
final class EndingReader {
  private static final int MOST_POINTS = 1000;
  private static final int MOST_THROWS = 1_000_000;

  private EndingReader() {}

  static void read(Fields fields, RulesDraft draft, boolean whole) {
    fields
        .get("end", whole, "all-off")
        .flatMap(v -> v.word(Ending.Goal.class))
        .ifPresent(goal -> draft.goal = goal);
    fields
        .get("points")
        .flatMap(v -> v.integer(1, MOST_POINTS))
        .ifPresent(points -> draft.points = points.intValue());
    fields
        .get("equalPoints")
        .flatMap(v -> v.word(Ending.EqualPoints.class))
        .ifPresent(rule -> draft.equalPoints = rule);
    fields
        .get("maxThrows")
        .flatMap(v -> v.integer(1, MOST_THROWS))
        .ifPresent(most -> draft.maxThrows = OptionalInt.of(most.intValue()));
  }
}
