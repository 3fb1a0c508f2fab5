package senet.config;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;

/** Reads a file that people have written, as text. */
final class TextFile {
  private static final int LARGEST_FILE = 1 << 20;

  private TextFile() {}

  /** Whether a pipe is one that the user's shell has made, as of {@code senet check <(…)}. */
  private static boolean isOfShell(Path path) {
    return path.startsWith("/dev/fd")
        || path.startsWith("/dev/stdin")
        || path.startsWith("/proc/self/fd");
  }

  /** As {@link #read}; also from a pipe, if the user's shell has made it. */
  static Optional<String> readGiven(Path path, Consumer<String> unreadable) {
    return isOfShell(path) ? readAny(path, unreadable) : read(path, unreadable);
  }

  /** The file's text; why it cannot be read is told to a consumer. */
  static Optional<String> read(Path path, Consumer<String> unreadable) {
    if (Files.exists(path) && !Files.isRegularFile(path) && !Files.isDirectory(path)) {
      // it may never end, or never begin
      unreadable.accept("is a pipe or a device; name a file");
      return Optional.empty();
    }
    return readAny(path, unreadable);
  }

  private static Optional<String> readAny(Path path, Consumer<String> unreadable) {
    try {
      if (Files.isDirectory(path)) {
        unreadable.accept("is a folder; name a YAML file");
        return Optional.empty();
      }
      byte[] bytes;
      try (InputStream in = Files.newInputStream(path)) {
        bytes = in.readNBytes(LARGEST_FILE + 1);
      }
      if (bytes.length > LARGEST_FILE) {
        unreadable.accept("is larger than 1 MiB, which no study needs");
        return Optional.empty();
      }
      String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
      return Optional.of(text);
    } catch (NoSuchFileException e) {
      unreadable.accept("does not exist");
    } catch (AccessDeniedException e) {
      unreadable.accept("may not be read; change its permissions");
    } catch (CharacterCodingException e) {
      unreadable.accept("is not UTF-8 text; save it with that encoding");
    } catch (FileSystemException e) {
      unreadable.accept("cannot be read: " + e.getReason());
    } catch (IOException e) {
      unreadable.accept("cannot be read: " + e.getMessage());
    }
    return Optional.empty();
  }
}
