package senet.cli;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import senet.config.ConfigException;
import senet.config.LanguageNames;
import senet.language.Language;

/** The option that says in which languages charts and report are written. */
final class LanguageOption {

  @Option(
      names = "--lang",
      paramLabel = "CODES",
      description =
          "Languages of charts and report, the main one first, such as fi,en; for the study's.")
  private @Nullable String codes;

  /** The languages; nothing if the option is not given. */
  Optional<List<Language>> languages() throws ConfigException {
    return codes == null ? Optional.empty() : Optional.of(LanguageNames.find("--lang", codes));
  }
}
