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
    return Map.ofEntries(
        Map.entry("bell, 26 a gate", "{extends: bell, gates: [26]}"),
        Map.entry("bell, 27-30 locked", "{extends: bell, locked: 27-30}"),
        Map.entry("bell, played out", "{extends: bell, end: most-off-played-out}"),
        Map.entry("bell, even starts", "{extends: bell, start: even}"),
        Map.entry("bell, roll-off", "{extends: bell, start: roll-off}"),
        Map.entry("standard, always again", "{extends: standard, extraThrows: {when: always}}"),
        Map.entry(
            "standard, neighbours in a row", "{extends: standard, protection: {neighbours: row}}"),
        Map.entry(
            "standard, water to the nearest after",
            "{extends: standard, sendsBack: {28: {to: 15, ifTaken: nearest-after}}}"),
        Map.entry(
            "standard, water illegal if taken",
            "{extends: standard, sendsBack: {28: {to: 15, ifTaken: illegal}}}"),
        Map.entry("standard, 29 locked", "{extends: standard, locked: [29]}"),
        Map.entry("museum, five sticks", "{extends: museum, throws: {sticks: 5, none: 5}}"),
        Map.entry("museum, die", "{extends: museum, throws: {die: [1, 2, 3, 4, 5]}}"),
        Map.entry(
            "museum, larger throws bear off",
            "{extends: museum, bearOff: {28: past-end, 29: past-end}}"),
        Map.entry("museum, barrier lets off", "{extends: museum, barrier: {bearingOff: free}}"),
        Map.entry("museum, roll-off", "{extends: museum, start: roll-off}"))
        .entrySet()
        .stream();
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
    String yaml = variation.getValue().replaceFirst("\\{", "{name: knob, ");
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
