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
 * Keeps two processes from writing one folder. The system gives the lock back when a process ends,
 * however it ends, so that a file that was left behind locks nothing.
 */
final class FolderLock implements AutoCloseable {

  /** The name of the file, which is there while the lock is held. */
  static final String FILE = ".senet-lock";

  private final Path path;
  private final FileChannel channel;

  private FolderLock(Path path, FileChannel channel) {
    this.path = path;
    this.channel = channel;
  }

  /**
   * Locks a folder.
   *
   * @throws WrongInput if another process, or another run of this one, holds the lock
   */
  static FolderLock of(Path folder) throws IOException, WrongInput {
    Path path = folder.resolve(FILE);
    while (true) {
      FileChannel channel =
          FileChannel.open(
              path, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
      Object opened = fileKey(path);
      if (!lock(channel)) {
        String holder = holder(channel);
        channel.close();
        throw new WrongInput(
            "another run is writing "
                + folder
                + holder
                + "; wait for its end, or choose another folder with --out");
      }
      // whoever held the lock before may have removed the file after it was opened here
      if (opened.equals(fileKey(path))) {
        byte[] process =
            Long.toString(ProcessHandle.current().pid()).getBytes(StandardCharsets.UTF_8);
        channel.truncate(0);
        channel.write(ByteBuffer.wrap(process), 0);
        return new FolderLock(path, channel);
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
