package senet.cli;

import java.io.PrintWriter;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import senet.config.ConfigException;

/** What {@code senet rules} and its subcommands have in common: they print, and that is all. */
@Command(mixinStandardHelpOptions = true, sortOptions = false)
abstract class RulesOutput implements Callable<Integer> {
  @Spec private @Nullable CommandSpec spec;

  @Override
  public final Integer call() throws ConfigException {
    print(java.util.Objects.requireNonNull(spec).commandLine().getOut());
    return Main.DONE;
  }

  abstract void print(PrintWriter out) throws ConfigException;

  /** A subcommand that prints in a format of choice. */
  @Command
  abstract static class Formatted extends RulesOutput {

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
