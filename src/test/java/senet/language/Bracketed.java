package senet.language;

import java.util.Properties;
import java.util.Set;

/**
 * English with every message in brackets, under the code {@code zz}: what stands outside of them is
 * no message, and could not be translated.
 */
public final class Bracketed {
  private static final Set<String> PARTS_OF_NUMBERS = Set.of("number.group", "number.count.digits");

  public static final Language LANGUAGE = make();

  private Bracketed() {}

  private static Language make() {
    Properties messages = new Properties();
    for (String key : Language.ENGLISH.keys()) {
      String pattern = Language.ENGLISH.pattern(key);
      messages.setProperty(key, PARTS_OF_NUMBERS.contains(key) ? pattern : "⟦" + pattern + "⟧");
    }
    return Language.of("zz", messages);
  }

  /** A text without its messages, and what they hold. */
  public static String outside(String text) {
    StringBuilder outside = new StringBuilder();
    int depth = 0;
    for (char c : text.toCharArray()) {
      if (c == '⟦') {
        depth++;
      } else if (c == '⟧') {
        depth--;
      } else if (depth == 0) {
        outside.append(c);
      }
    }
    return outside.toString();
  }
}
