package senet.report.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import senet.language.Language;
import senet.rules.RichRules;
import senet.rules.Row;
import senet.rules.RuleSet;
import senet.rules.Throws;

/**
 * Nothing is played that is not said: of rules in which everything says something, each component
 * of each record is changed alone, and the words of every language must change with it.
 */
class EveryComponentTest {
  private static final List<Language> LANGUAGES = Language.all();

  @ParameterizedTest
  @FieldSource("LANGUAGES")
  void noTwoValuesOfAComponentAreSaidAlike(Language language) {
    for (Row row : Row.values()) {
      noTwoValuesAreSaidAlike(row, new Description(language));
    }
  }

  private static void noTwoValuesAreSaidAlike(Row row, Description words) {
    RuleSet rules = RichRules.everything();
    Map<String, Object> said = new HashMap<>();
    said.put(words.sentence(rules, row), row.of(rules));
    Set<Object> variants = new LinkedHashSet<>(Variants.of(row.of(rules)));
    assertThat(variants).isNotEmpty().doesNotContain(row.of(rules));
    for (Object variant : variants) {
      Object before = said.put(words.sentence(Variants.with(rules, row, variant), row), variant);
      assertThat(before).as("what is said like %s", variant).isNull();
    }
  }

  @ParameterizedTest
  @FieldSource("LANGUAGES")
  void eachThrowerAndEachValueOfItIsSaidDifferently(Language language) {
    Description description = new Description(language);
    RuleSet rules = RichRules.everything();
    Throws die = new Throws.Die(List.of(1, 2, 2, 6));
    Throws table = new Throws.Table(new TreeMap<>(Map.of(1, 0.25, 2, 0.5, 6, 0.25)));
    Map<String, Object> said = new HashMap<>();
    for (Throws thrower : List.of(rules.dice(), die, table)) {
      List<Object> all = new ArrayList<>(Variants.of(thrower));
      all.add(thrower);
      for (Object variant : all) {
        String words = description.sentence(Variants.with(rules, Row.THROWS, variant), Row.THROWS);
        assertThat(said.put(words, variant)).as(words).isNull();
      }
    }
  }

  @ParameterizedTest
  @FieldSource("LANGUAGES")
  void aComparisonHasTheRowThatChanged(Language language) {
    Description words = new Description(language);
    RuleSet rules = RichRules.everything();
    for (Row row : List.of(Row.EXTRA_THROWS, Row.SAFE, Row.FORCED, Row.END)) {
      for (Object variant : Variants.of(row.of(rules))) {
        assertThat(Difference.between(rules, Variants.with(rules, row, variant), words))
            .extracting(Difference::row)
            .contains(row);
      }
    }
    assertThat(Difference.between(rules, rules, words)).isEmpty();
  }
}
