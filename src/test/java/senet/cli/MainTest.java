package senet.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import picocli.CommandLine.Model.UsageMessageSpec;
import senet.config.BuiltInRules;
import senet.language.Language;
import senet.policy.Policies;
import senet.policy.PolicyKind;
import senet.policy.PolicyParameter;
import senet.report.rules.Description;
import senet.rules.Row;
import senet.rules.RuleSet;

/** Help, wrong usage, and the commands that only print. */
class MainTest {

  @Test
  void everyCommandHasHelpWithAnExample() {
    Map<String, CommandLine> commands = new TreeMap<>();
    collect("", new CommandLine(new Main()), commands);
    assertThat(commands).containsKeys("", " run", " rules diff", " moves", " schema");
    commands.forEach(
        (path, command) -> {
          String help = Cli.run((Object[]) (path + " --help").strip().split(" ", -1)).out();
          assertThat(help).as(path).contains("Usage: senet" + path);
          assertThat(help.replaceAll("\\s+", " "))
              .as(path)
              .containsPattern("Examples?: senet" + path + "\\b");
        });
  }

  /** A line of a paragraph that is too long would be broken, and the next begin after a word. */
  @Test
  void paragraphsOfHelpFitIntoTheWidthTheyAreBrokenFor() {
    Map<String, CommandLine> commands = new TreeMap<>();
    collect("", new CommandLine(new Main()), commands);
    commands.forEach(
        (path, command) -> {
          UsageMessageSpec usage = command.getCommandSpec().usageMessage();
          for (String[] lines : List.of(usage.header(), usage.description(), usage.footer())) {
            for (int i = 0; i + 1 < lines.length; i++) {
              assertThat(lines[i].length() <= usage.width() || lines[i + 1].isEmpty())
                  .as("%s: %s", path, lines[i])
                  .isTrue();
            }
          }
        });
  }

  private static void collect(String path, CommandLine line, Map<String, CommandLine> commands) {
    commands.put(path, line);
    line.getSubcommands()
        .forEach(
            (name, command) -> {
              if (!name.equals("help")) {
                collect(path + " " + name, command, commands);
              }
            });
  }

  @Test
  void printsHelpWithoutACommand() {
    Cli cli = Cli.run();
    assertThat(cli.code()).isZero();
    assertThat(cli.out()).contains("Usage: senet", "Exit codes: 0 done, 2 the input is wrong");
  }

  @Test
  void printsTheVersion() {
    assertThat(Cli.run("--version").out()).isEqualTo("senet " + Version.text() + "\n");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "runn x.yaml",
        "run",
        "run x.yaml --thread 2",
        "check",
        "report",
        "rules diff bell",
        "moves --rules bell",
        "schema cards",
        "play --rules"
      })
  void refusesWrongUsage(String words) {
    Cli cli = Cli.run((Object[]) words.split(" ", -1));
    assertThat(cli.code()).isEqualTo(2);
    assertThat(cli.out()).isEmpty();
    assertThat(cli.err()).isNotBlank().doesNotContain("\tat ");
  }

  @Test
  void listsTheRules() {
    for (Cli cli : new Cli[] {Cli.run("rules"), Cli.run("rules", "list")}) {
      assertThat(cli.code()).isZero();
      for (RuleSet rules : BuiltInRules.all()) {
        assertThat(cli.out()).contains(rules.name(), rules.title().replace('\'', '’'));
      }
    }
  }

  @Test
  void showsEachRuleSet() {
    Description words = new Description(Language.ENGLISH);
    for (RuleSet rules : BuiltInRules.all()) {
      Cli cli = Cli.run("rules", "show", rules.name());
      assertThat(cli.code()).isZero();
      assertThat(cli.out()).startsWith(rules.name() + ": " + words.title(rules) + "\nSource: ");
      for (Row row : Row.values()) {
        assertThat(cli.out()).contains("\n\n" + words.title(row) + "\n  ");
      }
    }
  }

  @Test
  void comparesBellWithStandardInEightRows() {
    Description words = new Description(Language.ENGLISH);
    Cli cli = Cli.run("rules", "diff", "bell", "standard");
    assertThat(cli.code()).isZero();
    assertThat(cli.out().lines().filter(line -> line.startsWith("-----"))).hasSize(8);
    for (Row row : Row.values()) {
      assertThat(cli.out()).contains("\n" + words.title(row));
    }
  }

  @Test
  void saysThatEqualRulesArePlayedAlike() {
    assertThat(Cli.run("rules", "diff", "bell", "bell").out())
        .isEqualTo("bell and bell are played alike.\n");
  }

  @Test
  void refusesRulesThatDoNotExist() {
    Cli unknown = Cli.run("rules", "show", "bel");
    assertThat(unknown)
        .isEqualTo(
            new Cli(
                2,
                "",
                "--rules: there is no rule set \"bel\". Maybe you meant \"bell\"."
                    + " Known: "
                    + String.join(", ", BuiltInRules.NAMES)
                    + "."
                    + " A file is named by its path, as in rules/mine.yaml.\n"));
    assertThat(Cli.run("rules", "show", "no/such.yaml"))
        .isEqualTo(new Cli(2, "", "no/such.yaml: does not exist\n"));
  }

  @Test
  void listsThePolicies() {
    Cli cli = Cli.run("policies");
    assertThat(cli.code()).isZero();
    for (PolicyKind kind : Policies.ALL) {
      assertThat(cli.out()).contains(kind.name(), kind.description());
      for (PolicyParameter parameter : kind.parameters()) {
        assertThat(cli.out()).contains(parameter.name(), parameter.description());
      }
    }
  }
}
