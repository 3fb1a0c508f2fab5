package senet.run;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * What machines elsewhere need to know to play the batches of a run.
 *
 * @param study the study with everything resolved, as JSON
 * @param place where the machines are, in the words of the engine; nothing if it knows by itself
 * @param longestGame how long a game may take
 * @param plugins folders and jars with policies that are not part of the product
 * @param tables files of tables that policies share, each by its own name
 */
public record Assignment(
    String study,
    Optional<String> place,
    Duration longestGame,
    List<Path> plugins,
    List<Path> tables) {

  public Assignment {
    plugins = List.copyOf(plugins);
    tables = List.copyOf(tables);
  }
}
