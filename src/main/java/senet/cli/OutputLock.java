package senet.cli;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import org.jspecify.annotations.Nullable;

/**
 * Keeps two processes from writing one folder or file. The system gives the lock back when a
 * process ends, however it ends, so that a file that was left behind locks nothing.
 */
final class OutputLock implements AutoCloseable {

  /** The name of a folder's file, which is there while the lock is held. */
  static final String FILE = ".senet-lock";

  private final Path path;
  private final FileChannel channel;

  private OutputLock(Path path, FileChannel channel) {
    this.path = path;
    this.channel = channel;
  }

  /**
   * Locks a folder that a run writes.
   *
   * @throws WrongInput if another process, or another run of this one, holds the lock
   */
  static OutputLock ofFolder(Path folder) throws IOException, WrongInput {
    return of(folder.resolve(FILE), "another run is writing " + folder, "another folder");
  }

  /**
   * Locks a file that an export writes, by a file beside it.
   *
   * @throws WrongInput if another process, or another export of this one, holds the lock
   */
  static OutputLock ofFile(Path file) throws IOException, WrongInput {
    return of(
        file.resolveSibling("." + file.getFileName() + FILE),
        "another export is writing " + file,
        "another file");
  }

  private static OutputLock of(Path path, String held, String other)
      throws IOException, WrongInput {
    while (true) {
      FileChannel channel =
          FileChannel.open(
              path, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
      Object opened = fileKey(path);
      if (!lock(channel)) {
        String holder = holder(channel);
        channel.close();
        throw new WrongInput(
            held + holder + "; wait for its end, or choose " + other + " with --out");
      }
      // whoever held the lock before may have removed the file after it was opened here
      if (opened.equals(fileKey(path))) {
        byte[] process =
            Long.toString(ProcessHandle.current().pid()).getBytes(StandardCharsets.UTF_8);
        channel.truncate(0);
        channel.write(ByteBuffer.wrap(process), 0);
        return new OutputLock(path, channel);
      }
      channel.close();
    }
  }

  /** What tells a file from another of the same name; never by opening it, which ends locks. */
  private static Object fileKey(Path path) throws IOException {
    try {
      Object key = Files.readAttributes(path, BasicFileAttributes.class).fileKey();
      return key == null ? path : key;
    } catch (NoSuchFileException e) {
      return new Object();
    }
  }

  private static boolean lock(FileChannel channel) throws IOException {
    @Nullable FileLock lock;
    try {
      // beyond the text, which others may read meanwhile on every system
      lock = channel.tryLock(Long.MAX_VALUE - 1, 1, false);
    } catch (OverlappingFileLockException e) {
      return false;
    }
    return lock != null;
  }

  private static String holder(FileChannel channel) throws IOException {
    ByteBuffer bytes = ByteBuffer.allocate(64);
    channel.read(bytes, 0);
    String text = new String(bytes.array(), 0, bytes.position(), StandardCharsets.UTF_8);
    return text.isEmpty() ? "" : " (process " + text + ")";
  }

  @Override
  public void close() throws IOException {
    Files.deleteIfExists(path);
    channel.close();
  }
}
