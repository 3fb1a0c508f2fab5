package senet.config;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.api.lowlevel.Compose;
import org.snakeyaml.engine.v2.api.lowlevel.Parse;
import org.snakeyaml.engine.v2.events.CollectionEndEvent;
import org.snakeyaml.engine.v2.events.CollectionStartEvent;
import org.snakeyaml.engine.v2.events.Event;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.ReaderException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.nodes.Node;

/** Reads a YAML file, or text, as located values. */
final class YamlFile {
  /** Enough for the resolved rules of the largest study. */
  private static final int LONGEST_TEXT = 1 << 26;

  private static final int MOST_ALIASES = 50;
  private static final int DEEPEST_NESTING = 30;

  private YamlFile() {}

  /** The file's top value; unreadable files and bad YAML are told as faults of the file. */
  static Optional<Value> read(Path path, Faults faults) {
    String file = path.toString();
    return TextFile.readGiven(path, problem -> faults.add(new Fault(file, 0, 0, "", problem)))
        .flatMap(text -> parse(text, file, faults));
  }

  /** The file's top value; bad YAML is told as a fault, and an unreadable file to a consumer. */
  static Optional<Value> read(Path path, Faults faults, Consumer<String> unreadable) {
    return TextFile.read(path, unreadable).flatMap(text -> parse(text, path.toString(), faults));
  }

  /** The text's top value; {@code file} is its name in messages. */
  static Optional<Value> parse(String text, String file, Faults faults) {
    LoadSettings settings =
        LoadSettings.builder()
            .setUseMarks(true)
            .setMaxAliasesForCollections(MOST_ALIASES)
            .setCodePointLimit(LONGEST_TEXT)
            .setLabel(file)
            .build();
    try {
      Optional<Fault> tooDeep = tooDeep(text, file, settings);
      if (tooDeep.isPresent()) {
        faults.add(tooDeep.get());
        return Optional.empty();
      }
      Optional<Node> node = new Compose(settings).composeString(text);
      if (node.isPresent()) {
        return Optional.of(new Value(file, faults, "", null, node.get()));
      }
      faults.add(new Fault(file, 0, 0, "", "is empty"));
    } catch (MarkedYamlEngineException e) {
      faults.add(YamlMistake.of(e, file));
    } catch (ReaderException e) {
      long line = text.substring(0, text.indexOf(e.getCodePoint())).lines().count();
      String message =
          String.format("has the character U+%04X, which no text has", e.getCodePoint());
      faults.add(new Fault(file, (int) Math.max(1, line), 1, "", message));
    } catch (YamlEngineException | IllegalArgumentException e) {
      // the parser lets the second escape of some tags, such as !%20
      faults.add(new Fault(file, 0, 0, "", "is not YAML: " + e.getMessage()));
    }
    return Optional.empty();
  }

  /** Finds nesting so deep that reading it, which is recursive, might exhaust the stack. */
  private static Optional<Fault> tooDeep(String text, String file, LoadSettings settings) {
    int depth = 0;
    for (Event event : new Parse(settings).parseString(text)) {
      depth +=
          event instanceof CollectionStartEvent ? 1 : event instanceof CollectionEndEvent ? -1 : 0;
      if (depth > DEEPEST_NESTING) {
        String message = "lists and groups are nested more than " + DEEPEST_NESTING + " deep";
        return Optional.of(YamlMistake.at(event.getStartMark(), file, message));
      }
    }
    return Optional.empty();
  }
}
