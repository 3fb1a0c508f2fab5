package senet.cli;

import java.io.PrintWriter;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import senet.config.BuiltInRules;
import senet.config.ConfigException;
import senet.config.RulesFiles;
import senet.rules.Difference;
import senet.rules.RuleSet;

/** {@code senet rules}: the rule sets, one in words, or the table of what differs between two. */
@Command(
    name = "rules",
    header = "List rule sets, show one in words, or compare two row by row.",
    footer = {
      "",
      "A rule set is named by a built-in name or by the path of a rules file.",
      "Examples:",
      "  senet rules",
      "  senet rules show bell",
      "  senet rules show bell --format markdown",
      "  senet rules diff bell standard"
    },
    subcommands = {
      RulesCommand.ListCommand.class,
      RulesCommand.ShowCommand.class,
      RulesCommand.DiffCommand.class
    })
final class RulesCommand extends RulesOutput {

  @Override
  void print(PrintWriter out) {
    RulesText.list(BuiltInRules.all()).forEach(out::println);
  }

  /** {@code senet rules list}. */
  @Command(
      name = "list",
      header = "List the built-in rule sets.",
      footer = {"", "Example:", "  senet rules list"})
  static final class ListCommand extends RulesOutput {
    @Override
    void print(PrintWriter out) {
      RulesText.list(BuiltInRules.all()).forEach(out::println);
    }
  }

  /** {@code senet rules show}. */
  @Command(
      name = "show",
      header = "Print a rule set in plain English, made from its data.",
      footer = {
        "",
        "Examples:",
        "  senet rules show bell",
        "  senet rules show my-rules.yaml --format markdown > my-rules.md"
      })
  static final class ShowCommand extends RulesOutput.Formatted {
    @Parameters(paramLabel = "NAME", description = "A built-in name, or a rules file.")
    private String name = "";

    @Override
    void print(PrintWriter out) throws ConfigException {
      RuleSet rules = RulesFiles.load(name);
      List<String> lines = isMarkdown() ? RulesMarkdown.show(rules) : RulesText.show(rules);
      lines.forEach(out::println);
    }
  }

  /** {@code senet rules diff}. */
  @Command(
      name = "diff",
      header = "Print the rows in which two rule sets differ.",
      footer = {
        "",
        "Examples:",
        "  senet rules diff bell standard",
        "  senet rules diff bell my-rules.yaml --format markdown"
      })
  static final class DiffCommand extends RulesOutput.Formatted {
    @Parameters(index = "0", paramLabel = "A", description = "A built-in name, or a rules file.")
    private String left = "";

    @Parameters(index = "1", paramLabel = "B", description = "Another.")
    private String right = "";

    @Override
    void print(PrintWriter out) throws ConfigException {
      RuleSet a = RulesFiles.load(left);
      RuleSet b = RulesFiles.load(right);
      List<Difference> differences = Difference.between(a, b);
      if (differences.isEmpty()) {
        out.println(a.name() + " and " + b.name() + " are played alike.");
      } else if (isMarkdown()) {
        RulesMarkdown.diff(a.name(), b.name(), differences).forEach(out::println);
      } else {
        RulesText.diff(a.name(), b.name(), differences).forEach(out::println);
      }
    }
  }
}
