package senet.cli;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * Files that are there whole or not at all, also after a power cut: written beside their place,
 * forced to the disk and moved there.
 */
final class DurableFile {

  private static final String SUFFIX = ".tmp";

  private DurableFile() {}

  /** Writes a file, in the place of any that is there; its folder is made if need be. */
  static void write(Path path, byte[] content) throws IOException {
    Path folder = folder(path);
    Files.createDirectories(folder);
    Path beside = folder.resolve("." + path.getFileName() + SUFFIX);
    try {
      // anew: what is there may be a link to somewhere else
      Files.deleteIfExists(beside);
      try (FileChannel file =
          FileChannel.open(beside, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
        ByteBuffer rest = ByteBuffer.wrap(content);
        while (rest.hasRemaining()) {
          file.write(rest);
        }
        file.force(true);
      }
      move(beside, path);
    } finally {
      Files.deleteIfExists(beside);
    }
  }

  /** Makes what a file holds last. */
  static void force(Path path) throws IOException {
    try (FileChannel file = FileChannel.open(path, StandardOpenOption.WRITE)) {
      file.force(true);
    }
  }

  /** Moves a file within its folder, in the place of any that is there, and the move lasts. */
  static void move(Path from, Path to) throws IOException {
    Files.move(from, to, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    forceFolderOf(to);
  }

  private static Path folder(Path file) {
    return Objects.requireNonNull(file.toAbsolutePath().getParent(), "a file is in a folder");
  }

  /** Whether a file is one that a process did not live to finish, or is writing. */
  static boolean isUnfinished(Path path) {
    String name = path.getFileName().toString();
    return name.startsWith(".") && name.endsWith(SUFFIX);
  }

  /** Removes such files from a folder, if there is one. */
  static void clean(Path folder) throws IOException {
    if (Files.isDirectory(folder)) {
      List<Path> unfinished;
      try (Stream<Path> files = Files.list(folder)) {
        unfinished = files.filter(DurableFile::isUnfinished).toList();
      }
      for (Path file : unfinished) {
        Files.deleteIfExists(file);
      }
    }
  }

  /** Makes what a folder lists last: that this file or folder is in it. */
  static void forceFolderOf(Path path) {
    try (FileChannel channel = FileChannel.open(folder(path), StandardOpenOption.READ)) {
      channel.force(true);
    } catch (IOException e) {
      // some systems cannot open a folder; the move is as durable there as they make it
    }
  }
}
