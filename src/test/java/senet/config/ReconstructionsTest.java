package senet.config;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.FieldSource;
import senet.language.Language;
import senet.report.rules.Description;
import senet.rules.Row;
import senet.rules.RuleSet;
import senet.rules.Side;
import senet.rules.SquareSet;

/** The built-in rule sets say what is known of the published reconstructions. */
class ReconstructionsTest {
  private static final List<String> NAMES = BuiltInRules.NAMES;

  private static RuleSet rules(String name) {
    return BuiltInRules.find(name).orElseThrow();
  }

  @ParameterizedTest
  @FieldSource("NAMES")
  void canBePlayedAndSayWhatTheSourceHas(String name) {
    RuleSet rules = rules(name);
    assertThat(rules.problems()).isEmpty();
    assertThat(rules.name()).isEqualTo(name);
    assertThat(rules.title()).isNotEqualTo(name);
    assertThat(rules.notes().keySet()).containsExactly(Row.values());
    for (Row row : Row.values()) {
      assertThat(new Description(Language.ENGLISH).sentence(rules, row)).isNotBlank();
    }
  }

  @ParameterizedTest
  @FieldSource("NAMES")
  void areReadAgainAsTheyAreWritten(String name) throws Exception {
    RuleSet rules = rules(name);
    assertThat(RulesText.read(StudyJsonTest.json(RulesWriter.write(rules)))).isEqualTo(rules);
  }

  @ParameterizedTest
  @FieldSource("NAMES")
  void sayWhetherTheOriginalWasChecked(String name) {
    if (!Set.of("bell", "standard", "museum").contains(name)) {
      assertThat(rules(name).source()).containsAnyOf("not be checked", "be checked", "not checked");
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiterString = " | ",
      nullValues = "-",
      value = {
        // name, pieces, squares of the even side, chances in sixteenths, throws again, hits
        "bell-ludii | 10 | 2-20 | 1:4 2:4 3:4 4:4 | - | capture",
        "kendall | 7 | 2-14 | 1:4 2:6 3:4 4:1 5:1 | 1 4 5 | swap",
        "kendall-five | 5 | 2-10 | 1:4 2:6 3:4 4:1 5:1 | 1 4 5 | swap",
        "kendall-home-row | 7 | 2-14 | 1:4 2:6 3:4 4:1 5:1 | 1 4 5 | swap",
        "kendall-trap | 7 | 2-14 | 1:4 2:6 3:4 4:1 5:1 | 1 4 5 | swap",
        "kendall-modern | 5 | 2-10 | 1:4 2:6 3:4 4:1 5:1 | 1 4 5 | swap",
        "jequier | 5 | 2-10 | 1:4 2:6 3:4 4:1 6:1 | 1 4 6 | to-rearmost",
        "piccione | 5 | - | 1:4 2:6 3:4 4:1 5:1 | 5 | not-allowed",
        "oriental-institute | 5 | 2-10 | 1:4 2:6 3:4 4:1 5:1 | 1 4 5 | swap",
        "shop | 5 | 2-10 | 1:4 2:6 3:4 4:1 6:1 | 1 4 6 | swap"
      })
  void piecesAndThrows(
      String name, int pieces, String even, String chances, String again, String landing) {
    RuleSet rules = rules(name);
    for (Side side : Side.values()) {
      assertThat(rules.setup().pieces(side)).isEqualTo(pieces);
    }
    List<Integer> squares = rules.setup().even().squares();
    assertThat(squares.isEmpty() ? null : squares.get(0) + "-" + squares.get(squares.size() - 1))
        .isEqualTo(even);
    assertThat(
            rules.dice().chances().entrySet().stream()
                .map(entry -> entry.getKey() + ":" + Math.round(16 * entry.getValue()))
                .collect(Collectors.joining(" ")))
        .isEqualTo(chances);
    assertThat(rules.extraThrows().values())
        .isEqualTo(
            again == null
                ? Set.of()
                : Arrays.stream(again.split(" ", -1))
                    .map(Integer::parseInt)
                    .collect(Collectors.toSet()));
    assertThat(rules.landing().onRival().word()).isEqualTo(landing);
  }

  @ParameterizedTest
  @CsvSource(
      delimiterString = " | ",
      nullValues = "-",
      value = {
        // name, opening move, pairs, rows of three, safe, gates, water, bearing off, condition,
        // backward, never from
        "kendall | 14+1 | 2 | 0 | none | 26 | 27>15 | 26:5 28:3 29:2 30:12345 | none"
            + " | also-onto-rivals | 27, 28, 29, 30",
        "kendall-five | 10+1 | 2 | 0 | none | 26 | 27>15 | 26:5 28:3 29:2 30:12345 | none"
            + " | also-onto-rivals | 27, 28, 29, 30",
        "kendall-home-row | 14+1 | 2 | 0 | none | 26 | 27>15 | 26:5 28:3 29:2 30:12345"
            + " | first-row-empty | also-onto-rivals | 27, 28, 29, 30",
        "kendall-trap | 14+1 | 2 | 0 | none | 26 | 27>15 | 26:5 28:3 29:2 30:12345 | none"
            + " | also-onto-rivals | 27, 28, 29, 30",
        "kendall-modern | 10+1 | 2 | 3 | 26 | 26 | 27>15 | 26:5 28:3 29:2 30:1 | none"
            + " | also-onto-rivals | 27, 28, 29, 30",
        "jequier | 10+1 | 2 | 3 | 26, 28, 29, 30 | none | 27>1"
            + " | 25:6 26:6 28:346 29:2346 30:12346 | all-in-last-row | onto-empty | none",
        "piccione | - | 0 | 0 | none | none | 27>1 | 26:5 28:3 29:2 30:1 | none | onto-empty"
            + " | 28, 29, 30",
        "oriental-institute | 10+1 | 2 | 0 | none | 26 | 15>1 27>14 | 26:5 28:3 29:2 30:12345"
            + " | none | also-onto-rivals | 28, 29, 30",
        "bell-ludii | - | 0 | 0 | 15, 26, 27, 28, 29 | none | - | 27:4 28:3 29:2 30:1 | none | never"
            + " | none",
        "shop | 10+1 | 2 | 3 | 26, 28, 29 | none | 27>15 | 25:6 26:6 28:346 29:2346 30:12346"
            + " | first-row-empty | also-onto-rivals | none"
      })
  void theWayOfAPiece(
      String name,
      String opening,
      int pairs,
      int barrier,
      String safe,
      String gates,
      String water,
      String bearOff,
      String condition,
      String backward,
      String neverBackward) {
    RuleSet rules = rules(name);
    assertThat(rules.setup().openingMove().map(m -> m.from() + "+" + m.value()).orElse(null))
        .isEqualTo(opening);
    assertThat(rules.landing().protection().run()).isEqualTo(pairs);
    assertThat(rules.landing().barrier().run()).isEqualTo(barrier);
    assertThat(rules.safe()).hasToString(safe);
    assertThat(rules.lastSquares().gates()).hasToString(gates);
    String waters =
        rules.lastSquares().sendsBack().entrySet().stream()
            .map(entry -> entry.getKey() + ">" + entry.getValue().to())
            .collect(Collectors.joining(" "));
    assertThat(waters).isEqualTo(water == null ? "" : water);
    assertThat(
            rules.lastSquares().bearOff().entrySet().stream()
                .map(
                    entry ->
                        entry.getKey()
                            + ":"
                            + entry
                                .getValue()
                                .valuesFrom(entry.getKey(), rules.dice().chances().keySet())
                                .stream()
                                .map(String::valueOf)
                                .collect(Collectors.joining()))
                .collect(Collectors.joining(" ")))
        .isEqualTo(bearOff);
    assertThat(rules.lastSquares().condition().word()).isEqualTo(condition);
    assertThat(rules.forced().backward().word()).isEqualTo(backward);
    assertThat(rules.forced().neverBackward()).hasToString(neverBackward);
  }

  @Test
  void whatOnlySomeHave() {
    assertThat(rules("piccione").setup().hand().odd()).isEqualTo(5);
    assertThat(rules("piccione").setup().hand().even()).isEqualTo(5);
    assertThat(rules("piccione").setup().hand().enter()).containsOnly(java.util.Map.entry(1, 1));
    assertThat(rules("piccione").extraThrows().squares()).isEqualTo(SquareSet.of(1, 15, 26));
    assertThat(rules("oriental-institute").landing().protection().exempt())
        .isEqualTo(SquareSet.range(27, 30));
    assertThat(rules("oriental-institute").extraThrows().when().word())
        .isEqualTo("after-a-forward-move");
    assertThat(rules("kendall").extraThrows().when().word()).isEqualTo("always");
    assertThat(rules("kendall").lastSquares().locked()).isEqualTo(SquareSet.range(28, 30));
    assertThat(rules("kendall").lastSquares().trap()).isEmpty();
    assertThat(rules("kendall-trap").lastSquares().trap()).hasValue(27);
    assertThat(rules("bell-ludii").forced().priority()).isEqualTo(SquareSet.of(15, 26, 27, 28, 29));
    assertThat(rules("bell-ludii").ending().goal().word()).isEqualTo("most-off-played-out");
    assertThat(rules("bell-ludii").setup().starter().word()).isEqualTo("roll-off");
  }
}
