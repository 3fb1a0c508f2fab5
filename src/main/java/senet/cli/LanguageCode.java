package senet.cli;

import java.util.Iterator;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;
import senet.language.Language;

/** Reads the code of a language, as {@code fi}. */
final class LanguageCode implements ITypeConverter<Language> {
  @Override
  public Language convert(String code) {
    return Language.find(code).orElseThrow(() -> new TypeConversionException(unknown(code)));
  }

  private static String unknown(String code) {
    String known = String.join(", ", new Known());
    return "there is no language \"" + code + "\". Known: " + known + ".";
  }

  /** The codes of all languages that there are. */
  static final class Known implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return Language.all().stream().map(Language::code).iterator();
    }
  }
}
