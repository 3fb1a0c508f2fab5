package senet.config;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Text from files as it may be shown on a terminal, which obeys some characters. */
public final class OneLine {
  private static final Pattern SPACE = Pattern.compile("[\\s\u0085\u2028\u2029]+");

  /** Control characters, and those that turn the direction of the text around them. */
  private static final Pattern OBEYED =
      Pattern.compile("[\\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069\\p{Cs}]");

  private OneLine() {}

  /** The text on one line, each character that a terminal would obey marked by U+FFFD. */
  public static String of(String text) {
    return OBEYED.matcher(SPACE.matcher(text).replaceAll(" ")).replaceAll("\ufffd");
  }

  /** The same, cut if it is longer than so many characters. */
  static String of(String text, int longest) {
    // cut before and after: a text may be long, and has surrogates in pairs
    String line = of(text.length() > 2 * longest ? text.substring(0, 2 * longest) : text);
    return line.length() <= longest
        ? line
        : line.substring(0, line.offsetByCodePoints(0, line.codePointCount(0, longest) - 1)) + "…";
  }

  /** The first character that a terminal would obey, line breaks and tabs apart; −1 if none. */
  static int firstObeyed(String text) {
    Matcher obeyed = OBEYED.matcher(text);
    while (obeyed.find()) {
      int character = text.codePointAt(obeyed.start());
      if (character != '\n' && character != '\t') {
        return character;
      }
    }
    return -1;
  }
}
