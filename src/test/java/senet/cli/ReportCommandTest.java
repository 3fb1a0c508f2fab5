package senet.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SortedMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code report} writes again what {@code run} wrote, and refuses what it cannot trust. */
class ReportCommandTest {

  @TempDir private Path folder;
  private Path results = Path.of("");

  @BeforeEach
  void play() throws IOException {
    results = folder.resolve("results");
    Path study = Cli.study(folder, "small", "");
    assertThat(Cli.run("run", study, "--out", results, "--quiet").code()).isZero();
  }

  @Test
  void rewritesTheSameBytes() throws IOException {
    SortedMap<String, String> before = Cli.files(results);
    Files.writeString(results.resolve("summary.csv"), "overwritten");
    Cli cli = Cli.run("report", results);
    assertThat(cli.code()).as(cli.err()).isZero();
    assertThat(cli.out()).isEqualTo("Wrote tables, charts and " + results + "/report.html\n");
    assertThat(Cli.files(results)).isEqualTo(before);
  }

  @Test
  void rewritesBoardsAndGamesFromWhatIsKept() throws IOException {
    Path study = Cli.study(folder, "boards", "charts: [board, game, ridgeline]");
    Path out = folder.resolve("boards");
    assertThat(Cli.run("run", study, "--out", out, "--quiet").code()).isZero();
    SortedMap<String, String> before = Cli.files(out);
    assertThat(before)
        .containsKeys("squares.csv", "charts/board-quick-random-against-greedy.png")
        .containsKeys("charts/game-quick-random-against-greedy.svg", "charts/ridgeline.svg");
    Files.delete(out.resolve("squares.csv"));
    assertThat(Cli.run("report", out).code()).isZero();
    assertThat(Cli.files(out)).isEqualTo(before);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "`\"first-hits\" : \\[ \\d+` | `\"first-hits\" : [ 7777`"
            + " | its squares do not add up to its landings on a rival",
        "`\"first-visits\" : \\[ \\d+` | `\"first-visits\" : [ 777777`"
            + " | its squares have more visits than there are moves",
        "`\"second-waiting\" : \\[ \\d+` | `\"second-waiting\" : [ -3`"
            + " | `there is no count \"second-waiting\" of square 1`",
        "`\"squares\" : . *\n *\"games\" : \\d+` | `\"squares\" : { \"games\" : 299`"
            + " | its squares do not belong to its games",
        "`\"first-games\" : . *\n *\"(\\d+)\" : \\d+` | `\"first-games\" : { \"$1\" : 300`"
            + " | throws is not one of its games",
        "`\"game\" : \\d+` | `\"game\" : 299` | its typical game is another one",
        "`\"throws\" : \\[ \\[ (\\d), \\d` | `\"throws\" : [ [ $1, 9`"
            + " | throw 1 of the game is not one of its rules",
        "`\"throws\" : \\[ \\[ (\\d), \\d, \\d+` | `\"throws\" : [ [ $1`"
            + " | throw 1 of its typical game is not three numbers",
      })
  void refusesDamagedBoardsAndGames(String written, String damaged, String message)
      throws IOException {
    Path study = Cli.study(folder, "boards", "charts: [board, game]");
    Path out = folder.resolve("boards");
    assertThat(Cli.run("run", study, "--out", out, "--quiet").code()).isZero();
    Path json = out.resolve("study.json");
    String text = Files.readString(json);
    String changed = text.replaceFirst(written, damaged);
    assertThat(changed).isNotEqualTo(text);
    Files.writeString(json, changed);
    Cli cli = Cli.run("report", out);
    assertThat(cli.code()).isEqualTo(2);
    assertThat(cli.err()).contains("scenario 1 is damaged: ", message).hasLineCount(1);
  }

  @Test
  void drawsAsTheOptionsSayAndThenAsTheStudySays() throws IOException {
    SortedMap<String, String> before = Cli.files(results);
    Cli cli =
        Cli.run(
            "report",
            results,
            "--theme",
            "light,dark",
            "--format",
            "png,pdf",
            "--size",
            "print",
            "--source",
            "hidden");
    assertThat(cli.code()).as(cli.err()).isZero();
    assertThat(results.resolve("charts/print/outcome.png")).exists();
    assertThat(results.resolve("charts/print/dark/outcome.pdf")).exists();
    assertThat(results.resolve("charts/outcome.svg")).doesNotExist();
    assertThat(Cli.run("report", results).code()).isZero();
    assertThat(Cli.files(results)).as("other charts are gone").isEqualTo(before);
    assertThat(results.resolve("charts/print")).doesNotExist();
  }

  @Test
  void refusesAThemeThatThereIsNot() {
    Cli cli = Cli.run("report", results, "--theme", "drak");
    assertThat(cli.code()).isEqualTo(2);
    assertThat(cli.err()).contains("--theme").doesNotContain("\tat ");
  }

  @Test
  void refusesAFolderWithoutResults() throws IOException {
    Path empty = Files.createDirectory(folder.resolve("empty"));
    Cli cli = Cli.run("report", empty);
    assertThat(cli.code()).isEqualTo(2);
    assertThat(cli.errIn(folder))
        .isEqualTo(
            "empty/study.json: does not exist; name a folder that senet run has filled, or run the study first\n");
    assertThat(empty).isEmptyDirectory();
    assertThat(Cli.run("report", folder.resolve("none")).code()).isEqualTo(2);
    assertThat(folder.resolve("none")).doesNotExist();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "`\"version\" : \"[^\"]*\"` | `\"version\" : \"0.0.9\"`"
            + " | `is of version \"0.0.9\", and this program is `",
        "`\"first-wins\" : \\d+` | `\"first-wins\" : 1`"
            + " | scenario 1 is damaged: first-score does not add up to games",
        "`\"first-wins\" : \\d+` | `\"first-wins\" : -1`"
            + " | `scenario 1 is damaged: there is no count \"first-wins\"`",
        "`\"first-wins\" : \\d+` | `\"first-wins\" : 0.5`"
            + " | `scenario 1 is damaged: there is no count \"first-wins\"`",
        "`\"margin\" : \\{[^}]*\\}` | `\"margin\" : {\"0\" : 300}`"
            + " | scenario 1 is damaged: its scores do not add up to the margin",
        "`\"passes\" : \\{[^}]*\\}` | `\"passes\" : {\"0\" : 300}`"
            + " | scenario 1 is damaged: its moves and passes do not add up to the throws",
        "`\"passes\" : \\{[^}]*\\}` | `\"passes\" : {\"none\" : 300}`"
            + " | `scenario 1 is damaged: \"none\" is no whole number`",
        "`\"n\" : 300` | `\"n\" : 299`"
            + " | scenario 1 is damaged: its choices do not belong to its moves",
        "`\"rules\" : \"quick\"` | `\"rules\" : \"bell\"`"
            + " | `scenario 2 is damaged: its rules is \"bell\", and the study has quick`",
        "`\"games\" : 300(?=,\\s+\"confidence)` | `\"games\" : 301`"
            + " | scenario 1 is damaged: its games is 300, and the study has 301",
        "`\"games\" : 300` | `\"games\" : 301`"
            + " | scenario 1 is damaged: its ends do not add up to its games",
        "`\"matchups\"` | `\"matchup\"` | `: has no \"matchups\"; add it`",
        "`\"end\" : \"all-off\"` | `\"end\" : \"all-of\"` | `: \"all-of\" is not known.`",
        "`\"scenarios\"` | `\"scenes\"` | has 0 scenarios, and its study 2",
        "`\"study\" : \\{` | `\"studies\" : {` | holds no study",
        "`(?s)\\}\\s*$` | `` | is damaged, and no results can be read from it",
      })
  void refusesDamagedResults(String found, String instead, String message) throws IOException {
    Path json = results.resolve("study.json");
    String text = Files.readString(json);
    String damaged = text.replaceAll(found, instead);
    assertThat(damaged).isNotEqualTo(text);
    Files.writeString(json, damaged);
    SortedMap<String, String> before = Cli.files(results);
    Cli cli = Cli.run("report", results);
    assertThat(cli.errIn(folder)).startsWith("results/study.json").contains(message);
    assertThat(cli.code()).isEqualTo(2);
    assertThat(Cli.files(results)).isEqualTo(before);
  }
}
