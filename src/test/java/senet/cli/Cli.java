package senet.cli;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * What the program did with its arguments.
 *
 * @param code the exit code
 * @param out what it printed
 * @param err what it printed to standard error
 */
record Cli(int code, String out, String err) {

  static Cli run(Object... args) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    String[] words = Stream.of(args).map(Object::toString).toArray(String[]::new);
    int code =
        Main.run(
            words,
            new PrintStream(out, true, StandardCharsets.UTF_8),
            new PrintStream(err, true, StandardCharsets.UTF_8));
    return new Cli(
        code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }

  /** Standard error without the name of a folder. */
  String errIn(Path folder) {
    return err.replace(folder + "/", "").replace(folder.toString(), "DIR");
  }

  /** Writes a small study and returns its file. */
  static Path study(Path folder, String name, String more) throws IOException {
    Path path = folder.resolve(name + ".yaml");
    return Files.writeString(
        path,
        """
        study: %s
        seed: 7
        games: 300
        rules: [bell, {name: quick, extends: standard, pieces: 2}]
        matchups: [{first: random, second: greedy}]
        %s
        """
            .formatted(name, more));
  }

  /** The contents of all files below a folder, by their names, without the log. */
  static SortedMap<String, String> files(Path folder) {
    SortedMap<String, String> contents = new TreeMap<>();
    try (Stream<Path> found = Files.walk(folder)) {
      for (Path path : found.filter(Files::isRegularFile).toList()) {
        contents.put(
            folder.relativize(path).toString(), HexFormat.of().formatHex(Files.readAllBytes(path)));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    contents.remove("run.log");
    return contents;
  }
}
