package senet.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The program in a process of its own, for what cannot be tried within one. */
final class SenetProcess {

  private SenetProcess() {}

  /**
   * What a process did.
   *
   * @param code its exit code
   * @param lines what it printed
   */
  record Ended(int code, List<String> lines) {

    String lastLine() {
      return lines.get(lines.size() - 1);
    }

    boolean isFinished() {
      return !lines.isEmpty() && lastLine().startsWith("Results are in ");
    }
  }

  /** Starts it; what it prints goes to its output, errors too. */
  static Process start(Object... arguments) throws IOException {
    return builder(arguments).start();
  }

  /** What starts it, for those who want it otherwise. */
  static ProcessBuilder builder(Object... arguments) throws IOException {
    List<String> command = new ArrayList<>(withSignalsAsUsual());
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), "senet.cli.Main"));
    Stream.of(arguments).map(Object::toString).forEach(command::add);
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.environment().put("SENET_TERMINAL", "no");
    return builder;
  }

  /** Waits for its end. */
  static Ended end(Process process) throws IOException, InterruptedException {
    try (BufferedReader reader = process.inputReader(StandardCharsets.UTF_8)) {
      List<String> lines = reader.lines().toList();
      return new Ended(process.waitFor(), lines);
    } finally {
      process.destroyForcibly();
    }
  }

  /** What undoes that a shell makes what it starts in the background ignore Ctrl-C. */
  private static List<String> withSignalsAsUsual() throws IOException {
    Path status = Path.of("/proc/self/status");
    if (Files.exists(status)) {
      for (String line : Files.readAllLines(status)) {
        if (line.startsWith("SigIgn:")
            && (Long.parseUnsignedLong(line.substring(8), 16) & 3) != 0) {
          return List.of("env", "--default-signal=INT,HUP");
        }
      }
    }
    return List.of();
  }
}
