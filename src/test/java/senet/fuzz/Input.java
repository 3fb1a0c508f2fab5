package senet.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import senet.config.ConfigException;
import senet.config.Fault;

/** What the fuzz targets have in common: a folder for files, and what a refusal must look like. */
public final class Input {
  private static final int LONGEST_LINE = 6_000;

  private Input() {}

  /** A folder that is removed when the process ends, with all that is in it by then. */
  public static Path folder() {
    try {
      Path folder = Files.createTempDirectory("senet-fuzz");
      Runtime.getRuntime().addShutdownHook(new Thread(() -> remove(folder)));
      return folder;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void remove(Path folder) {
    try (var found = Files.walk(folder)) {
      found.sorted(java.util.Comparator.reverseOrder()).forEach(path -> path.toFile().delete());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Writes a file of the given contents. */
  public static Path write(Path file, byte[] content) {
    try {
      return Files.write(file, content);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Demands that each fault is one line of plain characters that says something. */
  public static void check(ConfigException refusal) {
    assertThat(refusal.faults()).isNotEmpty();
    for (Fault fault : refusal.faults()) {
      assertThat(fault.message()).isNotBlank().doesNotContain("Exception");
      check(fault.toString());
    }
  }

  /** Demands that a line has nothing that a terminal would obey. */
  public static void check(String line) {
    assertThat(line.length()).isLessThan(LONGEST_LINE);
    assertThat(line).doesNotContainPattern("[\\p{Cc}\\u2028\\u2029\\u202a-\\u202e\\u2066-\\u2069]");
  }
}
