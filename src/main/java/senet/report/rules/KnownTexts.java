package senet.report.rules;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import senet.language.Language;

/**
 * The English texts of the rule sets that are built in, each with its message. A text is known by
 * its words and not by its rule set, so that what a variation takes over from its base is
 * translated and what it says itself is not.
 */
enum KnownTexts {
  TITLES("rules.title."),
  NOTES("rules.note."),
  HOUSES("rules.house.");

  private final Map<String, String> keys = new HashMap<>();

  KnownTexts(String prefix) {
    for (String key : Language.ENGLISH.keys()) {
      if (key.startsWith(prefix)) {
        keys.putIfAbsent(Language.ENGLISH.say(key), key);
      }
    }
  }

  /** The text in a language if it is known, or as it is. */
  String translated(String text, Language language) {
    @Nullable String key = keys.get(text.replace('\'', '’'));
    return key == null ? text : language.say(key);
  }
}
