package senet.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
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
  private static final Pattern LITERAL = Pattern.compile("\"([a-z0-9.-]+)\"");
  private static final Pattern ARGUMENT = Pattern.compile("\\{(\\d+)}");

  static Stream<Language> languages() {
    return Language.all().stream();
  }

  @Test
  void thereAreFiveAtLeast() {
    assertThat(languages().map(Language::code)).contains("en", "cs", "es", "fi", "tr");
  }

  @ParameterizedTest
  @MethodSource("languages")
  void eachHasTheMessagesOfEnglishAndNoOthers(Language language) {
    assertThat(language.keys()).containsExactlyElementsOf(Language.ENGLISH.keys());
  }

  @ParameterizedTest
  @MethodSource("languages")
  void everyMessageCanBeReadAndShowsTheArgumentsOfTheEnglishOne(Language language) {
    for (String key : language.keys()) {
      String pattern = language.pattern(key);
      assertThat(pattern).as(key).isNotBlank().doesNotContain("'");
      assertThat(new MessageFormat(pattern, language.locale())).as(key).isNotNull();
      assertThat(arguments(pattern)).as(key).isEqualTo(arguments(Language.ENGLISH.pattern(key)));
    }
  }

  /** So many letters that two languages hardly say it alike. */
  private static final int MANY_LETTERS = 12;

  @ParameterizedTest
  @MethodSource("languages")
  void noLongMessageIsTheEnglishOne(Language language) {
    for (String key : language.keys()) {
      String pattern = language.pattern(key);
      if (language != Language.ENGLISH && letters(pattern) >= MANY_LETTERS) {
        assertThat(pattern).as(key).isNotEqualTo(Language.ENGLISH.pattern(key));
      }
    }
  }

  private static long letters(String pattern) {
    return pattern.replaceAll("choice", "").chars().filter(Character::isLetter).count();
  }

  /** A key stands in the code in full, or, where its end is worked out, up to a dot. */
  @Test
  void everyMessageOfChartsAndReportIsUsed() throws IOException {
    StringBuilder code = new StringBuilder();
    try (Stream<Path> files = Files.walk(Path.of("src/main/java/senet"))) {
      for (Path file : files.filter(path -> path.toString().endsWith(".java")).toList()) {
        code.append(Files.readString(file));
      }
    }
    Set<String> literals =
        LITERAL.matcher(code).results().map(found -> found.group(1)).collect(Collectors.toSet());
    assertThat(literals).contains("report.short", "measure.");
    assertThat(Language.ENGLISH.keys().stream().filter(key -> !isUsed(key, literals))).isEmpty();
  }

  private static boolean isUsed(String key, Set<String> literals) {
    if (!key.matches("(report|chart|measure)\\..*") || literals.contains(key)) {
      return true;
    }
    return literals.stream().anyMatch(l -> l.endsWith(".") && l.length() > 1 && key.startsWith(l));
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
