package senet.cli;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;
import senet.config.ConfigException;
import senet.run.RunFailure;

/** The program: finds the command, runs it and turns what went wrong into words and exit codes. */
@Command(
    name = "senet",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    header = "Batch simulator and statistical laboratory for the game of Senet.",
    description = {
      "",
      "Plays policy matchups under rule sets by the hundred thousand and tells scores, first-player"
          + " advantage and game length with honest intervals.",
      ""
    },
    footer = {
      "",
      "Examples:",
      "  senet run configs/bell-and-house-rules.yaml",
      "  senet rules diff bell standard",
      "  senet play --rules bell --first greedy --second random --seed 1",
      "",
      "Exit codes: 0 done, 2 the input is wrong, 130 interrupted, 1 anything else."
    },
    subcommands = {
      RunCommand.class,
      CheckCommand.class,
      ReportCommand.class,
      ExportCommand.class,
      RulesCommand.class,
      MovesCommand.class,
      PlayCommand.class,
      SolveCommand.class,
      TrainCommand.class,
      PoliciesCommand.class,
      SchemaCommand.class,
      HelpCommand.class
    })
public final class Main implements Runnable {
  static final int DONE = 0;
  static final int FAILED = 1;
  static final int WRONG_INPUT = 2;
  static final int INTERRUPTED = 130;

  /** What happened, and what helps. */
  static final String OUT_OF_MEMORY =
      "Java has run out of memory; give it more (JAVA_TOOL_OPTIONS=-Xmx4g)";

  @CommandLine.Spec private CommandLine.Model.@org.jspecify.annotations.Nullable CommandSpec spec;

  @Override
  public void run() {
    if (spec != null) {
      spec.commandLine().usage(spec.commandLine().getOut());
    }
  }

  /** Runs the program and ends the process with its exit code. */
  public static void main(String[] args) {
    System.setProperty("java.awt.headless", "true");
    // not System.out, which keeps failures to itself
    StandardOutput output = new StandardOutput(new FileOutputStream(FileDescriptor.out));
    PrintStream out =
        new PrintStream(new BufferedOutputStream(output), false, StandardCharsets.UTF_8);
    PrintStream err = new PrintStream(System.err, true, StandardCharsets.UTF_8);
    int code = run(args, out, err);
    out.flush();
    output.lost().ifPresent(err::println);
    System.exit(output.code(code));
  }

  /** Runs a command and returns its exit code. */
  public static int run(String[] args, PrintStream out, PrintStream err) {
    CommandLine line =
        new CommandLine(new Main())
            .setOut(new PrintWriter(out, true, StandardCharsets.UTF_8))
            .setErr(new PrintWriter(err, true, StandardCharsets.UTF_8))
            .setCaseInsensitiveEnumValuesAllowed(true)
            .setParameterExceptionHandler((failure, parsed) -> explain(failure))
            .setExecutionExceptionHandler((failure, command, parsed) -> explain(failure, command));
    ClassLoader classes = Thread.currentThread().getContextClassLoader();
    try {
      return line.execute(args);
    } catch (OutOfMemoryError e) {
      line.getErr().println("failed: " + OUT_OF_MEMORY);
      return FAILED;
    } finally {
      Thread.currentThread().setContextClassLoader(classes);
    }
  }

  /** One line, and what may have been meant; the help would push both out of sight. */
  private static int explain(ParameterException failure) {
    CommandLine command = failure.getCommandLine();
    PrintWriter err = command.getErr();
    err.println(failure.getMessage());
    UnmatchedArgumentException.printSuggestions(failure, err);
    err.println("See " + command.getCommandSpec().qualifiedName() + " --help");
    return WRONG_INPUT;
  }

  private static int explain(Exception failure, CommandLine command) throws Exception {
    PrintWriter err = command.getErr();
    if (failure instanceof ConfigException || failure instanceof WrongInput) {
      err.println(failure.getMessage());
      return WRONG_INPUT;
    }
    if (failure instanceof RunFailure || failure instanceof java.io.IOException) {
      err.println(command.getCommandName() + " failed: " + describe(failure));
      return FAILED;
    }
    throw failure;
  }

  private static String describe(Exception failure) {
    return failure instanceof FileSystemException file
        ? "cannot write " + file.getFile() + ": " + reason(file)
        : String.valueOf(failure.getMessage());
  }

  /** Why something could not be written, in words for people. */
  static String reason(Exception failure) {
    if (failure instanceof AccessDeniedException) {
      return "permission denied";
    }
    if (failure instanceof NoSuchFileException) {
      return "the folder is gone";
    }
    if (failure instanceof FileSystemException file && file.getReason() != null) {
      return file.getReason();
    }
    String message = failure.getMessage();
    return message == null || failure instanceof FileSystemException
        ? failure.getClass().getSimpleName()
        : message;
  }
}
