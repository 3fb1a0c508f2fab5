package senet.cli;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import senet.config.ConfigException;
import senet.config.LoadedStudy;
import senet.config.PolicyNames;
import senet.config.RulesFiles;
import senet.policy.PolicySpec;
import senet.rules.RuleSet;
import senet.run.Plan;
import senet.run.Scenario;

/** Which game is played: that of a scenario of a study, or one of rules and policies by name. */
final class GameChoice {

  @Parameters(
      arity = "0..1",
      paramLabel = "CONFIG",
      description = "A study file, one of whose games is played; in the place of --rules.")
  private @Nullable Path config;

  @Option(
      names = "--scenario",
      paramLabel = "K",
      description = "Which scenario of the study, from 1, as senet check lists them (default: 1).")
  private @Nullable Integer scenario;

  @Option(
      names = "--rules",
      paramLabel = "NAME",
      description = "A built-in rule set, or a rules file.")
  private @Nullable String rules;

  @Option(
      names = "--first",
      paramLabel = "POLICY",
      description = "The policy that moves first (default: random).")
  private @Nullable String first;

  @Option(
      names = "--second",
      paramLabel = "POLICY",
      description = "The policy that moves second (default: random).")
  private @Nullable String second;

  @Option(
      names = "--seed",
      paramLabel = "S",
      description = "The seed (default: the study's, or 1960).")
  private @Nullable Long seed;

  /** The scenario with its seed. */
  record Choice(Scenario scenario, long seed) {}

  /**
   * What was chosen.
   *
   * @throws WrongInput if the options do not go together
   */
  Choice read() throws ConfigException, WrongInput {
    if (config != null) {
      return ofStudy(config);
    }
    if (rules == null) {
      throw new WrongInput("name the rules with --rules, or a study file; see senet play --help");
    }
    if (scenario != null) {
      throw new WrongInput("--scenario is of a study; name its file, or leave --scenario out");
    }
    RuleSet set = RulesFiles.load(rules);
    PolicySpec firstPolicy = PolicyNames.find("--first", first == null ? "random" : first, set);
    PolicySpec secondPolicy = PolicyNames.find("--second", second == null ? "random" : second, set);
    return new Choice(new Scenario(set, firstPolicy, secondPolicy, 1), seed == null ? 1960 : seed);
  }

  private Choice ofStudy(Path file) throws ConfigException, WrongInput {
    if (rules != null || first != null || second != null) {
      throw new WrongInput(
          "a study says the rules and who plays; leave out --rules, --first and --second, or "
              + file);
    }
    Plan plan = LoadedStudy.read(file).plan();
    int scenarios = plan.scenarios().size();
    if (scenarios == 0) {
      throw new WrongInput(file + " has no matchups, and only their games can be shown");
    }
    int chosen = Limits.within("--scenario", scenario, 1, scenarios).orElse(1);
    return new Choice(plan.scenarios().get(chosen - 1), seed == null ? plan.seed() : seed);
  }
}
