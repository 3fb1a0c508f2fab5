package senet.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVRecord;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tournaments and matches, from the study file to the results folder. */
class ContestsCommandTest {

  @TempDir private Path folder;

  private Path study(String charts) throws IOException {
    return Files.writeString(
        folder.resolve("pairs.yaml"),
        """
        study: pairs
        seed: 7
        rules: [bell, {name: quick, extends: standard, pieces: 2}]
        tournament: {policies: [random, greedy, rearmost], pairs: 120}
        match: {first: racer, second: greedy, h0: 0.4, h1: 0.5, maxPairs: 1000}
        """
            + charts);
  }

  private Path run(String out, Object... more) throws IOException {
    Path results = folder.resolve(out);
    List<Object> words =
        new java.util.ArrayList<>(List.of("run", study(""), "--quiet", "--out", results));
    words.addAll(List.of(more));
    assertThat(Cli.run(words.toArray())).isEqualTo(new Cli(0, "", ""));
    return results;
  }

  private static List<CSVRecord> csv(Path file) throws IOException {
    CSVFormat format = CSVFormat.DEFAULT.builder().setHeader().setSkipHeaderRecord(true).get();
    return format.parse(new java.io.StringReader(Files.readString(file))).getRecords();
  }

  @Test
  void checkTellsPairsGamesAndTime() throws IOException {
    assertThat(Cli.run("check", study("")).out())
        .contains("bell: tournament of 3 policies, 3 pairings of 120 pairs of games")
        .contains("quick: match of racer and greedy, at most 1,000 pairs of games")
        .contains("0 scenarios, 2,720 pairs of games, at most 5,440 games, less than about 1 s on");
  }

  @Test
  void anyNumberOfThreadsGivesTheSameBytesAndReportGivesThemAgain() throws IOException {
    Path one = run("one", "--threads", 1);
    Path eight = run("eight", "--threads", 8);
    Map<String, String> files = Cli.files(one);
    assertThat(Cli.files(eight)).isEqualTo(files);
    assertThat(files)
        .containsKeys("ratings.csv", "matrix.csv", "matches.csv", "charts/ratings.svg")
        .containsKeys("charts/matrix-bell.png", "charts/matrix-quick.svg");
    Files.delete(one.resolve("ratings.csv"));
    Files.delete(one.resolve("charts/ratings.svg"));
    assertThat(Cli.run("report", one).code()).isZero();
    assertThat(Cli.files(one)).isEqualTo(files);
  }

  @Test
  void theTablesAgreeWithEachOther() throws IOException {
    Path results = run("results");
    Map<String, CSVRecord> matrix = new TreeMap<>();
    for (CSVRecord row : csv(results.resolve("matrix.csv"))) {
      matrix.put(row.get("rules") + row.get("policy") + "-" + row.get("opponent"), row);
    }
    assertThat(matrix).hasSize(12);
    CSVRecord row = Objects.requireNonNull(matrix.get("bellgreedy-random"));
    CSVRecord turned = Objects.requireNonNull(matrix.get("bellrandom-greedy"));
    assertThat(row.get("wins")).isEqualTo(turned.get("losses"));
    assertThat(number(row, "score") + number(turned, "score")).isCloseTo(1, within(1e-9));
    double games = number(row, "wins") + number(row, "draws") + number(row, "losses");
    assertThat(games).isEqualTo(240);
    assertThat((number(row, "wins") + number(row, "draws") / 2) / games)
        .isCloseTo(number(row, "score"), within(1e-9));
    assertThat((number(row, "first_score") + number(row, "second_score")) / 2)
        .isBetween(number(row, "score") - 1e-9, number(row, "score") + 1e-9);
    List<CSVRecord> ratings = csv(results.resolve("ratings.csv"));
    assertThat(ratings).hasSize(2 * (3 + 3));
    assertThat(ratings)
        .extracting(r -> r.get("quantity"))
        .startsWith("rating", "rating", "rating", "first-move", "draw", "transitivity");
    assertThat(number(ratings.get(0), "elo") / number(ratings.get(0), "rating"))
        .isBetween(173.71, 173.73);
    CSVRecord match = csv(results.resolve("matches.csv")).get(0);
    assertThat(match.get("decision")).isIn("h0", "h1", "undecided");
    assertThat(match.get("verdict")).contains("racer", "greedy");
    assertThat(Files.readString(results.resolve("summary.csv")))
        .contains("bell,random,greedy,first-win,rate,", "wilson; stopped by a test");
  }

  private static double number(CSVRecord row, String column) {
    return Double.parseDouble(row.get(column));
  }

  @Test
  void theReportSaysItInWords() throws IOException {
    String page = Files.readString(run("results").resolve("report.html"));
    assertThat(page)
        .contains(
            "120 pairs of games for each two", "<h3>The tournament</h3>", "<h3>The matches</h3>")
        .contains("points of Elo", "<caption>quick: score in percent, row against column</caption>")
        .contains("<dt>rearmost</dt>")
        .doesNotContain("NaN", "0 games per scenario", "<h2>The numbers</h2>");
  }

  @Test
  void theVerdictsAreToldAtTheEndOfARun() throws IOException {
    Cli cli = Cli.run("run", study("charts: none"), "--out", folder.resolve("r"), "--games", 40);
    assertThat(cli.err())
        .contains("quick: ", " points of Elo above ")
        .contains("quick: undecided whether racer scores 40% or 50% against greedy: score ")
        .contains(" after 20 pairs, the most allowed.");
  }

  @Test
  void tablesOfAnEarlierFormOfTheStudyAreRemoved() throws IOException {
    Path results = run("results");
    Path other = Cli.study(folder, "pairs", "");
    assertThat(Cli.run("run", other, "--quiet", "--out", results).code()).isZero();
    assertThat(results.resolve("ratings.csv")).doesNotExist();
    assertThat(results.resolve("matches.csv")).doesNotExist();
    assertThat(results.resolve("summary.csv")).exists();
  }

  @Test
  void aTournamentInWhichNoGameIsFinishedHasNoRatings() throws IOException {
    Path study =
        Files.writeString(
            folder.resolve("short.yaml"),
            """
            study: short
            rules: [{name: short, extends: standard, maxThrows: 9}]
            tournament: {policies: [random, greedy, racer], pairs: 20}
            match: {first: blocker, second: greedy, maxPairs: 150}
            """);
    Path results = folder.resolve("short");
    Cli cli = Cli.run("run", study, "--out", results);
    assertThat(cli.err()).contains("short: no two policies have finished games to be rated by.");
    assertThat(cli.code()).isZero();
    CSVRecord row = csv(results.resolve("ratings.csv")).get(0);
    assertThat(row.get("rating")).isEmpty();
    assertThat(row.get("method")).isEqualTo("none: no finished games");
  }

  @Test
  void unfinishedGamesAreToldAndLeftOut() throws IOException {
    Path study =
        Files.writeString(
            folder.resolve("capped.yaml"),
            """
            study: capped
            rules: [{name: capped, extends: standard, maxThrows: 150}]
            tournament: {policies: [random, greedy], pairs: 200}
            """);
    Path results = folder.resolve("capped");
    Cli cli = Cli.run("run", study, "--out", results);
    assertThat(cli.err())
        .contains("warning: capped: random and greedy, in both seats: ")
        .contains("mind that scores and ratings are without their pairs");
    CSVRecord row = csv(results.resolve("matrix.csv")).get(0);
    assertThat(number(row, "unfinished")).isPositive();
    assertThat(row.get("method")).matches(".+; without \\d+ pairs with unfinished games");
    assertThat(Files.readString(results.resolve("report.html")))
        .contains("Some games were not finished.", "Scores are without the pairs");
  }
}
