package senet.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVRecord;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import senet.measure.Measures;
import senet.measure.Tally;
import senet.run.Comparison;
import senet.run.Comparison.Kind;
import senet.run.Comparison.Tests;
import senet.run.Comparison.Verdict;
import senet.run.ComparisonSettings;
import senet.run.ComparisonSettings.Between;
import senet.run.ComparisonSettings.Pairs;
import senet.run.Comparisons;
import senet.run.Contender;
import senet.run.Results;
import senet.stats.Estimate;
import senet.stats.Interval;

class ComparisonTableTest {
  private static final Path GOLDEN = Path.of("src/test/resources/senet/report/comparisons.csv");

  private static String csv(Results results) {
    return new String(
        ComparisonTable.csv(Comparisons.of(results), results.plan()), StandardCharsets.UTF_8);
  }

  private static List<CSVRecord> records(String csv) throws IOException {
    return CSVFormat.DEFAULT
        .builder()
        .setHeader()
        .setSkipHeaderRecord(true)
        .get()
        .parse(new StringReader(csv))
        .getRecords();
  }

  private static Results with(Results results, ComparisonSettings settings) {
    return new Results(
        results.plan().with(results.plan().analysis().with(settings)), results.tallies());
  }

  /** Byte for byte as when its numbers were checked in SciPy against the distributions. */
  @Test
  void aSmallStudyGivesTheBytesKept() throws IOException {
    assertThat(csv(Studies.oneMatchup(4))).isEqualTo(Files.readString(GOLDEN));
  }

  @Test
  void unfinishedGamesAreTold() throws IOException {
    Results results =
        Studies.run(
            "t",
            List.of(
                Studies.random(Studies.captures("c")), Studies.random(Studies.capped("capped"))));
    for (CSVRecord row : records(csv(results))) {
      assertThat(row.get("method").endsWith("; unfinished games as they stood"))
          .as(row.toString())
          .isEqualTo(!row.get("statistic").equals("rate"));
    }
  }

  @Test
  void everyMeasureIsCompared() throws IOException {
    Results results =
        with(
            Studies.matchups(),
            new ComparisonSettings("", Pairs.BASELINE, Between.RULES, Measures.names(), Map.of()));
    List<CSVRecord> rows = records(csv(results));
    assertThat(rows.stream().map(row -> row.get("measure")).distinct().toList())
        .containsExactlyElementsOf(Measures.ALL.stream().map(senet.measure.Measure::name).toList());
    assertThat(rows)
        .allSatisfy(
            row -> {
              assertThat(row.get("verdict")).isNotBlank().doesNotContain("%s", "NaN");
              assertThat(row.get("low").isEmpty()).isEqualTo(row.get("high").isEmpty());
            });
  }

  private static Comparison row(
      String measure, Kind kind, Verdict verdict, Estimate difference, double delta) {
    return row(measure, kind, verdict, difference, delta, 0, 0);
  }

  private static Comparison row(
      String measure,
      Kind kind,
      Verdict verdict,
      Estimate difference,
      double delta,
      double estimate,
      double baseline) {
    Contender contender = new Contender("r", "f", "s", new Tally(), Map.of());
    return new Comparison(
        contender,
        contender,
        measure,
        kind,
        "mean",
        estimate,
        baseline,
        difference,
        1,
        delta,
        new Tests(1, 1, 1, 1, 1),
        verdict,
        verdict == Verdict.UNDECIDED && delta > 0 ? OptionalLong.of(40_000) : OptionalLong.empty());
  }

  private static Estimate between(double low, double value, double high) {
    return new Estimate(value, new Interval(low, high), "welch", 9);
  }

  private static String said(
      String measure, Verdict verdict, double low, double value, double high, double delta) {
    return ComparisonWords.verdict(
        row(measure, Kind.NUMBER, verdict, between(low, value, high), delta), Say.ENGLISH);
  }

  /** A disadvantage that grows is a smaller number, and the game less fair. */
  @ParameterizedTest
  @CsvSource({
    "-0.024, -0.014, 1.0 points more in favour of who moves second; the game is further from even",
    "0.014, 0.024, 1.0 points more in favour of who moves second; the game is nearer to even",
    "-0.014, -0.024, 1.0 points more in favour of who moves first; the game is nearer to even",
    "0.024, 0.014, 1.0 points more in favour of who moves first; the game is further from even",
    "-0.004, 0.006, 1.0 points more in favour of who moves second"
  })
  void tellsWhichGameIsNearerToEven(double estimate, double baseline, String said) {
    double value = estimate - baseline;
    Estimate difference = between(value - 0.005, value, value + 0.005);
    Comparison row =
        row(
            "first-player-advantage",
            Kind.NUMBER,
            Verdict.DIFFERENT,
            difference,
            0.01,
            estimate,
            baseline);
    assertThat(ComparisonWords.verdict(row, Say.ENGLISH)).isEqualTo(said);
  }

  @Test
  void verdictsInWords() {
    assertThat(said("throws", Verdict.DIFFERENT, 12, 12.38, 12.7, 2))
        .isEqualTo("longer by 12.4 throws");
    assertThat(said("throws", Verdict.SLIGHT, -1.25, -1.2, -1.15, 2))
        .isEqualTo("shorter by 1.20 throws, and no difference larger than 2 throws");
    assertThat(said("first-player-advantage", Verdict.DIFFERENT, .02, .031, .04, .01))
        .isEqualTo("3.1 points more in favour of who moves first");
    assertThat(said("draw", Verdict.DIFFERENT, -.04, -.031, -.02, .01))
        .isEqualTo("draws less frequent by 3.1 points");
    assertThat(said("draw", Verdict.EQUIVALENT, -.001, .001, .003, .005))
        .isEqualTo("no difference larger than 0.5 points");
    assertThat(said("draw", Verdict.UNDECIDED, -.01, .01, .03, .005))
        .isEqualTo("undecided: perhaps 40\u202f000 more games would do");
    assertThat(said("draw", Verdict.UNDECIDED, -.01, .01, .03, 0))
        .isEqualTo("undecided: no number of games that can be played would do");
    assertThat(said("passes", Verdict.DIFFERENT, -3, -2, -1, .1))
        .isEqualTo("fewer passes a game: 2.0 passes");
    assertThat(said("margin", Verdict.DIFFERENT, .1, .3, .5, .1))
        .isEqualTo("margin of who moves first higher by 0.3 pieces");
    Estimate none = new Estimate(0, null, "none: all observations of a sample equal", 9);
    assertThat(
            ComparisonWords.verdict(
                row("throws", Kind.NUMBER, Verdict.UNTESTED, none, 1), Say.ENGLISH))
        .isEqualTo("not tested: all observations of a sample equal");
  }

  @Test
  void verdictsOnDistributions() {
    Estimate any = new Estimate(31, null, "chi-square with 5 degrees of freedom", 9);
    assertThat(
            ComparisonWords.verdict(
                row("throws", Kind.CHI_SQUARE, Verdict.DIFFERENT, any, 0), Say.ENGLISH))
        .isEqualTo("the distributions differ");
    assertThat(
            ComparisonWords.verdict(
                row("throws", Kind.CHI_SQUARE, Verdict.UNDECIDED, any, 0), Say.ENGLISH))
        .isEqualTo("undecided: no difference of the distributions shown");
    assertThat(
            ComparisonWords.verdict(
                row("throws", Kind.DISTANCE, Verdict.UNTESTED, between(3, 4, 5), 0), Say.ENGLISH))
        .isEqualTo("the distributions 4.0 throws apart");
    assertThat(
            ComparisonWords.verdict(
                row("throws", Kind.DISTANCE, Verdict.UNTESTED, between(0, 1, 2.5), 0), Say.ENGLISH))
        .isEqualTo("the distributions at most 2.5 throws apart");
  }

  @Test
  void allPairsOfManyRuleSetsAreInTheFileAndTheFarthestInTheReport() throws IOException {
    Results results =
        with(
            Studies.oneMatchup(18),
            new ComparisonSettings("", Pairs.ALL, Between.RULES, List.of("draw"), Map.of()));
    assertThat(records(csv(results))).hasSize(18 * 17 / 2);
    Findings findings = new Findings(results);
    ShownComparisons shown = new ShownComparisons(findings);
    assertThat(shown.byMeasure().get("draw")).hasSize(ShownComparisons.MOST);
    assertThat(shown.leftOut()).isEqualTo(18 * 17 / 2 - ShownComparisons.MOST);
    Html page = new Html();
    ComparisonSection.write(findings, page);
    assertThat(page.toString()).contains("33 more are in comparisons.csv.").contains("r0");
    Drawing drawing = new ComparisonChart().draw(findings).get(0);
    assertThat(new String(Images.svg(drawing), StandardCharsets.UTF_8))
        .contains("of each measure the 120 farthest from no difference", "r3 minus r0");
  }

  @Test
  void theReportSaysEachComparisonInASentence() {
    Html page = new Html();
    Findings findings = new Findings(Studies.matchups());
    ComparisonSection.inShort(findings, 12).forEach(part -> part.sentences().forEach(page::item));
    ComparisonSection.write(findings, page);
    assertThat(page.toString())
        .contains("<h2>What differs</h2>")
        .contains("<strong>captures</strong>, not swaps: length in throws ")
        .contains("<td>length in throws, chi-square</td>");
    Html nothing = new Html();
    ComparisonSection.write(new Findings(Studies.oneMatchup(1)), nothing);
    assertThat(nothing.toString()).isEmpty();
  }
}
