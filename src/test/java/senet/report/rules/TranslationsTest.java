package senet.report.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import senet.config.BuiltInRules;
import senet.language.Language;
import senet.rules.Forced;
import senet.rules.LastSquares;
import senet.rules.RichRules;
import senet.rules.Row;
import senet.rules.RuleSet;

/** Everything that is said of rules is said in the language that is asked for. */
class TranslationsTest {
  private static final List<Language> LANGUAGES = Language.all();
  private static final List<Sample> SAMPLES = samples();
  private static final Pattern KEY = Pattern.compile("\\[(rules\\.[^]]+)]");
  private static final Pattern NUMBER = Pattern.compile("\\d+");

  /** Smaller numbers are also written as words. */
  private static final int LEAST_IN_DIGITS = 7;

  @Test
  void nothingIsSaidOfRulesThatIsNoMessage() {
    Description words = new Description(Blotted.letters());
    for (Sample sample : SAMPLES) {
      assertThat(sample.texts(words)).allSatisfy(TranslationsTest::isBlotted);
    }
  }

  @Test
  void everyTextOfTheBuiltInRulesIsAMessage() {
    Description words = new Description(Blotted.letters());
    for (RuleSet rules : BuiltInRules.all()) {
      assertThat(words.title(rules)).satisfies(TranslationsTest::isBlotted);
      assertThat(rules.lastSquares().names().values())
          .allSatisfy(name -> isBlotted(KnownTexts.HOUSES.translated(name, words.language())));
      assertThat(rules.notes().values())
          .allSatisfy(note -> isBlotted(words.note(note)))
          .hasSameSizeAs(Row.values());
    }
    for (Row row : Row.values()) {
      assertThat(words.title(row)).satisfies(TranslationsTest::isBlotted);
    }
  }

  private static void isBlotted(String text) {
    assertThat(text).isNotBlank().doesNotContainPattern("[\\p{L}&&[^øØ]]").doesNotContain("{", "}");
  }

  @Test
  void everyMessageOfTheDescriptionIsSaid() {
    Language keys = Blotted.keys();
    Description words = new Description(keys);
    Set<String> said = new TreeSet<>();
    for (Sample sample : SAMPLES) {
      sample.texts(words).forEach(text -> said.addAll(found(text)));
    }
    assertThat(Language.ENGLISH.keys())
        .filteredOn(TranslationsTest::isOfTheDescription)
        .containsExactlyElementsOf(said);
  }

  private static boolean isOfTheDescription(String key) {
    return key.startsWith("rules.")
        && !key.matches("rules\\.((title|note|row|source|start|chances|alike)\\b.*|basics)");
  }

  private static List<String> found(String text) {
    return KEY.matcher(text).results().map(found -> found.group(1)).toList();
  }

  @ParameterizedTest
  @FieldSource("LANGUAGES")
  void everyNumberAndNameFindsItsPlace(Language language) {
    Description words = new Description(language);
    for (Sample sample : SAMPLES) {
      assertThat(sample.texts(words)).allSatisfy(text -> assertThat(text).doesNotContain("{", "}"));
    }
  }

  @ParameterizedTest
  @FieldSource("LANGUAGES")
  void textsOfTheBuiltInRulesNameTheSquaresThatTheEnglishOnesName(Language language) {
    for (String key : Language.ENGLISH.keys()) {
      if (key.matches("rules\\.(title|note)\\..*|rules\\.basics.*")) {
        assertThat(numbers(language.say(key)))
            .as(key)
            .isEqualTo(numbers(Language.ENGLISH.say(key)));
      }
    }
  }

  private static Set<Integer> numbers(String text) {
    return NUMBER
        .matcher(text)
        .results()
        .map(MatchResult::group)
        .map(Integer::valueOf)
        .filter(number -> number >= LEAST_IN_DIGITS)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  @Test
  void noTitleNoteOrHouseIsLeftInEnglish() {
    for (Language language : LANGUAGES) {
      if (language != Language.ENGLISH) {
        assertThat(Language.ENGLISH.keys())
            .filteredOn(key -> key.matches("rules\\.(title|note|house|row)\\..*"))
            .noneSatisfy(key -> assertThat(language.say(key)).isEqualTo(Language.ENGLISH.say(key)));
      }
    }
  }

  @Test
  void aRuleSetOfAUserKeepsItsOwnTexts() {
    Description finnish = new Description(Language.find("fi").orElseThrow());
    RuleSet bell = BuiltInRules.find("bell").orElseThrow();
    RuleSet mine = withHouse(bell.named("mine", "My game"), 26, "House of Mine");
    assertThat(finnish.title(bell)).isEqualTo("Bellin kolmenkymmenen ruudun peli");
    assertThat(finnish.title(mine)).isEqualTo("My game");
    assertThat(finnish.note("As my aunt plays it.")).isEqualTo("As my aunt plays it.");
    assertThat(finnish.sentence(mine, Row.LAST_SQUARES))
        .startsWith("26 on House of Mine, 27 on Talo X, 28 on ");
    assertThat(Difference.between(bell, mine, finnish))
        .extracting(Difference::row)
        .containsExactly(Row.LAST_SQUARES);
  }

  private static RuleSet withHouse(RuleSet rules, int square, String name) {
    LastSquares last = rules.lastSquares();
    TreeMap<Integer, String> names = new TreeMap<>(last.names());
    names.put(square, name);
    return Variants.with(
        rules,
        Row.LAST_SQUARES,
        new LastSquares(
            names,
            last.sendsBack(),
            last.gates(),
            last.locked(),
            last.bearOff(),
            last.condition(),
            last.trap()));
  }

  /** Rules, and the rows of them that are looked at. */
  private record Sample(RuleSet rules, List<Row> rows) {

    /** What is said of them; names of houses, which a user may choose, are left out. */
    List<String> texts(Description words) {
      List<String> texts = new ArrayList<>();
      texts.add(words.basics(rules));
      rows.forEach(row -> texts.add(words.sentence(rules, row)));
      for (String name : rules.lastSquares().names().values()) {
        texts.replaceAll(text -> text.replace(name.replace("The ", ""), "0"));
      }
      return texts;
    }
  }

  /** Whole rule sets, and of each the rows with every value changed alone. */
  private static List<Sample> samples() {
    List<RuleSet> all = new ArrayList<>(BuiltInRules.all());
    all.add(RichRules.everything());
    all.add(RichRules.allInHand());
    all.add(Variants.with(RichRules.allInHand(), Row.FORCED, Forced.NOTHING));
    List<Sample> samples = new ArrayList<>();
    for (RuleSet rules : all) {
      samples.add(new Sample(rules, List.of(Row.values())));
      for (Row row : Row.values()) {
        Variants.of(row.of(rules))
            .forEach(
                part -> samples.add(new Sample(Variants.with(rules, row, part), List.of(row))));
      }
    }
    return samples;
  }
}
