package senet.cli;

import java.io.PrintWriter;
import java.io.Writer;
import picocli.CommandLine.Option;

/** {@code --quiet}: what is worth knowing is not told. */
final class QuietOption {

  @Option(names = "--quiet", description = "Print nothing but errors.")
  private boolean quiet;

  boolean isGiven() {
    return quiet;
  }

  /** Where to tell what is worth knowing, and what is done meanwhile: to errors, or nobody. */
  PrintWriter news(PrintWriter err) {
    return quiet ? new PrintWriter(Writer.nullWriter()) : err;
  }
}
