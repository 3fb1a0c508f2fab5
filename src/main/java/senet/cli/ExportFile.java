package senet.cli;

import java.io.BufferedWriter;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPOutputStream;

/**
 * A file that is written beside its place and moved there when it is whole; compressed if its name
 * says so. Closing it before that leaves nothing.
 */
final class ExportFile implements AutoCloseable {
  private static final String COMPRESSED = ".gz";
  private static final int BUFFER = 1 << 16;

  private final Path path;
  private final Path beside;
  private final Writer writer;
  private final OutputLock lock;

  private ExportFile(Path path, Path beside, OutputLock lock) throws IOException {
    this.path = path;
    this.beside = beside;
    this.lock = lock;
    // anew: what is there may be a link to somewhere else
    Files.deleteIfExists(beside);
    // not a channel: one would be closed by the interruption of its thread
    OutputStream file = new FileOutputStream(beside.toFile());
    OutputStream bytes =
        path.toString().endsWith(COMPRESSED) ? new GZIPOutputStream(file, BUFFER) : file;
    writer = new BufferedWriter(new OutputStreamWriter(bytes, StandardCharsets.UTF_8), BUFFER);
  }

  /**
   * Opens a file.
   *
   * @throws WrongInput if it cannot be written, or another export is writing it
   */
  static ExportFile open(Path path) throws WrongInput {
    if (Files.isDirectory(path) || path.getFileName() == null) {
      throw new WrongInput("--out: " + path + " is a folder; name a file, as in games.csv.gz");
    }
    Path beside = path.resolveSibling("." + path.getFileName() + ".tmp");
    try {
      OutputLock lock = OutputLock.ofFile(path);
      try {
        return new ExportFile(path, beside, lock);
      } catch (IOException e) {
        lock.close();
        throw e;
      }
    } catch (IOException e) {
      throw new WrongInput(
          "--out: " + path + " cannot be written; name a file in a folder that is there");
    }
  }

  /** Writes more. */
  void write(CharSequence text) throws IOException {
    writer.append(text);
  }

  /** It is whole: moves it to its place. */
  void finish() throws IOException {
    writer.close();
    DurableFile.force(beside);
    DurableFile.move(beside, path);
  }

  @Override
  public void close() throws IOException {
    try {
      writer.close();
    } finally {
      Files.deleteIfExists(beside);
      lock.close();
    }
  }
}
