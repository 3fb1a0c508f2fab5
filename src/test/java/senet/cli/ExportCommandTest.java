package senet.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code export} writes just the games of a run: counted again, they give the run's numbers. */
class ExportCommandTest {
  private static final List<String> COUNTS =
      List.of(
          "first-score",
          "second-score",
          "margin",
          "throws",
          "turns",
          "moves",
          "passes",
          "landings");

  /** Both starts, rolled off too, and labels that need quotes. */
  private static final String PLAIN =
      """
      study: exported
      seed: 7
      games: 700
      starts: both
      rules: [bell, {name: quick, extends: standard, pieces: 2}]
      matchups:
        - {first: random, second: {policy: weighted, off: 10, exposed: -2}}
      """;

  private static final String WITH_PRECISION =
      """
      study: exported
      seed: 7
      precision: {measure: first-player-advantage, halfWidth: 0.03, minGames: 1000, maxGames: 9000}
      rules: [{name: quick, extends: standard, pieces: 2}, {name: short, extends: bell, pieces: 1}]
      matchups: [{first: random, second: random}]
      """;

  private static final String WITH_CONTESTS =
      """
      study: exported
      seed: 7
      games: 1200
      rules: [{name: capped, extends: standard, maxThrows: 150}]
      tournament: {policies: [random, greedy, rearmost]}
      """;

  private static final String WITH_A_MATCH =
      """
      study: exported
      seed: 7
      rules: [bell]
      match: {first: greedy, second: random, h0: 0.5, h1: 0.6, alpha: 0.05, beta: 0.05, maxPairs: 3000}
      """;

  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(strings = {PLAIN, WITH_PRECISION, WITH_CONTESTS, WITH_A_MATCH})
  void addsUpToTheNumbersOfTheRun(String text) throws IOException {
    Path study = Files.writeString(folder.resolve("exported.yaml"), text);
    Path results = folder.resolve("results");
    assertThat(Cli.run("run", study, "--out", results, "--quiet").err()).isEmpty();
    Path ofStudy = folder.resolve("study.csv");
    Path ofResults = folder.resolve("results.csv");

    Cli first = Cli.run("export", study, "--out", ofStudy, "--threads", 3);
    Cli second = Cli.run("export", results, "--out", ofResults, "--threads", 1, "--quiet");

    assertThat(first.code()).as(first.err()).isZero();
    assertThat(second).isEqualTo(new Cli(0, "", ""));
    assertThat(ofStudy).hasSameBinaryContentAs(ofResults);
    List<CSVRecord> games = rows(Files.readString(ofResults));
    assertThat(distributions(games)).isEqualTo(distributionsOf(results));
    assertThat(outcomes(games)).isEqualTo(outcomesOf(results));
    assertThat(choicesByMove(games)).isEqualTo(choicesOf(results));
    assertThat(first.err())
        .contains("%,d games are in %s\n".formatted(games.size(), ofStudy))
        .contains("writing %,d games\n".formatted(games.size()));
  }

  /** Each game's row is the game that {@code play} plays with that number. */
  @Test
  void numbersTheGamesAsPlayDoes() throws IOException {
    Path study = Cli.study(folder, "small", "");
    Path out = folder.resolve("games.csv");
    assertThat(Cli.run("export", study, "--out", out, "--quiet").code()).isZero();
    CSVRecord game = rows(Files.readString(out)).get(123);
    assertThat(game.get("game")).isEqualTo("123");
    Cli played =
        Cli.run("play --rules bell --first random --second greedy --seed 7 --game 123".split(" "));
    String score = game.get("first-score") + " to " + game.get("second-score");
    assertThat(played.out())
        .endsWith(
            ", %s, after %s throws (%s passes, %s landings on a rival).\n"
                .formatted(score, game.get("throws"), game.get("passes"), game.get("landings")));
  }

  @Test
  void compressesWhereTheNameSaysSo() throws IOException {
    Path study = Cli.study(folder, "small", "");
    Path plain = folder.resolve("games.csv");
    Path compressed = folder.resolve("games.csv.gz");
    Path again = folder.resolve("again.csv.gz");
    Cli.run("export", study, "--out", plain, "--quiet");
    Cli.run("export", study, "--out", compressed, "--quiet", "--threads", 2);
    Cli.run("export", study, "--out", again, "--quiet", "--threads", 1);
    assertThat(compressed).hasSameBinaryContentAs(again);
    try (GZIPInputStream in =
        new GZIPInputStream(new ByteArrayInputStream(Files.readAllBytes(compressed)))) {
      assertThat(in.readAllBytes()).isEqualTo(Files.readAllBytes(plain));
    }
  }

  @Test
  void takesOtherGamesAndAnotherSeed() throws IOException {
    Path study = Cli.study(folder, "small", "");
    Path out = folder.resolve("games.csv");
    Path other = folder.resolve("other.csv");
    Cli.run("export", study, "--out", out, "--quiet", "--games", 5);
    assertThat(rows(Files.readString(out))).hasSize(10);
    Cli.run("export", study, "--out", other, "--quiet", "--games", 5, "--seed", 8);
    assertThat(rows(Files.readString(other))).hasSize(10);
    assertThat(Files.readString(other)).isNotEqualTo(Files.readString(out));

    Path results = folder.resolve("results");
    Cli.run("run", study, "--out", results, "--quiet");
    Cli.run("export", results, "--out", other, "--quiet", "--games", 5);
    assertThat(other).hasSameBinaryContentAs(out);
    Cli refused = Cli.run("export", results, "--seed", 8);
    assertThat(refused)
        .isEqualTo(
            new Cli(
                2, "", "--seed: the games of a results folder have their seed; leave it out\n"));
  }

  @Test
  void refusesResultsThatItsGamesDoNotComeTo() throws IOException {
    Path study = Cli.study(folder, "small", "");
    Path results = folder.resolve("results");
    Cli.run("run", study, "--out", results, "--quiet");
    Path stored = results.resolve("study.json");
    String text = Files.readString(stored);
    Files.writeString(stored, text.replace("\"seed\" : 7", "\"seed\" : 8"));
    Path out = folder.resolve("games.csv");
    Cli cli = Cli.run("export", results, "--out", out, "--quiet");
    assertThat(cli.code()).isEqualTo(1);
    assertThat(cli.err())
        .isEqualTo(
            "export failed: bell: random against greedy: the games do not come to what is stored"
                + " of them; the results are of another program, or changed. Run the study again\n");
    assertThat(folder).isDirectoryNotContaining("glob:**games*");
  }

  @Test
  void refusesWhatCannotBeWrittenBeforeTheFirstGame() throws IOException {
    Path study = Cli.study(folder, "small", "");
    Cli inNoFolder = Cli.run("export", study, "--out", folder.resolve("none/games.csv"));
    assertThat(inNoFolder.code()).isEqualTo(2);
    assertThat(inNoFolder.errIn(folder))
        .isEqualTo(
            "--out: none/games.csv cannot be written; name a file in a folder that is there\n");
    Cli aFolder = Cli.run("export", study, "--out", folder);
    assertThat(aFolder.code()).isEqualTo(2);
    assertThat(aFolder.errIn(folder))
        .isEqualTo("--out: DIR is a folder; name a file, as in games.csv.gz\n");
  }

  @Test
  @Timeout(value = 60, unit = TimeUnit.SECONDS)
  void leavesTheEarlierFileWhenInterrupted() throws Exception {
    Path study = Cli.study(folder, "small", "");
    Path out = Files.writeString(folder.resolve("games.csv"), "as it was");
    AtomicReference<Cli> done = new AtomicReference<>();
    Thread thread =
        new Thread(
            () ->
                done.set(
                    Cli.run("export", study, "--out", out, "--games", 900_000_000, "--quiet")));
    thread.start();
    Path beside = folder.resolve(".games.csv.tmp");
    while (!Files.exists(beside) || Files.size(beside) == 0) {
      Thread.sleep(5);
    }
    thread.interrupt();
    thread.join();
    assertThat(done.get()).isEqualTo(new Cli(130, "", "Interrupted: nothing is written.\n"));
    assertThat(out).hasContent("as it was");
    assertThat(beside).doesNotExist();
  }

  private static List<CSVRecord> rows(String csv) throws IOException {
    CSVFormat format = CSVFormat.RFC4180.builder().setHeader().setSkipHeaderRecord(true).get();
    try (CSVParser parser = CSVParser.parse(csv, format)) {
      return parser.getRecords();
    }
  }

  private static String key(CSVRecord row, String... more) {
    return Stream.concat(Stream.of("rules", "first", "second").map(row::get), Stream.of(more))
        .toList()
        .toString();
  }

  private static SortedMap<String, Long> distributions(List<CSVRecord> games) {
    SortedMap<String, Long> counts = new TreeMap<>();
    for (CSVRecord game : games) {
      for (String count : COUNTS) {
        counts.merge(key(game, count, game.get(count)), 1L, Long::sum);
      }
    }
    return counts;
  }

  private static SortedMap<String, Long> distributionsOf(Path results) throws IOException {
    SortedMap<String, Long> counts = new TreeMap<>();
    for (CSVRecord row : rows(Files.readString(results.resolve("distributions.csv")))) {
      counts.put(key(row, row.get("measure"), row.get("value")), Long.valueOf(row.get("count")));
    }
    return counts;
  }

  private static SortedMap<String, Long> outcomes(List<CSVRecord> games) {
    SortedMap<String, Long> counts = new TreeMap<>();
    games.forEach(game -> counts.merge(key(game, game.get("outcome")), 1L, Long::sum));
    return counts;
  }

  private static SortedMap<String, Long> outcomesOf(Path results) throws IOException {
    SortedMap<String, Long> counts = new TreeMap<>();
    for (CSVRecord row : rows(Files.readString(results.resolve("summary.csv")))) {
      long games = Math.round(Double.parseDouble(row.get("games")) * number(row.get("estimate")));
      if (row.get("statistic").equals("rate") && games > 0) {
        counts.put(key(row, row.get("measure")), games);
      }
    }
    return counts;
  }

  private static Map<String, String> choicesByMove(List<CSVRecord> games) {
    Map<String, long[]> sums = new TreeMap<>();
    for (CSVRecord game : games) {
      long[] sum = sums.computeIfAbsent(key(game), k -> new long[2]);
      sum[0] += Long.parseLong(game.get("choices"));
      sum[1] += Long.parseLong(game.get("moves"));
    }
    Map<String, String> means = new TreeMap<>();
    sums.forEach((key, sum) -> means.put(key, rounded((double) sum[0] / sum[1])));
    return means;
  }

  private static Map<String, String> choicesOf(Path results) throws IOException {
    Map<String, String> means = new TreeMap<>();
    for (CSVRecord row : rows(Files.readString(results.resolve("summary.csv")))) {
      if (row.get("measure").equals("choices")) {
        means.put(key(row), rounded(number(row.get("estimate"))));
      }
    }
    return means;
  }

  private static String rounded(double number) {
    return String.format(java.util.Locale.ROOT, "%.7f", number);
  }

  private static double number(String text) {
    return text.isEmpty() ? 0 : Double.parseDouble(text);
  }
}
