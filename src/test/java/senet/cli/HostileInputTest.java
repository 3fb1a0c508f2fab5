package senet.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Files that are made to do harm are refused in a line, or harmless. */
@Timeout(value = 30, unit = TimeUnit.SECONDS)
class HostileInputTest {
  @TempDir private Path folder;

  static Stream<Arguments> files() {
    StringBuilder bomb = new StringBuilder("study: s\na: &a [x, x, x, x, x, x, x, x, x]\n");
    for (char c = 'b'; c < 'k'; c++) {
      String before = "*" + (char) (c - 1);
      bomb.append(c).append(": &").append(c).append(" [");
      bomb.append(String.join(", ", List.of(before, before, before, before, before, before)));
      bomb.append("]\n");
    }
    return Stream.of(
        Arguments.of("study: ../../x\n", "is no name"),
        Arguments.of("study: /etc/passwd\n", "is no name"),
        Arguments.of("study: \"=1+1\"\n", "is no name"),
        Arguments.of("study: con\u0000trol\n", "which no text has"),
        Arguments.of("study: s\nrules: [{name: \"<b>x</b>\", extends: bell}]\n", "is no name"),
        Arguments.of("study: s\nrules: [../../../etc/passwd]\n", "etc/passwd"),
        Arguments.of(bomb.toString(), "is not YAML: Number of aliases"),
        Arguments.of("study: &s [*s]\n", ":1:"),
        Arguments.of("study: s\nrules: " + "[".repeat(100_000), "nested more than"),
        Arguments.of("study: s\nrules: " + "{a: ".repeat(100_000), "nested more than"),
        Arguments.of(
            "study: s\ngames: " + "9".repeat(100_000) + "\n", "games: needs a whole number"),
        Arguments.of("study: s\nseed: 1e999999999\n", "seed: "),
        Arguments.of("study: s\ngames: 1000000000001\n", "it must be from 1 to 1000000000000"),
        Arguments.of("study: " + "x".repeat(4_000_000) + "\n", ""),
        Arguments.of("study: !!javax.script.ScriptEngineManager [x]\n", ":1:"));
  }

  @ParameterizedTest
  @MethodSource("files")
  void isRefused(String text, String reason) throws IOException {
    Path study = Files.writeString(folder.resolve("study.yaml"), text);
    Path out = folder.resolve("out");
    Cli cli = Cli.run("run", study, "--out", out);
    assertThat(cli.code()).isEqualTo(2);
    assertThat(cli.err()).contains("study.yaml", reason).doesNotContain("\tat ", "Exception");
    assertThat(cli.err().length()).isLessThan(20_000);
    assertThat(out).doesNotExist();
  }

  @Test
  void textThatIsNotUtf8IsRefused() throws IOException {
    byte[] bytes = "study: \u00e4\u00ff\n".getBytes(StandardCharsets.ISO_8859_1);
    Path study = Files.write(folder.resolve("study.yaml"), bytes);
    Cli cli = Cli.run("check", study);
    assertThat(cli.code()).isEqualTo(2);
    assertThat(cli.errIn(folder))
        .isEqualTo("study.yaml: is not UTF-8 text; save it with that encoding\n");
  }

  /** A title is free text: it stands in the page, where a browser must not run it. */
  @Test
  void aTitleIsTextOnly() throws IOException {
    String title = "<script>alert(1)</script>\\\" onload=\\\"x";
    Path study = Cli.study(folder, "titled", "title: \"" + title + "\"\ncharts: [outcome]");
    Path out = folder.resolve("out");
    assertThat(Cli.run("run", study, "--out", out, "--quiet").code()).isZero();
    assertThat(Files.readString(out.resolve("report.html")))
        .contains("&lt;script&gt;alert(1)&lt;/script&gt;")
        .doesNotContain("<script>alert", "\" onload=\"x");
    assertThat(Files.readString(out.resolve("charts/outcome.svg"))).doesNotContain("<script");
  }
}
