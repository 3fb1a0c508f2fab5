package senet.cli;

import java.io.PrintWriter;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ScopeType;
import senet.config.BuiltInRules;
import senet.config.ConfigException;
import senet.config.RulesFiles;
import senet.language.Language;
import senet.report.rules.Description;
import senet.report.rules.Difference;
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
      "  senet rules diff bell standard",
      "  senet rules show kendall --lang fi"
    },
    subcommands = {
      RulesCommand.ListCommand.class,
      RulesCommand.ShowCommand.class,
      RulesCommand.DiffCommand.class
    })
final class RulesCommand extends RulesOutput {

  @Option(
      names = "--lang",
      paramLabel = "CODE",
      converter = LanguageCode.class,
      completionCandidates = LanguageCode.Known.class,
      scope = ScopeType.INHERIT,
      description = "The language of the words: ${COMPLETION-CANDIDATES}; en if not given.")
  private Language language = Language.ENGLISH;

  @Override
  Language language() {
    return language;
  }

  @Override
  void print(PrintWriter out, Description words) {
    RulesText.list(BuiltInRules.all(), words).forEach(out::println);
  }

  /** {@code senet rules list}. */
  @Command(
      name = "list",
      header = "List the built-in rule sets.",
      footer = {"", "Examples:", "  senet rules list", "  senet rules list --lang es"})
  static final class ListCommand extends RulesOutput.Subcommand {
    @Override
    void print(PrintWriter out, Description words) {
      RulesText.list(BuiltInRules.all(), words).forEach(out::println);
    }
  }

  /** {@code senet rules show}. */
  @Command(
      name = "show",
      header = "Print a rule set in plain words, made from its data.",
      footer = {
        "",
        "Examples:",
        "  senet rules show bell",
        "  senet rules show bell --lang tr",
        "  senet rules show my-rules.yaml --format markdown > my-rules.md"
      })
  static final class ShowCommand extends RulesOutput.Formatted {
    @Parameters(paramLabel = "NAME", description = "A built-in name, or a rules file.")
    private String name = "";

    @Override
    void print(PrintWriter out, Description words) throws ConfigException {
      RuleSet rules = RulesFiles.load(name);
      List<String> lines =
          isMarkdown() ? RulesMarkdown.show(rules, words) : RulesText.show(rules, words);
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
        "  senet rules diff bell standard --lang cs",
        "  senet rules diff bell my-rules.yaml --format markdown"
      })
  static final class DiffCommand extends RulesOutput.Formatted {
    @Parameters(index = "0", paramLabel = "A", description = "A built-in name, or a rules file.")
    private String left = "";

    @Parameters(index = "1", paramLabel = "B", description = "Another.")
    private String right = "";

    @Override
    void print(PrintWriter out, Description words) throws ConfigException {
      RuleSet a = RulesFiles.load(left);
      RuleSet b = RulesFiles.load(right);
      List<Difference> differences = Difference.between(a, b, words);
      if (differences.isEmpty()) {
        out.println(words.language().say("rules.alike", a.name(), b.name()));
      } else if (isMarkdown()) {
        RulesMarkdown.diff(a.name(), b.name(), differences, words).forEach(out::println);
      } else {
        RulesText.diff(a.name(), b.name(), differences, words).forEach(out::println);
      }
    }
  }
}
