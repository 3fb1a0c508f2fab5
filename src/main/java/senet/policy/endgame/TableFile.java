package senet.policy.endgame;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.IntBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.IntUnaryOperator;

/**
 * A file of whole numbers of 32 bits that is mapped into memory: a first line that says what it is,
 * the length of its key, the key, padding to whole pages, the numbers in columns (the lowest byte
 * first), and the SHA-256 of all before it.
 */
final class TableFile {
  private static final byte[] MAGIC = "senet optimal 1\n".getBytes(StandardCharsets.US_ASCII);
  private static final int PAGE = 4096;
  private static final int DIGEST_BYTES = 32;
  private static final int BUFFER = 1 << 20;

  private TableFile() {}

  /**
   * Writes a file beside its place and moves it there whole, so that nobody ever sees a part of it.
   *
   * @param columns each tells its number at every place
   * @param rows how many places a column has
   */
  static void write(Path file, String key, int rows, IntUnaryOperator... columns)
      throws IOException {
    Path folder = file.toAbsolutePath().getParent();
    Files.createDirectories(folder);
    Path beside = Files.createTempFile(folder, ".optimal", ".tmp");
    try {
      try (FileChannel channel = FileChannel.open(beside, StandardOpenOption.WRITE)) {
        MessageDigest digest = sha256();
        put(channel, digest, ByteBuffer.wrap(head(key)));
        ByteBuffer buffer = ByteBuffer.allocate(BUFFER).order(ByteOrder.LITTLE_ENDIAN);
        for (IntUnaryOperator column : columns) {
          for (int row = 0; row < rows; row++) {
            buffer.putInt(column.applyAsInt(row));
            if (!buffer.hasRemaining()) {
              put(channel, digest, buffer.flip());
              buffer.clear();
            }
          }
        }
        put(channel, digest, buffer.flip());
        writeAll(channel, ByteBuffer.wrap(digest.digest()));
      }
      Files.move(beside, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(beside);
    }
  }

  /** How many bytes a file has. */
  static long bytes(String key, int rows, int columns) {
    return head(key).length + 4L * rows * columns + DIGEST_BYTES;
  }

  /** Maps the columns of a file; nothing if it is not there, is damaged or has another key. */
  static Optional<IntBuffer[]> map(Path file, String key, int rows, int columns) {
    if (!Files.isRegularFile(file)) {
      return Optional.empty();
    }
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
      byte[] head = head(key);
      if (channel.size() != bytes(key, rows, columns) || !isWhole(channel, head)) {
        return Optional.empty();
      }
      IntBuffer[] mapped = new IntBuffer[columns];
      for (int i = 0; i < columns; i++) {
        mapped[i] =
            channel
                .map(FileChannel.MapMode.READ_ONLY, head.length + 4L * rows * i, 4L * rows)
                .order(ByteOrder.LITTLE_ENDIAN)
                .asIntBuffer();
      }
      return Optional.of(mapped);
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  /** Whether a file begins with its head and ends with the digest of all else. */
  private static boolean isWhole(FileChannel channel, byte[] head) throws IOException {
    MessageDigest digest = sha256();
    ByteBuffer buffer = ByteBuffer.allocate(Math.max(BUFFER, head.length));
    long left = channel.size() - DIGEST_BYTES;
    boolean first = true;
    while (left > 0) {
      buffer.clear().limit((int) Math.min(buffer.capacity(), left));
      while (buffer.hasRemaining() && channel.read(buffer) >= 0) {}
      if (buffer.hasRemaining()) {
        return false;
      }
      if (first && !Arrays.equals(head, Arrays.copyOf(buffer.array(), head.length))) {
        return false;
      }
      first = false;
      left -= buffer.limit();
      digest.update(buffer.flip());
    }
    buffer.clear().limit(DIGEST_BYTES);
    while (buffer.hasRemaining() && channel.read(buffer) >= 0) {}
    return Arrays.equals(digest.digest(), Arrays.copyOf(buffer.array(), DIGEST_BYTES));
  }

  private static byte[] head(String key) {
    byte[] words = key.getBytes(StandardCharsets.UTF_8);
    int length = MAGIC.length + 4 + words.length;
    ByteBuffer head = ByteBuffer.allocate((length + PAGE - 1) / PAGE * PAGE);
    return head.put(MAGIC).putInt(words.length).put(words).array();
  }

  private static void put(FileChannel channel, MessageDigest digest, ByteBuffer bytes)
      throws IOException {
    digest.update(bytes.duplicate());
    writeAll(channel, bytes);
  }

  private static void writeAll(FileChannel channel, ByteBuffer bytes) throws IOException {
    while (bytes.hasRemaining()) {
      channel.write(bytes);
    }
  }

  static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
