package senet.cli;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What a command prints. A full disk behind it, or a reader that has gone, stops no command at
 * once, but is remembered, so that the process does not end as if all had been printed.
 */
final class StandardOutput extends FilterOutputStream {

  /** What the system says where the reader is gone, as {@code head} is when it has seen enough. */
  private static final String NO_READER = "Broken pipe";

  /** What a shell makes of a process that ends for want of a reader: 128 and SIGPIPE. */
  private static final int UNREAD = 141;

  private @Nullable IOException trouble;

  StandardOutput(OutputStream out) {
    super(out);
  }

  @Override
  public void write(int b) {
    write(new byte[] {(byte) b}, 0, 1);
  }

  @Override
  public void write(byte[] bytes, int from, int length) {
    if (trouble == null) {
      try {
        out.write(bytes, from, length);
      } catch (IOException e) {
        trouble = e;
      }
    }
  }

  @Override
  public void flush() {
    if (trouble == null) {
      try {
        out.flush();
      } catch (IOException e) {
        trouble = e;
      }
    }
  }

  /** The exit code of a command that ended with this one. */
  int code(int ended) {
    if (trouble == null || ended != Main.DONE) {
      return ended;
    }
    return NO_READER.equals(trouble.getMessage()) ? UNREAD : Main.FAILED;
  }

  /** What to say of output that was lost; nothing where no one reads it. */
  Optional<String> lost() {
    return trouble == null || NO_READER.equals(trouble.getMessage())
        ? Optional.empty()
        : Optional.of("the output could not be written: " + Main.reason(trouble));
  }
}
