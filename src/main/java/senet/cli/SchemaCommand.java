package senet.cli;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
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
    description =
        "The schema of study files holds that of rules files, so that one file is enough.",
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
    ObjectNode schema =
        switch (kind) {
          case RULES -> read("rules");
          case STUDY -> withRules(read("study"), read("rules"));
        };
    java.util.Objects.requireNonNull(spec).commandLine().getOut().println(schema.toPrettyString());
    return Main.DONE;
  }

  /** Writes the schema of rules files into that of study files, which refers to it by file name. */
  private static ObjectNode withRules(ObjectNode study, ObjectNode rules) {
    ObjectNode definitions = study.withObject("/$defs");
    definitions.setAll(rules.withObject("/$defs"));
    rules.remove(List.of("$defs", "$schema", "$id"));
    definitions.set("rulesFile", rules);
    study
        .findParents("$ref")
        .forEach(
            parent -> {
              if (parent.path("$ref").asText().equals("rules.schema.json")) {
                ((ObjectNode) parent).put("$ref", "#/$defs/rulesFile");
              }
            });
    return study;
  }

  private static ObjectNode read(String name) throws IOException {
    try (InputStream in =
        SchemaCommand.class.getResourceAsStream("/senet/schema/" + name + ".schema.json")) {
      if (in == null) {
        throw new IOException("the program lacks its schema of " + name + " files");
      }
      return (ObjectNode) new ObjectMapper().readTree(in);
    }
  }
}
