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
import org.junit.jupiter.params.provider.ValueSource;
import senet.config.LoadedStudy;
import senet.config.UnfinishedJson;
import senet.run.BatchSize;
import senet.run.Ledger;
import senet.run.Progress;
import senet.run.Results;
import senet.run.Runner;

/**
 * A study with a precision: what it leaves, and what is told of it; and what {@code --watch} shows.
 */
class PrecisionCommandTest {
  private static final String MET =
      "goal met: first-player-advantage ±0\\.\\d+ \\(wanted: ±0\\.08\\) after [\\d,]+ games";
  private static final String NOT_MET =
      "goal not met: throws ±\\d\\.\\d+ \\(wanted: ±0\\.9\\) after 2,500 games, the most allowed";

  @TempDir private Path folder;
  private Path study = Path.of("");
  private Path results = Path.of("");

  @BeforeEach
  void writeStudy() throws IOException {
    study =
        Files.writeString(
            folder.resolve("precise.yaml"),
            """
            study: precise
            seed: 7
            precision:
              - {measure: first-player-advantage, halfWidth: 0.08, minGames: 300}
              - {measure: throws, halfWidth: 0.9, maxGames: 2500}
            rules: [bell, {name: quick, extends: standard, pieces: 2}, standard]
            matchups: [{first: random, second: greedy}]
            charts: none
            """);
    results = folder.resolve("results");
  }

  private Cli run(Path to, Object... more) {
    Object[] all = new Object[4 + more.length];
    System.arraycopy(new Object[] {"run", study, "--out", to}, 0, all, 0, 4);
    System.arraycopy(more, 0, all, 4, more.length);
    Cli cli = Cli.run(all);
    assertThat(cli.code()).as(cli.err()).isZero();
    return cli;
  }

  private SortedMap<String, String> played(Object... more) {
    Path to = folder.resolve("played" + java.util.Arrays.toString(more));
    run(to, more);
    return Cli.files(to);
  }

  @Test
  void saysOfEachScenarioWhetherTheGoalsWereMet() throws IOException {
    Cli cli = run(results);
    assertThat(cli.errIn(folder))
        .startsWith("playing until it is precise enough, at most about 7,500 games\n")
        .containsPattern("played [\\d,]+ games in ");
    String log = Files.readString(results.resolve("run.log"));
    for (String text : new String[] {cli.err(), log}) {
      assertThat(text.lines().filter(line -> line.contains(": goal "))).hasSize(6);
      assertThat(text)
          .containsPattern("(?m)^bell: random against greedy: " + MET + "$")
          .containsPattern("(?m)^quick: random against greedy: goal met: throws ±0\\.\\d+ ")
          .containsPattern("(?m)^standard: random against greedy: " + NOT_MET + "$");
    }
    assertThat(results.resolve("report.html"))
        .content()
        .contains("<h2>How precise it is</h2>", "Not everything is known as precisely as was asked")
        .contains("One goal was not met")
        .containsPattern(
            "<li><strong>standard</strong>, random against greedy: goal not met: length in throws"
                + " ±\\d\\.\\d+ \\(wanted: ±0\\.9\\) after 2\u202f500 games, the most allowed\\.</li>")
        .containsPattern("precise · [\\d\u202f]+ to 2\u202f500 games per scenario");
    assertThat(results.resolve("study.json"))
        .content()
        .contains("\"halfWidth\" : 0.08", "\"minGames\" : 300", "\"maxGames\" : 2500")
        .containsPattern("\"games\" : 2500,")
        .doesNotContain("\"games\" : 100000");
    assertThat(results.resolve("summary.csv"))
        .content()
        .containsPattern("standard,random,greedy,throws,mean,[\\d.,]+,t,2500\n");
  }

  @Test
  void reportsTheSameFromWhatIsKept() {
    run(results);
    SortedMap<String, String> files = Cli.files(results);
    assertThat(Cli.run("report", results).code()).isZero();
    assertThat(Cli.files(results)).isEqualTo(files);
  }

  @Test
  void resultsOfAnotherPrecisionAreRefused() throws IOException {
    run(results);
    Path kept = results.resolve("study.json");
    Files.writeString(kept, Files.readString(kept).replace("0.08,", "0.01,"));
    Cli cli = Cli.run("report", results);
    assertThat(cli.code()).isEqualTo(2);
    assertThat(cli.errIn(folder))
        .matches(
            "results/study\\.json: scenario 1 is damaged: its games is \\d+, and the study does not"
                + " stop there; run the study again\n");
  }

  @Test
  void theNumberOfThreadsChangesNoByte() {
    SortedMap<String, String> files = played("--threads", 1);
    assertThat(played("--threads", 2)).isEqualTo(files);
    assertThat(played("--threads", 8)).isEqualTo(files);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 8})
  void resumedItEndsWithTheSameBytes(int threads) throws Exception {
    interruptAfter(900);
    Cli cli = run(results, "--resume", "--threads", threads);
    assertThat(cli.errIn(folder))
        .containsPattern("^Going on after the [\\d,]+ games kept in results\\.\nplaying until ");
    assertThat(Cli.files(results)).isEqualTo(played());
  }

  private void interruptAfter(long games) throws Exception {
    LoadedStudy loaded = LoadedStudy.read(study);
    try (ResultsFolder open = ResultsFolder.open(results, loaded.name())) {
      UnfinishedRun run = new UnfinishedRun(loaded, open);
      Ledger ledger = new Ledger(Results.none(loaded.plan()));
      StringBuilder told = new StringBuilder();
      Progress interruption =
          more -> {
            if (told.isEmpty() && ledger.games() >= games) {
              told.append(run.keep(ledger.results()).replace(folder + "/", ""));
            }
          };
      new Runner(1, BatchSize.of(55), interruption).run(ledger);
      assertThat(told.toString())
          .matches("[\\d,]+ of at most 7,500 games are kept in results; go on with --resume\\.");
      assertThat(results.resolve(UnfinishedJson.FILE)).isRegularFile();
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "halfWidth: 0.08 | halfWidth: 0.07 | study.precision[0].halfWidth: the unfinished run has"
            + " 0.08, and this one 0.07",
        "maxGames: 2500 | maxGames: 2600 | study.precision[0].maxGames: the unfinished run has 2500,"
            + " and this one 2600"
      })
  void anotherPrecisionIsAnotherRun(String before, String after, String refusal) throws Exception {
    interruptAfter(900);
    Files.writeString(study, Files.readString(study).replace(before, after));
    Cli cli = Cli.run("run", study, "--out", results, "--resume");
    assertThat(cli.code()).isEqualTo(2);
    assertThat(cli.errIn(folder)).startsWith("results/unfinished-run.json " + refusal + "; make");
  }

  @Test
  void aNumberOfGamesTakesThePlaceOfThePrecision() {
    Cli cli = run(results, "--games", 350);
    assertThat(cli.errIn(folder)).startsWith("playing 1,050 games\n").doesNotContain("goal");
    assertThat(results.resolve("study.json"))
        .content()
        .contains("\"games\" : 350,")
        .doesNotContain("precision");
    assertThat(results.resolve("report.html")).content().doesNotContain("How precise it is");
  }

  @Test
  void checkTellsTheMostGames() {
    Cli cli = Cli.run("check", study);
    assertThat(cli.out().replace(folder + "/", "").replaceAll(" +", " "))
        .startsWith(
            """
            precise.yaml: study precise, seed 7
             bell: random against greedy at most 2,500 games
             quick: random against greedy at most 2,500 games
             standard: random against greedy at most 2,500 games
             goal: first-player-advantage ±0.08, from 300 to 2,500 games of each scenario
             goal: throws ±0.9, from 300 to 2,500 games of each scenario
             3 scenarios, at most about 7,500 games, about\
            """);
  }

  @Test
  void checkKnowsTheGamesThatAnAdvantageTakesAtMost() throws IOException {
    Files.writeString(
        study,
        Files.readString(study)
            .replace("  - {measure: throws, halfWidth: 0.9, maxGames: 2500}\n", ""));
    // (1.96/0.08)² = 600.2, and the checkpoint after that
    assertThat(Cli.run("check", study).out())
        .containsPattern("bell: random against greedy +at most +6[0-3]\\d games\n")
        .containsPattern("3 scenarios, at most about 1,8\\d\\d games, about");
  }

  @Test
  void watchingShowsIntervalsAndChangesNoFile() {
    Cli cli = run(results, "--watch", "--threads", 2);
    assertThat(cli.err())
        .contains("These intervals may be looked at at any time", "with 95%\nprobability")
        .containsPattern(
            "(?m)^standard: random against greedy: 2,500 games, done: first wins"
                + " \\d+\\.\\d\\d–\\d+\\.\\d\\d%, advantage [+-]\\d+\\.\\d\\d to [+-]\\d+\\.\\d\\d"
                + " points, throws \\d+\\.\\d\\d–\\d+\\.\\d\\d$")
        .containsPattern("(?m)^quick: random against greedy: [\\d,]+ games, done: ");
    assertThat(Cli.files(results)).isEqualTo(played());
  }

  @Test
  void watchingQuietlyIsRefused() {
    Cli cli = Cli.run("run", study, "--out", results, "--watch", "--quiet");
    assertThat(cli)
        .isEqualTo(
            new Cli(2, "", "--watch shows what --quiet forbids to print; leave one of them out\n"));
    assertThat(results).doesNotExist();
  }

  @Test
  void ratesWithGuaranteedCoverageSaySo() throws IOException {
    Files.writeString(
        study, Files.readString(study).replace("seed: 7", "rateIntervals: guaranteed"));
    run(results, "--games", 200);
    assertThat(results.resolve("summary.csv"))
        .content()
        .containsPattern("bell,random,greedy,first-win,rate,[\\d.,]+,clopper-pearson,200\n")
        .doesNotContain("wilson,");
    assertThat(results.resolve("report.html")).content().contains("the interval of Clopper and");
    SortedMap<String, String> files = Cli.files(results);
    assertThat(Cli.run("report", results).code()).isZero();
    assertThat(Cli.files(results)).isEqualTo(files);
  }
}
