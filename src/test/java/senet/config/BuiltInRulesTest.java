package senet.config;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import senet.referee.TestRules;
import senet.rules.Row;
import senet.rules.RuleSet;

/** The built-in YAML files, and each house variation a few keys away, say what the prose says. */
class BuiltInRulesTest {

  static Stream<Map.Entry<String, String>> variations() {
    return HouseRules.YAML.entrySet().stream();
  }

  @Test
  void builtInRulesSayWhatTheProseSays() {
    for (RuleSet literal : TestRules.core()) {
      assertPlayedAlike(BuiltInRules.find(literal.name()).orElseThrow(), literal);
    }
  }

  @ParameterizedTest
  @MethodSource("variations")
  void everyKnobIsAValue(Map.Entry<String, String> variation) throws ConfigException {
    String yaml = HouseRules.file(variation.getKey());
    assertPlayedAlike(RulesText.read(yaml), TestRules.named(variation.getKey()));
  }

  private static void assertPlayedAlike(RuleSet read, RuleSet literal) {
    for (Row row : Row.values()) {
      if (row == Row.LAST_SQUARES) {
        assertThat(bearingOff(read)).isEqualTo(bearingOff(literal));
        assertThat(read.lastSquares().sendsBack()).isEqualTo(literal.lastSquares().sendsBack());
        assertThat(read.lastSquares().gates()).isEqualTo(literal.lastSquares().gates());
        assertThat(read.lastSquares().locked()).isEqualTo(literal.lastSquares().locked());
      } else {
        assertThat(row.of(read)).as(literal.name() + " " + row).isEqualTo(row.of(literal));
      }
    }
  }

  /** Which throws bear off from each square, however the rule is written. */
  private static Map<Integer, SortedSet<Integer>> bearingOff(RuleSet rules) {
    Map<Integer, SortedSet<Integer>> values = new TreeMap<>();
    rules
        .lastSquares()
        .bearOff()
        .forEach(
            (square, rule) ->
                values.put(square, rule.valuesFrom(square, rules.dice().chances().keySet())));
    return values;
  }
}
