package senet.fuzz;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** What the fuzzer calls; no test of the ordinary build, which gives found inputs to targets. */
public final class Fuzz {
  private static @Nullable Target target;

  private Fuzz() {}

  /**
   * Chooses a target and writes what the fuzzer starts from.
   *
   * @param args a folder, and the name of the target
   */
  public static void fuzzerInitialize(String[] args) throws IOException {
    Path folder = Path.of(args[0]);
    Path seeds = Files.createDirectories(folder.resolve("seeds"));
    Files.createDirectories(folder.resolve("corpus"));
    Files.createDirectories(folder.resolve("found"));
    Files.writeString(folder.resolve("dictionary"), Dictionary.text());
    for (Map.Entry<String, byte[]> seed : Seeds.of(args[1]).entrySet()) {
      Files.write(seeds.resolve(seed.getKey()), seed.getValue());
    }
    target = Objects.requireNonNull(Target.ALL.get(args[1]), args[1]);
  }

  /** Gives the target an input. */
  public static void fuzzerTestOneInput(byte[] input) throws IOException {
    Objects.requireNonNull(target, "initialized").take(input);
  }
}
