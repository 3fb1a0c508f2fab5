package senet.cli;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** {@code --threads}: how many threads work at once. */
final class ThreadsOption {
  private static final int MOST = 1024;

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "How many threads work at once (default: one a processor).")
  private @Nullable Integer threads;

  /** The number, if it is given. */
  Optional<Integer> given() throws WrongInput {
    return Limits.within("--threads", threads, 1, MOST);
  }

  /** The number; that of processors if it is not given. */
  int number() throws WrongInput {
    return given().orElse(Runtime.getRuntime().availableProcessors());
  }
}
