package senet.cli;

import java.util.Iterator;
import java.util.Locale;
import java.util.stream.Collectors;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;
import senet.language.Language;

/** Reads the code of a language, as {@code fi}. */
final class LanguageCode implements ITypeConverter<Language> {
  @Override
  public Language convert(String code) {
    return Language.find(code.strip().toLowerCase(Locale.ROOT))
        .orElseThrow(() -> new TypeConversionException(unknown(code)));
  }

  private static String unknown(String code) {
    String known =
        Language.all().stream()
            .map(language -> language.code() + " (" + language.say("language.name") + ")")
            .collect(Collectors.joining(", "));
    return "there is no language \"" + code + "\". Known: " + known;
  }

  /** The codes of all languages that there are. */
  static final class Known implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return Language.all().stream().map(Language::code).iterator();
    }
  }
}
