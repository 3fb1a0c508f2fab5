package senet.cli;

import picocli.CommandLine.Option;
import senet.config.ConfigException;
import senet.config.RulesFiles;
import senet.rules.RuleSet;

/** {@code --rules}: which rules a command goes by. */
final class RulesOption {

  @Option(
      names = "--rules",
      required = true,
      paramLabel = "NAME",
      description = "A built-in rule set, or a rules file.")
  private String name = "";

  /** The rules; throws as {@link RulesFiles#load}. */
  RuleSet load() throws ConfigException {
    return RulesFiles.load(name);
  }
}
