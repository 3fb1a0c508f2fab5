package senet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Every number that results/README.md offers for citing stands in a table that is kept there. */
class CitedResultsTest {
  private static final Path RESULTS = Path.of("results");
  private static final Pattern CITED = Pattern.compile("\\*\\*(.+?)\\*\\*");
  private static final Pattern ROW = Pattern.compile("`([^`]+)`");

  /** Digits that belong to no number of a study: a year. */
  private static final Pattern YEARS = Pattern.compile("\\b(1930|1960|1978)\\b");

  @TestFactory
  Stream<DynamicTest> everyNumberStandsInATable() throws IOException {
    return sentences().stream()
        .map(
            cells ->
                dynamicTest(
                    "sentence " + cells[0],
                    () -> {
                      List<String> expected = new ArrayList<>();
                      String study = cells[2].substring(0, cells[2].indexOf(':'));
                      for (String row : found(ROW, cells[2])) {
                        expected.add(told(study, row));
                      }
                      assertThat(found(CITED, cells[1])).isEqualTo(expected).isNotEmpty();
                      String rest = CITED.matcher(cells[1]).replaceAll("");
                      assertThat(YEARS.matcher(rest).replaceAll(""))
                          .as("all numbers are in bold type, and so have a source")
                          .doesNotContainPattern("\\d");
                    }));
  }

  @Test
  void thereAreTen() throws IOException {
    assertThat(sentences()).hasSize(10);
  }

  /** The README's first screen says the same as the results it shows. */
  @Test
  void theReadmeSaysTheSame() throws IOException {
    String readme = Files.readString(Path.of("README.md"));
    String screen = readme.substring(0, readme.indexOf("\n## "));
    assertThat(found(CITED, screen))
        .contains(
            told("odd-squares-or-first-move", "bell,random,random,first-move-advantage,mean"),
            told("odd-squares-or-first-move", "bell,random,random,odd-side-advantage,mean"));
    for (String picture : found(Pattern.compile("!\\[[^]]*]\\(([^)]+)\\)"), screen)) {
      assertThat(Path.of(picture)).exists().startsWithRaw(RESULTS);
    }
  }

  /** The cells of the table of sentences. */
  private static List<String[]> sentences() throws IOException {
    return Files.readAllLines(RESULTS.resolve("README.md")).stream()
        .filter(line -> line.matches("\\| \\d+ \\|.*"))
        .map(line -> Stream.of(line.split("\\|")).map(String::strip).skip(1).toArray(String[]::new))
        .toList();
  }

  private static List<String> found(Pattern pattern, String text) {
    return pattern.matcher(text).results().map((MatchResult match) -> match.group(1)).toList();
  }

  /** A row of a study's summary as it is to be told: the number, its unit and its interval. */
  private static String told(String study, String row) throws IOException {
    CSVRecord number =
        summary(study).stream()
            .filter(
                record ->
                    row.equals(String.join(",", record.stream().limit(5).toList())))
            .findFirst()
            .orElseThrow(() -> new AssertionError(study + " has no row " + row));
    boolean points = number.get("measure").endsWith("-advantage");
    boolean rate = number.get("statistic").equals("rate");
    double unit = points || rate ? 100 : 1;
    int digits = number.get("statistic").equals("median") ? 0 : 1;
    String word = points ? " points" : rate ? "%" : " " + number.get("measure");
    return say(number.get("estimate"), unit, digits)
        + word
        + " ("
        + say(number.get("low"), unit, digits)
        + " to "
        + say(number.get("high"), unit, digits)
        + ")";
  }

  private static String say(String number, double unit, int digits) {
    double value = unit * Double.parseDouble(number);
    return String.format(Locale.ROOT, "%." + digits + "f", value).replace('-', '−');
  }

  private static List<CSVRecord> summary(String study) throws IOException {
    CSVFormat format = CSVFormat.DEFAULT.builder().setHeader().setSkipHeaderRecord(true).get();
    String text = Files.readString(RESULTS.resolve(study).resolve("summary.csv"));
    try (CSVParser parser = CSVParser.parse(text, format)) {
      return parser.getRecords();
    }
  }
}
