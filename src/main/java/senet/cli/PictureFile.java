package senet.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** {@code --svg}: where to write a picture. */
final class PictureFile {
  private static final String NAME = "--svg";

  @Option(
      names = NAME,
      paramLabel = "FILE",
      description = "Also draw it, as SVG; a file that is there is replaced.")
  private @Nullable Path path;

  /** Whether a picture is asked for. */
  boolean isWanted() {
    return path != null;
  }

  /**
   * Writes the picture, whole or not at all.
   *
   * @throws WrongInput if it cannot be written
   */
  void write(byte[] picture) throws WrongInput {
    Path file = java.util.Objects.requireNonNull(path);
    if (Files.isDirectory(file) || file.getFileName() == null) {
      throw new WrongInput(NAME + ": " + file + " is a folder; name a file");
    }
    try {
      DurableFile.write(file, picture);
    } catch (IOException e) {
      throw new WrongInput(
          NAME + ": " + file + " cannot be written (" + Main.reason(e) + "); name another file");
    }
  }
}
