package senet.config;

import java.nio.file.Path;
import java.util.Optional;
import senet.rules.RuleSet;

/** Rule sets written in a test. */
final class RulesText {

  private RulesText() {}

  /**
   * The rule set that a text describes, which may extend a built-in one.
   *
   * @throws ConfigException with all faults, if there are any
   */
  static RuleSet read(String yaml) throws ConfigException {
    Faults faults = new Faults();
    Optional<RuleSet> read =
        YamlFile.parse(yaml, "text.yaml", faults)
            .flatMap(
                value ->
                    new RulesReader(new RulesLibrary(Path.of(""))::find).read(value, "a test"));
    faults.throwIfAny();
    return read.orElseThrow();
  }
}
