package senet.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVRecord;
import org.junit.jupiter.api.Test;
import senet.measure.Count;
import senet.policy.PolicySpec;
import senet.run.Results;

class TablesTest {
  private static final Results RESULTS = Studies.bothStarts();

  @Test
  void summaryHasARowForEachNumber() throws IOException {
    String csv = text(Tables.summary(RESULTS));
    assertThat(csv)
        .startsWith(
            "rules,first,second,measure,statistic,estimate,low,high,confidence,method,games\n")
        .endsWith("\n")
        .doesNotContain("\r", "E-");
    int numbers = RESULTS.sections().stream().mapToInt(s -> s.figures().size()).sum();
    assertThat(records(csv)).hasSize(numbers);
  }

  @Test
  void summaryTellsTheAdvantagesOfBothStarts() throws IOException {
    assertThat(records(text(Tables.summary(RESULTS))))
        .filteredOn(row -> row.get("measure").equals("odd-side-advantage"))
        .singleElement()
        .satisfies(row -> assertThat(row.get("rules")).isEqualTo("captures"))
        .satisfies(row -> assertThat(row.get("games")).isEqualTo("400"));
  }

  @Test
  void summaryLeavesOutIntervalsOnlyWithAReason() throws IOException {
    List<CSVRecord> rows = records(text(Tables.summary(RESULTS)));
    assertThat(rows).anyMatch(row -> row.get("low").isEmpty());
    assertThat(rows)
        .allSatisfy(
            row -> {
              assertThat(row.get("low").isEmpty()).isEqualTo(row.get("high").isEmpty());
              assertThat(row.get("method").startsWith("none: "))
                  .isEqualTo(row.get("low").isEmpty());
              assertThat(row.get("confidence")).isEqualTo("0.95");
            });
  }

  @Test
  void distributionsHoldEveryGame() throws IOException {
    String csv = text(Tables.distributions(RESULTS));
    assertThat(csv).startsWith("rules,first,second,measure,value,count,share\n");
    for (Count count : Count.values()) {
      List<CSVRecord> rows =
          records(csv).stream()
              .filter(row -> row.get("rules").equals("captures/even-starts"))
              .filter(row -> row.get("measure").equals(count.word()))
              .toList();
      assertThat(rows.stream().mapToLong(row -> Long.parseLong(row.get("count"))).sum())
          .isEqualTo(200);
      assertThat(rows)
          .allSatisfy(
              row ->
                  assertThat(Double.parseDouble(row.get("share")))
                      .isEqualTo(Long.parseLong(row.get("count")) / 200.0));
    }
  }

  @Test
  void aLabelThatLooksLikeAFormulaIsText() throws IOException {
    PolicySpec evil =
        PolicySpec.of(Studies.RANDOM.kind(), Studies.RANDOM.parameters(), "=1+1, \"evil\"");
    Results results =
        Studies.run("t", List.of(Studies.scenario(Studies.captures("-c"), evil, Studies.GREEDY)));
    assertThat(text(Tables.summary(results))).contains("\n'-c,\"'=1+1, \"\"evil\"\"\",greedy,");
    assertThat(records(text(Tables.distributions(results))))
        .filteredOn(row -> row.get("measure").equals("margin"))
        .anyMatch(row -> row.get("value").startsWith("-"));
  }

  @Test
  void numbersArePlainDecimals() {
    Csv csv = new Csv("n");
    csv.row(1e-7);
    csv.row(1.0 / 3);
    csv.row(-0.0);
    csv.row(250000.0);
    csv.row(-0.1);
    csv.row(1L, Double.NaN);
    assertThat(text(csv.bytes())).isEqualTo("n\n0.0000001\n0.3333333333\n0\n250000\n-0.1\n1,\n");
  }

  private static String text(byte[] bytes) {
    return new String(bytes, StandardCharsets.UTF_8);
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
}
