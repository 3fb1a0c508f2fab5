package senet.report.rules;

import java.util.ArrayList;
import java.util.List;

/** Sentences that follow each other in a paragraph. */
final class Sentences {
  private final Words words;
  private final List<String> said = new ArrayList<>();

  Sentences(Words words) {
    this.words = words;
  }

  Words words() {
    return words;
  }

  /** Adds a message, which is a whole sentence. */
  Sentences add(String key, Object... arguments) {
    said.add(words.language().capital(words.say(key, arguments)));
    return this;
  }

  /** The paragraph. */
  String text() {
    return String.join(" ", said);
  }
}
