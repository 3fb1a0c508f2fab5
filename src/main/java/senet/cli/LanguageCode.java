package senet.cli;

import java.util.stream.Collectors;
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
    String known = Language.all().stream().map(Language::code).collect(Collectors.joining(", "));
    return "there is no language \"" + code + "\". Known: " + known + ".";
  }
}
