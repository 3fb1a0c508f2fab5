package senet.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code senet schema}: the JSON Schema by which editors complete and check files. */
@Command(
    name = "schema",
    mixinStandardHelpOptions = true,
    header = "Print the JSON Schema of study files or rules files, for editors.",
    footer = {"", "Example:", "  senet schema study > study.schema.json"})
final class SchemaCommand implements Callable<Integer> {

  /** What a schema describes. */
  enum Kind {
    STUDY,
    RULES
  }

  @Parameters(paramLabel = "KIND", description = "study or rules.")
  private Kind kind = Kind.STUDY;

  @Spec private @Nullable CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    String name = kind == Kind.STUDY ? "study" : "rules";
    try (InputStream in =
        SchemaCommand.class.getResourceAsStream("/senet/schema/" + name + ".schema.json")) {
      if (in == null) {
        throw new IOException("the program lacks its schema of " + name + " files");
      }
      java.util.Objects.requireNonNull(spec)
          .commandLine()
          .getOut()
          .print(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    }
    spec.commandLine().getOut().flush();
    return Main.DONE;
  }
}
