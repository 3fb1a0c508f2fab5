package senet.cli;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import senet.config.BuiltInRules;
import senet.config.ConfigException;
import senet.config.RulesFiles;
import senet.rules.Description;
import senet.rules.Difference;
import senet.rules.Row;
import senet.rules.RuleSet;

/** {@code senet rules}: the rule sets, one in words, or the table of what differs between two. */
@Command(
    name = "rules",
    mixinStandardHelpOptions = true,
    header = "List rule sets, show one in words, or compare two row by row.",
    footer = {
      "",
      "A rule set is named by a built-in name or by the path of a rules file.",
      "Examples:",
      "  senet rules",
      "  senet rules show bell",
      "  senet rules diff bell standard"
    },
    subcommands = {
      RulesCommand.ListCommand.class,
      RulesCommand.ShowCommand.class,
      RulesCommand.DiffCommand.class
    })
final class RulesCommand implements Callable<Integer> {
  private static final int TEXT_WIDTH = 92;

  @Spec private @Nullable CommandSpec spec;

  @Override
  public Integer call() {
    list(out(spec));
    return Main.DONE;
  }

  private static PrintWriter out(@Nullable CommandSpec spec) {
    return java.util.Objects.requireNonNull(spec).commandLine().getOut();
  }

  private static void list(PrintWriter out) {
    int width = BuiltInRules.NAMES.stream().mapToInt(String::length).max().orElse(1);
    for (RuleSet rules : BuiltInRules.all()) {
      out.println(String.format(Locale.ROOT, "%-" + width + "s  %s", rules.name(), rules.title()));
    }
  }

  /** {@code senet rules list}. */
  @Command(
      name = "list",
      mixinStandardHelpOptions = true,
      header = "List the built-in rule sets.",
      footer = {"", "Example:", "  senet rules list"})
  static final class ListCommand implements Callable<Integer> {
    @Spec private @Nullable CommandSpec spec;

    @Override
    public Integer call() {
      list(out(spec));
      return Main.DONE;
    }
  }

  /** {@code senet rules show}. */
  @Command(
      name = "show",
      mixinStandardHelpOptions = true,
      header = "Print a rule set in plain English, made from its data.",
      footer = {"", "Example:", "  senet rules show bell"})
  static final class ShowCommand implements Callable<Integer> {
    @Parameters(paramLabel = "NAME", description = "A built-in name, or a rules file.")
    private String name = "";

    @Spec private @Nullable CommandSpec spec;

    @Override
    public Integer call() throws ConfigException {
      RuleSet rules = RulesFiles.load(name);
      PrintWriter out = out(spec);
      out.println(rules.name() + ": " + rules.title());
      wrap("Source: " + rules.source(), TEXT_WIDTH).forEach(out::println);
      for (Row row : Row.values()) {
        out.println();
        out.println(row.title());
        wrap(Description.sentence(rules, row), TEXT_WIDTH - 2)
            .forEach(line -> out.println("  " + line));
        String note = rules.notes().get(row);
        if (note != null) {
          wrap("The source: " + note, TEXT_WIDTH - 4).forEach(line -> out.println("    " + line));
        }
      }
      return Main.DONE;
    }
  }

  /** {@code senet rules diff}. */
  @Command(
      name = "diff",
      mixinStandardHelpOptions = true,
      header = "Print the rows in which two rule sets differ.",
      footer = {"", "Example:", "  senet rules diff bell standard"})
  static final class DiffCommand implements Callable<Integer> {
    private static final int NAME_WIDTH = 20;
    private static final int COLUMN_WIDTH = 44;
    private static final String LINE_FORMAT = "%-" + NAME_WIDTH + "s  %-" + COLUMN_WIDTH + "s  %s";

    @Parameters(index = "0", paramLabel = "A", description = "A built-in name, or a rules file.")
    private String left = "";

    @Parameters(index = "1", paramLabel = "B", description = "Another.")
    private String right = "";

    @Spec private @Nullable CommandSpec spec;

    @Override
    public Integer call() throws ConfigException {
      RuleSet a = RulesFiles.load(left);
      RuleSet b = RulesFiles.load(right);
      PrintWriter out = out(spec);
      List<Difference> differences = Difference.between(a, b);
      if (differences.isEmpty()) {
        out.println(a.name() + " and " + b.name() + " are played alike.");
        return Main.DONE;
      }
      line(out, "", a.name(), b.name());
      for (Difference difference : differences) {
        line(out, "-".repeat(NAME_WIDTH), "-".repeat(COLUMN_WIDTH), "-".repeat(COLUMN_WIDTH));
        printRow(out, difference);
      }
      return Main.DONE;
    }

    private static void printRow(PrintWriter out, Difference difference) {
      List<String> names = wrap(difference.row().title(), NAME_WIDTH);
      List<String> lefts = wrap(difference.left(), COLUMN_WIDTH);
      List<String> rights = wrap(difference.right(), COLUMN_WIDTH);
      int lines = Math.max(names.size(), Math.max(lefts.size(), rights.size()));
      for (int i = 0; i < lines; i++) {
        line(out, at(names, i), at(lefts, i), at(rights, i));
      }
    }

    private static void line(PrintWriter out, String name, String left, String right) {
      out.println(String.format(Locale.ROOT, LINE_FORMAT, name, left, right).stripTrailing());
    }

    private static String at(List<String> lines, int i) {
      return i < lines.size() ? lines.get(i) : "";
    }
  }

  /** Breaks a text into lines at its spaces. */
  private static List<String> wrap(String text, int width) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    for (String word : text.split(" ", -1)) {
      if (line.length() > 0 && line.length() + 1 + word.length() > width) {
        lines.add(line.toString());
        line.setLength(0);
      }
      line.append(line.length() > 0 ? " " : "").append(word);
    }
    lines.add(line.toString());
    return lines;
  }
}
