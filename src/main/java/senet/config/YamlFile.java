package senet.config;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.api.lowlevel.Compose;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.nodes.Node;

/** Reads a YAML file, or text, as located values. */
final class YamlFile {
  private static final long LARGEST_FILE = 1 << 20;
  private static final int MOST_ALIASES = 50;

  private YamlFile() {}

  /** The file's top value; unreadable files and bad YAML are told as faults. */
  static Optional<Value> read(Path path, Faults faults) {
    String file = path.toString();
    try {
      if (Files.isDirectory(path)) {
        return fail(faults, file, "is a folder; name a YAML file");
      }
      if (Files.size(path) > LARGEST_FILE) {
        return fail(faults, file, "is larger than 1 MiB, which no study needs");
      }
      return parse(Files.readString(path), file, faults);
    } catch (NoSuchFileException e) {
      return fail(faults, file, "there is no such file");
    } catch (CharacterCodingException e) {
      return fail(faults, file, "is not UTF-8 text");
    } catch (IOException e) {
      return fail(faults, file, "cannot be read: " + e.getMessage());
    }
  }

  /** The text's top value; {@code file} is its name in messages. */
  static Optional<Value> parse(String text, String file, Faults faults) {
    LoadSettings settings =
        LoadSettings.builder()
            .setUseMarks(true)
            .setMaxAliasesForCollections(MOST_ALIASES)
            .setLabel(file)
            .build();
    try {
      Optional<Node> node = new Compose(settings).composeString(text);
      if (node.isEmpty()) {
        return fail(faults, file, "is empty");
      }
      return Optional.of(new Value(file, faults, "", node.get()));
    } catch (MarkedYamlEngineException e) {
      int line = e.getProblemMark().map(mark -> mark.getLine() + 1).orElse(0);
      int column = e.getProblemMark().map(mark -> mark.getColumn() + 1).orElse(0);
      faults.add(new Fault(file, line, column, "", "is not YAML: " + e.getProblem()));
      return Optional.empty();
    } catch (YamlEngineException e) {
      return fail(faults, file, "is not YAML: " + e.getMessage());
    }
  }

  private static Optional<Value> fail(Faults faults, String file, String message) {
    faults.add(new Fault(file, 0, 0, "", message));
    return Optional.empty();
  }
}
