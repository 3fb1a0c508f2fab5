package senet.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.text.MessageFormat;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class LanguageFilesTest {
  private static final Pattern ARGUMENT = Pattern.compile("\\{(\\d+)}");

  static Stream<Language> languages() {
    return Language.all().stream();
  }

  @Test
  void thereAreFiveOfThem() {
    assertThat(languages().map(Language::code)).containsExactly("en", "cs", "es", "fi", "tr");
  }

  @ParameterizedTest
  @MethodSource("languages")
  void eachHasTheMessagesOfEnglishAndNoOthers(Language language) {
    assertThat(language.keys()).containsExactlyElementsOf(Language.ENGLISH.keys());
  }

  @ParameterizedTest
  @MethodSource("languages")
  void everyMessageCanBeReadAndTakesTheArgumentsOfTheEnglishOne(Language language) {
    for (String key : language.keys()) {
      String pattern = language.pattern(key);
      assertThat(pattern).as(key).isNotBlank().doesNotContain("'");
      assertThat(new MessageFormat(pattern, language.locale())).as(key).isNotNull();
      assertThat(arguments(pattern)).as(key).isEqualTo(arguments(Language.ENGLISH.pattern(key)));
    }
  }

  /**
   * Those that are put in; by which numbers a language chooses its plural forms is its own matter.
   */
  private static Set<String> arguments(String pattern) {
    return ARGUMENT
        .matcher(pattern)
        .results()
        .map((MatchResult found) -> found.group(1))
        .collect(Collectors.toCollection(TreeSet::new));
  }
}
