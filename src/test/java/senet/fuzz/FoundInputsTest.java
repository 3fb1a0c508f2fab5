package senet.fuzz;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.Timeout;

/** The inputs that fuzzing has found, and those it starts from, given to their targets again. */
@Timeout(value = 60, unit = TimeUnit.SECONDS)
class FoundInputsTest {
  private static final Duration LONGEST = Duration.ofSeconds(10);
  private static final Path FOUND = Path.of("src/test/resources/senet/fuzz");

  @TestFactory
  Stream<DynamicTest> seeds() {
    return Target.ALL.keySet().stream()
        .flatMap(
            target ->
                Seeds.of(target).entrySet().stream()
                    .map(seed -> test(target, seed.getKey(), seed.getValue())));
  }

  @TestFactory
  Stream<DynamicTest> found() throws IOException {
    List<Path> files;
    try (Stream<Path> found = Files.walk(FOUND)) {
      files = found.filter(Files::isRegularFile).sorted().toList();
    }
    return files.stream()
        .map(
            file ->
                test(FOUND.relativize(file).getName(0).toString(), file.toString(), bytes(file)));
  }

  private static byte[] bytes(Path file) {
    try {
      return Files.readAllBytes(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static DynamicTest test(String target, String name, byte[] input) {
    return DynamicTest.dynamicTest(
        target + " " + name,
        () ->
            Assertions.assertTimeoutPreemptively(
                LONGEST, () -> Objects.requireNonNull(Target.ALL.get(target)).take(input)));
  }
}
