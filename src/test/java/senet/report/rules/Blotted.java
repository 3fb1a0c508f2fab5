package senet.report.rules;

import static java.util.stream.Collectors.joining;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.Properties;
import java.util.function.BinaryOperator;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import senet.language.Language;

/** Languages made of the English messages, by which texts that are no messages are found. */
public final class Blotted {
  private static final Pattern LETTER = Pattern.compile("(\\{\\d+,choice,)|\\p{L}");

  private static final Pattern ARGUMENT = Pattern.compile("\\{\\d+}");

  private Blotted() {}

  /** Each letter of each message is an ø: what is said with other letters is no message. */
  public static Language letters() {
    return english(
        (key, pattern) ->
            LETTER
                .matcher(pattern)
                .replaceAll(found -> found.group(1) == null ? "ø" : found.group(1)));
  }

  /** Each message says its key in brackets, and the arguments that it puts in. */
  static Language keys() {
    return english((key, pattern) -> "[" + key + "]" + arguments(pattern));
  }

  private static String arguments(String pattern) {
    return ARGUMENT
        .matcher(pattern)
        .results()
        .map(MatchResult::group)
        .distinct()
        .collect(joining());
  }

  private static Language english(BinaryOperator<String> change) {
    Properties messages = new Properties();
    try (InputStream file = Language.class.getResourceAsStream("en.properties")) {
      messages.load(new InputStreamReader(Objects.requireNonNull(file), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    // how numbers are written is a setting, not a text
    messages.replaceAll(
        (key, pattern) ->
            key.toString().startsWith("number.")
                ? pattern
                : change.apply((String) key, (String) pattern));
    return Language.of("en", messages);
  }
}
