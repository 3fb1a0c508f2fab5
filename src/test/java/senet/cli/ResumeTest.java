package senet.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.SortedMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import senet.config.LoadedStudy;
import senet.config.UnfinishedJson;
import senet.run.BatchSize;
import senet.run.Ledger;
import senet.run.Progress;
import senet.run.Results;
import senet.run.Runner;

/** {@code run --resume} goes on with the same run only, and ends as if there had been no stop. */
class ResumeTest {
  private static final String REFUSAL =
      "; make them equal, or run without --resume to start from the first game\n";

  @TempDir private Path folder;
  private Path study = Path.of("");
  private Path results = Path.of("");
  private Path unfinished = Path.of("");

  @BeforeEach
  void writeStudy() throws IOException {
    study = Cli.study(folder, "small", "starts: both\ncharts: none");
    results = folder.resolve("results");
    unfinished = results.resolve(UnfinishedJson.FILE);
  }

  /** Leaves what a run leaves that is interrupted after 110 games. */
  private void interrupt() throws Exception {
    LoadedStudy loaded = LoadedStudy.read(study);
    try (ResultsFolder open = ResultsFolder.open(results, loaded.name())) {
      UnfinishedRun run = new UnfinishedRun(loaded, open);
      Ledger ledger = new Ledger(Results.none(loaded.plan()));
      List<String> told = new ArrayList<>();
      Progress interruption =
          games -> {
            if (ledger.results().games() == 110) {
              told.add(run.keep(ledger.results()).replace(folder + "/", ""));
            }
          };
      new Runner(1, BatchSize.of(55), interruption).run(ledger);
      assertThat(told)
          .containsExactly("110 of 1,200 games are kept in results; go on with --resume.");
      assertThat(unfinished).isRegularFile();
    }
  }

  private Cli run(Object... more) {
    Object[] all = new Object[4 + more.length];
    System.arraycopy(new Object[] {"run", study, "--out", results}, 0, all, 0, 4);
    System.arraycopy(more, 0, all, 4, more.length);
    return Cli.run(all);
  }

  private SortedMap<String, String> played(Object... more) {
    Path there = results;
    results = folder.resolve("uninterrupted");
    Cli cli = run(more);
    assertThat(cli.code()).as(cli.err()).isZero();
    results = there;
    return Cli.files(folder.resolve("uninterrupted"));
  }

  @ParameterizedTest
  @CsvSource({"1", "2", "8"})
  void endsWithTheSameBytes(int threads) throws Exception {
    interrupt();
    Cli cli = run("--resume", "--threads", threads);
    assertThat(cli.code()).as(cli.err()).isZero();
    assertThat(cli.errIn(folder))
        .startsWith("Going on after the 110 games kept in results.\nplaying 1,090 games\n")
        .contains("played 1,090 games in ");
    assertThat(Cli.files(results)).isEqualTo(played());
    assertThat(results.resolve("run.log")).content().contains("kept: 110 games of an interrupted");
  }

  @Test
  void squaresAndTypicalGamesGoOnToo() throws Exception {
    study = Cli.study(folder, "small", "starts: both\ncharts: [board, game]");
    interrupt();
    assertThat(unfinished).content().contains("\"squares\" : {", "\"first-games\" : {");
    assertThat(run("--resume", "--quiet", "--threads", 2)).isEqualTo(new Cli(0, "", ""));
    assertThat(Cli.files(results))
        .isEqualTo(played("--threads", 1))
        .containsKeys("squares.csv", "charts/game-bell-random-against-greedy.svg");
  }

  @Test
  void theGamesMayBeRaised() throws Exception {
    interrupt();
    assertThat(run("--resume", "--games", 500, "--quiet")).isEqualTo(new Cli(0, "", ""));
    assertThat(Cli.files(results)).isEqualTo(played("--games", 500));
  }

  @Test
  void chartsMayBeDrawnOtherwise() throws Exception {
    study = Cli.study(folder, "small", "starts: both\ncharts: outcome");
    interrupt();
    Object[] drawn = {"--theme", "dark", "--size", "print", "--source", "hidden"};
    Object[] options = java.util.Arrays.copyOf(drawn, drawn.length + 2);
    options[drawn.length] = "--resume";
    options[drawn.length + 1] = "--quiet";
    assertThat(run(options)).isEqualTo(new Cli(0, "", ""));
    assertThat(Cli.files(results))
        .containsKey("charts/print/dark/outcome.svg")
        .isEqualTo(played(drawn));
  }

  @Test
  void startsFromTheFirstGameWhenNothingIsKept() {
    Cli cli = run("--resume");
    assertThat(cli.code()).isZero();
    assertThat(cli.errIn(folder))
        .startsWith(
            "results keeps no unfinished run; starting from the first game.\nplaying 1,200");
    assertThat(Cli.files(results)).isEqualTo(played());
  }

  @Test
  void withoutResumeStartsFromTheFirstGameAndSaysSo() throws Exception {
    interrupt();
    Cli cli = run();
    assertThat(cli.code()).isZero();
    assertThat(cli.errIn(folder))
        .startsWith(
            "results keeps the games of an unfinished run. This run starts from the first game and"
                + " replaces them; to go on with them, stop it and run with --resume.\n"
                + "playing 1,200 games\n");
    assertThat(Cli.files(results)).isEqualTo(played());
  }

  @Test
  void keepingFewerGamesOfTheSameRunLeavesTheMore() throws Exception {
    interrupt();
    byte[] before = Files.readAllBytes(unfinished);
    LoadedStudy loaded = LoadedStudy.read(study);
    try (ResultsFolder open = ResultsFolder.open(results, loaded.name())) {
      UnfinishedRun run = new UnfinishedRun(loaded, open);
      assertThat(run.keep(Results.none(loaded.plan())))
          .startsWith("110 of 1,200 games are kept in ");
      assertThat(unfinished).hasBinaryContent(before);
    }
  }

  @Test
  void keepingNoGamesLeavesNoFolder() throws Exception {
    LoadedStudy loaded = LoadedStudy.read(study);
    try (ResultsFolder open = ResultsFolder.open(results, loaded.name())) {
      UnfinishedRun run = new UnfinishedRun(loaded, open);
      assertThat(run.keep(Results.none(loaded.plan())))
          .isEqualTo("no game was finished, and none is kept.");
      assertThat(results).doesNotExist();
    }
  }

  @Test
  void earlierResultsStayUntilTheRunIsFinished() throws Exception {
    assertThat(run("--seed", 8).code()).isZero();
    SortedMap<String, String> earlier = Cli.files(results);
    interrupt();
    SortedMap<String, String> kept = Cli.files(results);
    assertThat(kept.remove(UnfinishedJson.FILE)).isNotNull();
    assertThat(kept).isEqualTo(earlier);
    assertThat(run("--resume").code()).isZero();
    assertThat(Cli.files(results)).isEqualTo(played());
  }

  @Test
  void refusesAnotherSeed() throws Exception {
    refused("study.seed: the unfinished run has 7, and this one 8", "--seed", 8);
  }

  @Test
  void refusesFewerGames() throws Exception {
    refused("study.games: the unfinished run has 300, and this one 299", "--games", 299);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "pieces: 2 | pieces: 3 | study.rules[1].pieces: the unfinished run has 2, and this one 3",
        "starts: both | starts: as-ruled | study.starts: the unfinished run has \"both\","
            + " and this one \"as-ruled\"",
        "second: greedy | second: racer | study.matchups[0].second: the unfinished run has"
            + " \"greedy\", and this one \"racer\"",
        "seed: 7 | confidence: 0.9 | study.confidence: the unfinished run has 0.95, and this one"
            + " 0.9; study.seed: the unfinished run has 7, and this one 1960",
        "rules: [bell, | rules: [ | study.rules: the unfinished run has a list of 2, and this one"
            + " a list of 1",
      })
  void refusesAnotherStudy(String before, String after, String differences) throws Exception {
    interrupt();
    byte[] kept = Files.readAllBytes(unfinished);
    Files.writeString(study, Files.readString(study).replace(before, after));
    Cli cli = run("--resume");
    assertThat(cli.code()).isEqualTo(2);
    String[] lines = differences.split("; ", -1);
    assertThat(cli.errIn(folder))
        .isEqualTo(
            "results/unfinished-run.json "
                + String.join(REFUSAL + "results/unfinished-run.json ", lines)
                + REFUSAL);
    assertThat(unfinished).hasBinaryContent(kept);
  }

  private void refused(String difference, Object... options) throws Exception {
    interrupt();
    byte[] kept = Files.readAllBytes(unfinished);
    Object[] all = java.util.Arrays.copyOf(options, options.length + 1);
    all[options.length] = "--resume";
    Cli cli = run(all);
    assertThat(cli.code()).isEqualTo(2);
    assertThat(cli.out()).isEmpty();
    assertThat(cli.errIn(folder)).isEqualTo("results/unfinished-run.json " + difference + REFUSAL);
    assertThat(unfinished).hasBinaryContent(kept);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "\"version\" : \"0.1.0\" | \"version\" : \"0.0.9\" | results/unfinished-run.json version:"
            + " the unfinished run has \"0.0.9\", and this one \"0.1.0\"; make them equal,",
        "\"landing\" : \"capture\" | \"landing\" : \"swap\" | results/unfinished-run.json"
            + " study.rules[0].landing: the unfinished run has \"swap\", and this one \"capture\";"
            + " make them equal,",
        "\"n\" : 110 | \"n\" : 111 | results/unfinished-run.json: scenario 1 is damaged:"
            + " its choices do not belong to its moves; remove it,",
        "\"scenarios\" : [ { | \"other\" : [ { | results/unfinished-run.json: has 0 scenarios, and"
            + " its study 4; remove it,"
      })
  void refusesAnotherVersionAndDamage(String part, String other, String message) throws Exception {
    interrupt();
    String kept = Files.readString(unfinished);
    assertThat(kept).contains(part);
    Files.writeString(unfinished, sealed(kept.replace(part, other)));
    Cli cli = run("--resume");
    assertThat(cli.code()).isEqualTo(2);
    assertThat(cli.errIn(folder))
        .isEqualTo(message + " or run without --resume to start from the first game\n");
  }

  /** The same with the checksum that it should have. */
  private static String sealed(String text) throws Exception {
    String json = text.substring(0, text.indexOf(",\n  \"sha256\"")) + "\n}\n";
    byte[] digest =
        MessageDigest.getInstance("SHA-256").digest(json.getBytes(StandardCharsets.UTF_8));
    return json.replaceFirst(
        "\n}\n$", ",\n  \"sha256\" : \"" + HexFormat.of().formatHex(digest) + "\"\n}\n");
  }

  /** What a power cut or a bad disk makes of the file of the games kept. */
  @ParameterizedTest
  @CsvSource({"its end is missing, CUT", "its contents do not fit its checksum, CHANGED"})
  void refusesADamagedFile(String fault, Damage damage) throws Exception {
    interrupt();
    damage.to(unfinished);
    Cli cli = run("--resume");
    assertThat(cli.code()).isEqualTo(2);
    assertThat(cli.errIn(folder))
        .isEqualTo(
            "results/unfinished-run.json: is damaged: "
                + fault
                + "; remove it, or run without --resume to start from the first game\n");
  }

  @ParameterizedTest
  @CsvSource({"its end is missing, CUT", "its contents do not fit its checksum, CHANGED"})
  void goesOnWithTheOneBeforeADamagedFile(String fault, Damage damage) throws Exception {
    interrupt();
    Files.copy(unfinished, results.resolve(UnfinishedJson.PREVIOUS));
    damage.to(unfinished);
    Cli cli = run("--resume");
    assertThat(cli.code()).as(cli.err()).isZero();
    assertThat(cli.errIn(folder))
        .startsWith(
            "results/unfinished-run.json is damaged ("
                + fault
                + "); using the one before it.\nGoing on after the 110 games kept in results.\n");
    assertThat(Cli.files(results)).isEqualTo(played());
  }

  @Test
  void goesOnWithTheOneBeforeIfTheProcessEndedBetweenBoth() throws Exception {
    interrupt();
    Files.move(unfinished, results.resolve(UnfinishedJson.PREVIOUS));
    Files.writeString(results.resolve(".unfinished-run.json.tmp"), "{");
    Cli cli = run("--resume");
    assertThat(cli.code()).as(cli.err()).isZero();
    assertThat(cli.errIn(folder)).startsWith("Going on after the 110 games kept in results.\n");
    assertThat(Cli.files(results)).isEqualTo(played());
  }

  private enum Damage {
    CUT {
      @Override
      String of(String text) {
        return text.substring(0, text.length() / 2);
      }
    },
    CHANGED {
      @Override
      String of(String text) {
        return text.replaceFirst("\"n\" : 110", "\"n\" : 111");
      }
    };

    abstract String of(String text);

    void to(Path file) throws IOException {
      Files.writeString(file, of(Files.readString(file)));
    }
  }

  @Test
  void refusesAFolderWithAnUnfinishedRunOfAnotherName() throws Exception {
    interrupt();
    study = Cli.study(folder, "other", "starts: both");
    for (Cli cli : new Cli[] {run(), run("--resume")}) {
      assertThat(cli.code()).isEqualTo(2);
      assertThat(cli.errIn(folder))
          .isEqualTo(
              "results holds the results of another study, \"small\", and this one is \"other\";"
                  + " choose another folder with --out, or remove that one\n");
    }
  }
}
