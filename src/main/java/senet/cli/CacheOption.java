package senet.cli;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** {@code --cache}: where tables are kept that take long to reckon. */
final class CacheOption {

  @Option(
      names = "--cache",
      paramLabel = "DIR",
      description =
          "Where endgame tables are kept, for what uses them (default: $XDG_CACHE_HOME/senet, or"
              + " ~/.cache/senet).")
  private @Nullable Path folder;

  /** The folder; it need not exist. */
  Path folder() {
    return folder == null ? CacheFolder.usual() : folder;
  }
}
