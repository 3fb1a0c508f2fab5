package senet.referee;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import senet.game.Engine;
import senet.rules.Problem;
import senet.rules.RuleSet;

/** Rules made at random that cannot be played are refused, each by the keys that clash. */
class IllegalRulesTest {

  private static final int SETS = 2_000;

  /** The keys of a rules file that a refusal may name. */
  private static final Set<String> KEYS =
      Set.of(
          "setup",
          "enter",
          "start",
          "openingMove",
          "throws",
          "extraThrows",
          "landing",
          "protection",
          "barrier",
          "sendsBack",
          "gates",
          "trap",
          "locked",
          "bearOff",
          "capturing",
          "neverBackward",
          "end",
          "points",
          "equalPoints",
          "maxThrows");

  @Test
  void areRefusedByTheKeysThatClash() {
    Map<String, Integer> named = new TreeMap<>();
    for (int seed = 0; seed < SETS; seed++) {
      RuleSet rules = RandomRules.illegal(seed);
      assertThatThrownBy(() -> Engine.compile(rules))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining("cannot be played");
      for (Problem problem : rules.problems()) {
        String key = problem.key().replaceFirst("\\..*", "");
        assertThat(KEYS).as(problem.toString()).contains(key);
        assertThat(problem.message()).as(problem.key()).hasSizeGreaterThan(20);
        named.merge(key, 1, Integer::sum);
      }
    }
    assertThat(named.keySet())
        .as("what the generator draws: %s", named)
        .contains("setup", "enter", "openingMove", "throws", "extraThrows", "protection", "barrier")
        .contains("sendsBack", "gates", "bearOff", "capturing", "maxThrows");
  }
}
