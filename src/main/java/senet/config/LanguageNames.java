package senet.config;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import senet.language.Language;

/** Languages by their codes, in a study. */
final class LanguageNames {

  private LanguageNames() {}

  /** The languages that a study lists; tells of unknown ones and those listed twice. */
  static List<Language> read(Value value) {
    Optional<List<Value>> items = value.items();
    if (items.isEmpty() || StudyReader.isEmptyList(value, items.get(), "language, as in [en]")) {
      return List.of(Language.ENGLISH);
    }
    List<Language> languages = new ArrayList<>();
    for (Value item : items.get()) {
      Optional<Language> language =
          item.word(Language.codes()).flatMap(code -> Language.find(code));
      if (language.filter(languages::contains).isPresent()) {
        item.fault("the language \"" + language.get() + "\" stands here twice; keep one");
      }
      language.ifPresent(languages::add);
    }
    return languages;
  }
}
