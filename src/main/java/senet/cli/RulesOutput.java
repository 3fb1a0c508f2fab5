package senet.cli;

import java.io.PrintWriter;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;
import senet.config.ConfigException;
import senet.language.Language;
import senet.report.rules.Description;

/** What {@code senet rules} and its subcommands have in common: they print, and that is all. */
@Command(mixinStandardHelpOptions = true, sortOptions = false)
abstract class RulesOutput implements Callable<Integer> {
  @Spec private @Nullable CommandSpec spec;

  @Override
  public final Integer call() throws ConfigException {
    print(
        java.util.Objects.requireNonNull(spec).commandLine().getOut(), new Description(language()));
    return Main.DONE;
  }

  abstract void print(PrintWriter out, Description words) throws ConfigException;

  abstract Language language();

  /** A subcommand, which takes the option of the command above it before or after its name. */
  @Command
  abstract static class Subcommand extends RulesOutput {
    @ParentCommand private @Nullable RulesCommand parent;

    @Override
    final Language language() {
      return java.util.Objects.requireNonNull(parent).language();
    }
  }

  /** A subcommand that prints in a format of choice. */
  @Command
  abstract static class Formatted extends Subcommand {

    /** How rules are printed. */
    enum Format {
      TEXT,
      MARKDOWN
    }

    @Option(
        names = "--format",
        paramLabel = "FORMAT",
        description = "text (default) or markdown, for articles.")
    private Format format = Format.TEXT;

    final boolean isMarkdown() {
      return format == Format.MARKDOWN;
    }
  }
}
