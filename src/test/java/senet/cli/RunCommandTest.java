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

/** {@code run} writes the same bytes whatever may differ, and nothing where it should not. */
class RunCommandTest {

  @TempDir private Path folder;
  private Path study = Path.of("");
  private Path results = Path.of("");

  @BeforeEach
  void writeStudy() throws IOException {
    study = Cli.study(folder, "small", "starts: both");
    results = folder.resolve("results");
  }

  @Test
  void writesTheResultsFolder() {
    Cli cli = Cli.run("run", study, "--out", results);
    assertThat(cli.code()).as(cli.err()).isZero();
    assertThat(cli.out()).isEmpty();
    assertThat(cli.errIn(folder)).endsWith("Results are in results: open results/report.html\n");
    assertThat(Cli.files(results)).containsKeys("study.json", "summary.csv", "comparisons.csv");
    assertThat(results.resolve("run.log")).content().contains("study: small", "threads: ");
    assertThat(Cli.files(folder).keySet()).noneMatch(name -> name.endsWith(".tmp"));
  }

  @Test
  void theLogTellsWhatCouldNotBePlayed() throws IOException {
    Path sweep =
        Files.writeString(
            folder.resolve("sweep.yaml"),
            """
            study: sweep
            games: 10
            rules: [{factorial: {from: standard, to: bell, rows: [landing, end]}}]
            matchups: [{first: random, second: random}]
            """);
    assertThat(Cli.run("run", sweep, "--out", results).code()).isZero();
    assertThat(results.resolve("run.log"))
        .content()
        .contains(
            "left out: standard-to-bell+landing: end: with landing: capture a side may never",
            "left out: standard-to-bell+end: end: without captures both sides bear off");
    SortedMap<String, String> files = Cli.files(results);
    assertThat(Cli.run("report", results).code()).isZero();
    assertThat(Cli.files(results)).isEqualTo(files);
  }

  @Test
  void quietPrintsNothing() {
    Cli cli = Cli.run("run", study, "--out", results, "--quiet");
    assertThat(cli).isEqualTo(new Cli(0, "", ""));
  }

  @Test
  void theNumberOfThreadsChangesNoByte() {
    SortedMap<String, String> files = played("--threads", 1);
    assertThat(played("--threads", 2)).isEqualTo(files);
    assertThat(played("--threads", 8)).isEqualTo(files);
  }

  @Test
  void runningAgainChangesNoByte() {
    assertThat(Cli.run("run", study, "--out", results).code()).isZero();
    SortedMap<String, String> files = Cli.files(results);
    assertThat(Cli.run("run", study, "--out", results).code()).isZero();
    assertThat(Cli.files(results)).isEqualTo(files);
  }

  @Test
  void theWayTheStudyIsNamedChangesNoByte() {
    Path relative = Path.of("").toAbsolutePath().relativize(study);
    SortedMap<String, String> files = played();
    assertThat(Cli.run("run", relative, "--out", results).code()).isZero();
    assertThat(Cli.files(results)).isEqualTo(files);
  }

  @Test
  void seedAndGamesReplaceTheStudys() {
    SortedMap<String, String> files = played();
    assertThat(played("--games", 300, "--seed", 7)).isEqualTo(files);
    assertThat(played("--seed", 8)).isNotEqualTo(files);
    assertThat(played("--games", 299)).isNotEqualTo(files);
  }

  private SortedMap<String, String> played(Object... more) {
    Path to = folder.resolve("played" + java.util.Arrays.toString(more));
    Object[] args = {"run", study, "--out", to};
    Object[] all = java.util.Arrays.copyOf(args, args.length + more.length);
    System.arraycopy(more, 0, all, args.length, more.length);
    Cli cli = Cli.run(all);
    assertThat(cli.code()).as(cli.err()).isZero();
    return Cli.files(to);
  }

  @Test
  void refusesAFolderOfAnotherStudy() throws IOException {
    assertThat(Cli.run("run", Cli.study(folder, "other", ""), "--out", results).code()).isZero();
    SortedMap<String, String> before = Cli.files(results);
    refused(
        "results holds the results of another study, \"other\", and this one is \"small\";"
            + " choose another folder with --out, or remove that one\n");
    assertThat(Cli.files(results)).isEqualTo(before);
  }

  @Test
  void refusesAFolderOfOtherFiles() throws IOException {
    Files.createDirectories(results);
    Files.writeString(results.resolve("thesis.txt"), "years of work");
    refused("results holds files that are no results; choose another folder with --out\n");
    assertThat(Cli.files(results)).containsOnlyKeys("thesis.txt");
  }

  @Test
  void refusesAFile() throws IOException {
    Files.writeString(results, "a file");
    refused("results is a file; name a folder with --out\n");
    assertThat(results).hasContent("a file");
  }

  @Test
  void refusesAPlaceThatCannotBeWritten() throws IOException {
    Path below = Files.writeString(folder.resolve("file"), "").resolve("results");
    Cli cli = Cli.run("run", study, "--out", below, "--quiet");
    assertThat(cli.code()).isEqualTo(2);
    assertThat(cli.errIn(folder))
        .isEqualTo(
            "the results folder file/results cannot be written (Not a directory);"
                + " choose another with --out\n");
  }

  @Test
  void refusesADamagedFolder() throws IOException {
    Files.createDirectories(results);
    Files.writeString(results.resolve("study.json"), "{\"study\": {");
    Cli cli = Cli.run("run", study, "--out", results, "--quiet");
    assertThat(cli.code()).isEqualTo(2);
    assertThat(cli.errIn(folder))
        .startsWith("results/study.json: is damaged, and no results can be read from it:")
        .hasLineCount(1);
    assertThat(results.resolve("study.json")).hasContent("{\"study\": {");
  }

  private void refused(String message) {
    Cli cli = Cli.run("run", study, "--out", results, "--quiet");
    assertThat(cli.code()).isEqualTo(2);
    assertThat(cli.out()).isEmpty();
    assertThat(cli.errIn(folder)).isEqualTo(message);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--games | 0 | --games is 0; it must be from 1 to 1000000000000",
        "--games | -5 | --games is -5; it must be from 1 to 1000000000000",
        "--games | 1000000000001 | --games is 1000000000001; it must be from 1 to 1000000000000",
        "--threads | 0 | --threads is 0; it must be from 1 to 1024",
        "--threads | 100000 | --threads is 100000; it must be from 1 to 1024",
      })
  void refusesNumbersOutOfRange(String option, String value, String message) {
    Cli cli = Cli.run("run", study, "--out", results, option, value);
    assertThat(cli).isEqualTo(new Cli(2, "", message + "\n"));
    assertThat(results).doesNotExist();
  }

  @ParameterizedTest
  @CsvSource({"--games, 1e3", "--games, 99999999999999999999", "--threads, two", "--seed, x"})
  void refusesWhatIsNoNumber(String option, String value) {
    Cli cli = Cli.run("run", study, "--out", results, option, value);
    assertThat(cli.code()).isEqualTo(2);
    assertThat(cli.err()).contains("Invalid value for option '" + option + "'", value);
    assertThat(results).doesNotExist();
  }

  @Test
  void makesNoFolderForABadStudy() throws IOException {
    Cli cli = Cli.run("run", Cli.study(folder, "bad", "confidense: 1"), "--out", results);
    assertThat(cli.code()).isEqualTo(2);
    assertThat(cli.errIn(folder))
        .startsWith("bad.yaml:6:1 confidense: unknown key. Maybe you meant \"confidence\".")
        .hasLineCount(1);
    assertThat(results).doesNotExist();
  }
}
