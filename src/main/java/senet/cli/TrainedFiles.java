package senet.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The files of a training, found writable before the first game. Each is written beside its place
 * and moved there whole.
 *
 * @param evaluator the evaluator's file
 * @param log the log's file
 */
record TrainedFiles(Path evaluator, Path log) {
  private static final String ENDING = ".yaml";

  /**
   * The files where the evaluator's is named.
   *
   * @throws WrongInput if they cannot be written
   */
  static TrainedFiles open(Path evaluator) throws WrongInput {
    String name = String.valueOf(evaluator.getFileName());
    if (!name.endsWith(ENDING) || name.length() == ENDING.length()) {
      throw new WrongInput("--out: " + evaluator + " must end in .yaml, as in evaluator.yaml");
    }
    String stem = name.substring(0, name.length() - ENDING.length());
    TrainedFiles files = new TrainedFiles(evaluator, evaluator.resolveSibling(stem + ".csv"));
    if (Files.isDirectory(files.evaluator) || Files.isDirectory(files.log)) {
      throw new WrongInput("--out: " + evaluator + " or its log is a folder; name a file");
    }
    try {
      Path beside = beside(evaluator);
      Files.write(beside, new byte[0]);
      Files.delete(beside);
    } catch (IOException e) {
      throw new WrongInput("--out: " + evaluator + " cannot be written; name another file");
    }
    return files;
  }

  private static Path beside(Path path) {
    return path.resolveSibling("." + path.getFileName() + ".tmp");
  }

  /** Writes both. */
  void write(byte[] evaluatorBytes, byte[] logBytes) throws IOException {
    DurableFile.write(evaluator, evaluatorBytes);
    DurableFile.write(log, logBytes);
  }
}
