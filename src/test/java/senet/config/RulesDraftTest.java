package senet.config;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import senet.rules.RuleSet;

/** A variation changes the keys that it gives, and no others. */
class RulesDraftTest {
  private static final String BASE =
      """
      name: base
      pieces: 4
      inHand: {odd: 1, even: 2}
      enter: {1: 1, 3: 2}
      start: even
      openingMove: {from: 8, throw: 1}
      throws: {sticks: 4, none: 6}
      extraThrows: {values: [1, 6], squares: [15, 26], when: after-a-forward-move, cap: 3}
      landing: to-hand
      protection: {run: 2, neighbours: row, exempt: 27-30}
      barrier: {run: 3, exempt: [26], bearingOff: free}
      safe: [15]
      houses: {27: Water}
      sendsBack: {27: {to: 15, ifTaken: nearest-after}}
      locked: [28]
      bearOff: {28: [3], 29: past-end, 30: any}
      bearOffWhen: first-row-empty
      priority: [28]
      moving: optional
      capturing: compulsory
      backward: also-onto-rivals
      neverBackward: [28, 29]
      end: all-off
      points: 2
      maxThrows: 500
      """;

  private static RuleSet variation(String keys) throws ConfigException {
    Faults faults = new Faults();
    RuleSet base = RulesText.read(BASE);
    RuleSet read =
        YamlFile.parse(
                "name: base\ntitle: base\nsource: a test\nextends: base\n" + keys, "v", faults)
            .flatMap(v -> new RulesReader(n -> java.util.Optional.of(base)).read(v, "a test"))
            .orElse(null);
    faults.throwIfAny();
    return java.util.Objects.requireNonNull(read);
  }

  private static List<String> changed(RuleSet left, RuleSet right) {
    Map<String, Object> old = RulesWriter.write(left);
    List<String> changed = new ArrayList<>();
    RulesWriter.write(right)
        .forEach(
            (key, value) -> {
              if (!value.equals(old.get(key))) {
                changed.add(key + " " + value);
              }
            });
    return changed;
  }

  @Test
  void theVariationsOfTheReadmeCanBePlayed() throws Exception {
    List<String> variations =
        Files.readAllLines(Path.of("README.md")).stream()
            .map(String::strip)
            .filter(line -> line.startsWith("- {name: ") && line.contains("extends: "))
            .map(line -> line.substring(2))
            .toList();
    assertThat(variations).hasSizeGreaterThan(4);
    for (String variation : variations) {
      assertThat(RulesText.read(variation).problems()).isEmpty();
    }
  }

  @Test
  void nothingChangesNothing() throws ConfigException {
    assertThat(variation("")).isEqualTo(RulesText.read(BASE));
  }

  @ParameterizedTest
  @CsvSource(
      delimiterString = " ; ",
      value = {
        "pieces: 7 \\n openingMove: none ; pieces 7, openingMove none",
        "inHand: {odd: 3} ; inHand {odd=3, even=2}",
        "inHand: 4 ; inHand {odd=4, even=4}",
        "inHand: none ; inHand none",
        "setup: in-hand \\n openingMove: none ; setup in-hand, pieces 5, openingMove none",
        "enter: {3: none, 4: 4} ; enter {1=1, 4=4}",
        "openingMove: {throw: 3} ; openingMove {from=8, throw=3}",
        "extraThrows: {cap: none} ; extraThrows {values=[1, 6], squares=[15, 26], when=after-a-forward-move, cap=none}",
        "extraThrows: {values: none, cap: 1} ; extraThrows {values=none, squares=[15, 26], when=after-a-forward-move, cap=1}",
        "extraThrows: {squares: none} ; extraThrows {values=[1, 6], squares=none, when=after-a-forward-move, cap=3}",
        "extraThrows: {values: none, squares: none} ; extraThrows none",
        "protection: {exempt: none} ; protection {run=2, neighbours=row, exempt=none}",
        "protection: {run: 3} ; protection {run=3, neighbours=row, exempt=[27, 28, 29, 30]}",
        "barrier: {exempt: 5} ; barrier {run=3, neighbours=path, exempt=[5], bearingOff=free}",
        "bearOffWhen: none ; bearOffWhen none",
        "moving: compulsory ; moving compulsory",
        "capturing: free ; capturing free",
        "backward: onto-empty ; backward onto-empty",
        "backward: never \\n neverBackward: none ; backward never, neverBackward none",
        "neverBackward: [30] ; neverBackward [30]",
        "points: 3 ; points 3"
      })
  void changesWhatItGives(String keys, String expected) throws ConfigException {
    assertThat(
            String.join(
                ", ", changed(RulesText.read(BASE), variation(keys.replace(" \\n ", "\n")))))
        .isEqualTo(expected);
  }
}
