package senet.policy.endgame;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import senet.policy.PolicyKind.Choice;
import senet.policy.PolicySpec;
import senet.rules.ExtraThrows;
import senet.rules.RuleSet;

/** Whether the values of positions can be reckoned exactly, and if not, why. */
public final class Exactness {

  private Exactness() {}

  /** Why positions under a rule set have no exact values, in clauses; empty if they have. */
  public static List<String> obstacles(RuleSet rules) {
    List<String> obstacles = new ArrayList<>();
    if (rules.usesHands()) {
      obstacles.add("pieces in hand are not supported");
    }
    if (rules.ending().cap().isPresent()) {
      obstacles.add(
          "games are stopped after "
              + rules.ending().cap().getAsInt()
              + " throws (maxThrows), and a position does not tell how many were made");
    }
    if (rules.extraThrows().exist() && rules.extraThrows().cap() != ExtraThrows.NO_CAP) {
      obstacles.add(
          "extra throws have a cap (extraThrows), and a position does not tell how many were made");
    }
    return obstacles;
  }

  /** Why positions played by two policies have no exact values; empty if they have. */
  public static List<String> obstacles(PolicySpec first, PolicySpec second) {
    Set<String> obstacles = new LinkedHashSet<>();
    for (PolicySpec policy : List.of(first, second)) {
      if (policy.kind().choice() == Choice.OTHER) {
        obstacles.add("policy " + policy.label() + " depends on more than the position");
      }
    }
    return List.copyOf(obstacles);
  }
}
