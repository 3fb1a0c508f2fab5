package senet.cli;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every study in {@code configs} can be checked and run, and says at its head what it asks. */
class ShippedStudiesTest {

  @TempDir Path folder;

  static Stream<Path> studies() throws IOException {
    try (Stream<Path> files = Files.list(Path.of("configs"))) {
      List<Path> studies =
          files.filter(file -> file.toString().endsWith(".yaml")).sorted().toList();
      return studies.stream();
    }
  }

  @ParameterizedTest
  @MethodSource("studies")
  void runsAndReports(Path study) throws IOException {
    assertThat(Cli.run("check", study.toString()).code()).isZero();
    Path out = folder.resolve("results");
    // the policies that look ahead take some thousand times as long
    boolean searches =
        Stream.of("searchers.yaml", "ladder.yaml", "learned.yaml").anyMatch(study::endsWith);
    String games = searches ? "10" : "2000";
    Cli run =
        Cli.run("run", study.toString(), "--games", games, "--out", out.toString(), "--quiet");
    assertThat(run).isEqualTo(new Cli(0, "", ""));
    assertThat(out.resolve("report.html")).isNotEmptyFile();
    assertThat(Files.readString(out.resolve("summary.csv"))).contains(",first-win,rate,");
  }

  @ParameterizedTest
  @MethodSource("studies")
  void asksAQuestion(Path study) throws IOException {
    List<String> lines = Files.readAllLines(study);
    assertThat(lines.get(0)).startsWith("# yaml-language-server: $schema=");
    String head =
        lines.stream().skip(1).takeWhile(line -> line.startsWith("#")).collect(joining(" "));
    assertThat(head).contains("?");
  }
}
