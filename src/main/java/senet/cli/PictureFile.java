package senet.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import senet.language.Language;

/** {@code --svg} and {@code --lang}: where to write a picture, and in which language. */
final class PictureFile {
  private static final String NAME = "--svg";

  @Option(
      names = NAME,
      paramLabel = "FILE",
      description = "Also draw it, as SVG; a file that is there is replaced.")
  private @Nullable Path path;

  @Option(
      names = "--lang",
      paramLabel = "CODE",
      converter = LanguageCode.class,
      completionCandidates = LanguageCode.Known.class,
      description =
          "The language of the picture (default: ${DEFAULT-VALUE}). Known:"
              + " ${COMPLETION-CANDIDATES}.")
  private Language language = Language.ENGLISH;

  /**
   * Whether a picture is asked for.
   *
   * @throws WrongInput if only its language is
   */
  boolean isWanted() throws WrongInput {
    if (path == null && !language.equals(Language.ENGLISH)) {
      throw new WrongInput(
          "--lang is the language of a picture; say where to draw it with --svg FILE");
    }
    return path != null;
  }

  /** The language of its words. */
  Language language() {
    return language;
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
    if (!file.getFileName().toString().toLowerCase(Locale.ROOT).endsWith(".svg")) {
      throw new WrongInput(NAME + ": the picture is an SVG; name it so, as in " + file + ".svg");
    }
    try {
      DurableFile.write(file, picture);
    } catch (IOException e) {
      throw new WrongInput(
          NAME + ": " + file + " cannot be written (" + Main.reason(e) + "); name another file");
    }
  }
}
