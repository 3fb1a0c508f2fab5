package senet.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVRecord;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Studies with a {@code factorial} say which rule does what. */
class AttributionTest {
  private static final String MIXTURES =
      "- factorial: {from: standard, to: bell, rows: [setup, throws, extra-throws, safe]}";

  @TempDir private Path folder;

  private Path results = Path.of("");

  private String run(String rules, String more, Object... arguments) throws IOException {
    Path study =
        Files.writeString(
            folder.resolve("mixtures.yaml"),
            """
            study: mixtures
            seed: 7
            games: 300
            rules:
              %s
            matchups: [{first: random, second: random}]
            %s
            """
                .formatted(rules, more));
    results = folder.resolve("results" + Arrays.toString(arguments));
    Object[] all = new Object[arguments.length + 5];
    List.of("run", study, "--quiet", "--out", results).toArray(all);
    System.arraycopy(arguments, 0, all, 5, arguments.length);
    Cli cli = Cli.run(all);
    assertThat(cli).isEqualTo(new Cli(0, "", ""));
    return Files.readString(results.resolve("attribution.csv"));
  }

  private static List<CSVRecord> rows(String csv, String measure, String kind) throws IOException {
    return CSVFormat.DEFAULT
        .builder()
        .setHeader()
        .setSkipHeaderRecord(true)
        .get()
        .parse(new StringReader(csv))
        .getRecords()
        .stream()
        .filter(row -> row.get("measure").equals(measure) && row.get("kind").equals(kind))
        .toList();
  }

  private static double estimate(CSVRecord row) {
    return Double.parseDouble(row.get("estimate"));
  }

  /**
   * Effects, Shapley values over all permutations, intervals and the chi-square of the golden file
   * were worked out again from its summary.csv in NumPy and SciPy, and agree.
   */
  @Test
  void theTableIsAsItWas() throws IOException {
    String golden;
    try (var stream = AttributionTest.class.getResourceAsStream("/senet/report/attribution.csv")) {
      golden = new String(Objects.requireNonNull(stream).readAllBytes(), StandardCharsets.UTF_8);
    }
    assertThat(run(MIXTURES, "charts: none")).isEqualTo(golden);
  }

  @Test
  void theNumberOfThreadsChangesNoByte() throws IOException {
    run(MIXTURES, "starts: both", "--threads", 1);
    var one = Cli.files(results);
    run(MIXTURES, "starts: both", "--threads", 8);
    assertThat(Cli.files(results)).isEqualTo(one);
    assertThat(one).containsKeys("attribution.csv", "charts/attribution.svg");
    assertThat(Cli.run("report", results).code()).isZero();
    assertThat(Cli.files(results)).isEqualTo(one);
  }

  @Test
  void sharesAddUpToTheDifference() throws IOException {
    String csv = run(MIXTURES, "starts: both\ncharts: none");
    for (String measure :
        List.of(
            "first-player-advantage",
            "first-move-advantage",
            "odd-side-advantage",
            "throws",
            "draw")) {
      double total = estimate(rows(csv, measure, "total").get(0));
      double sum = rows(csv, measure, "shapley").stream().mapToDouble(r -> estimate(r)).sum();
      assertThat(sum).as(measure).isCloseTo(total, within(1e-6));
      assertThat(rows(csv, measure, "main effect")).hasSize(4);
      assertThat(rows(csv, measure, "interaction")).hasSize(6);
    }
  }

  @Test
  void thePageTellsWhatWasFoundAndWhatWasLeftOut() throws IOException {
    run(MIXTURES, "");
    String page = Files.readString(results.resolve("report.html"));
    assertThat(page)
        .contains("<h2>Which rule does what</h2>")
        .contains(
            "throws in the length of a game between standard and standard-to-bell+setup+throws+extra-throws+safe, ")
        .contains(" are due to pieces and setup", " degrees of freedom, p ")
        .contains("4 of 16 mixtures cannot be played; they are listed with their reasons below.")
        .contains("Throws × Extra throws: cannot be told apart from Throws and Extra throws")
        .contains("<h2>What could not be played</h2>")
        .contains("4 combinations: extraThrows: 5 is never thrown; the throws are 1, 2, 3 and 4")
        .contains("standard-to-bell+setup+throws+safe");
  }

  @Test
  void rowsThatChangeTogetherAreOneAndRowsThatCannotChangeAreNamed() throws IOException {
    String csv =
        run("- factorial: {from: standard, to: bell, rows: [throws, landing, end, safe]}", "");
    assertThat(rows(csv, "throws", "main effect"))
        .extracting(row -> row.get("rule"))
        .containsExactly("landing + end", "safe");
    assertThat(csv.lines().skip(1))
        .allMatch(l -> l.startsWith("standard,standard-to-bell+landing+safe+end,"));
    assertThat(Files.readString(results.resolve("report.html")))
        .contains("Landing on a rival, How the game is won: these change only together")
        .contains("Throws: as in standard in every mixture that can be played");
  }

  @Test
  void aRowThatChangesOnlyWordsChangesNothing() throws IOException {
    String csv =
        run(
            "- {name: other, extends: standard, houses: {27: Pond}, safe: [5]}\n"
                + "  - factorial: {from: standard, to: other}",
            "");
    assertThat(rows(csv, "throws", "main effect"))
        .filteredOn(row -> row.get("rule").equals("last-squares"))
        .singleElement()
        .satisfies(row -> assertThat(row.get("estimate")).isEqualTo("0"))
        .satisfies(row -> assertThat(row.get("low")).isEmpty())
        .satisfies(row -> assertThat(row.get("p")).isEmpty())
        .satisfies(
            row -> assertThat(row.get("method")).isEqualTo("none: made from the same games"));
  }

  @Test
  void nothingIsSaidWhereNothingCanBeMixed() throws IOException {
    String csv = run("- factorial: {from: standard, to: bell, rows: [landing]}", "");
    assertThat(csv.lines().skip(1)).hasSize(3).allMatch(line -> line.contains(",total,"));
    assertThat(results.resolve("charts/attribution.svg")).doesNotExist();
    String page = Files.readString(results.resolve("report.html"));
    assertThat(page)
        .contains("nothing can be said of what they do")
        .contains("cannot be shared: the rules cannot all be changed together.");
  }

  @Test
  void aMixtureOfEqualGamesHasNoKnownError() throws IOException {
    String csv = run(MIXTURES, "", "--games", 1);
    assertThat(rows(csv, "throws", "total"))
        .singleElement()
        .satisfies(
            row ->
                assertThat(row.get("method"))
                    .isEqualTo("none: a mixture whose number has no interval"));
  }

  @Test
  void theTableOfAnEarlierFactorialIsRemoved() throws IOException {
    run(MIXTURES, "charts: none");
    Path study =
        Files.writeString(
            folder.resolve("mixtures.yaml"),
            "study: mixtures\ngames: 10\nrules: [bell]\n"
                + "matchups: [{first: random, second: random}]\n");
    assertThat(Cli.run("run", study, "--quiet", "--out", results).code()).isZero();
    assertThat(results.resolve("attribution.csv")).doesNotExist();
  }
}
