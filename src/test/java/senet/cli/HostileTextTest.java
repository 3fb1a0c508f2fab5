package senet.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVRecord;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Text that a browser, a spreadsheet or a terminal would obey is only text in what is written. */
@Timeout(value = 120, unit = TimeUnit.SECONDS)
class HostileTextTest {
  private static final String TRAP = "</title></svg></style>--><zqx onload=zqx('\\\"')>";
  private static final String LINK = "<a href=javascript:zqx()>&zqx;";

  /** A tag, without what stands in quotes in it, which holds neither quotes nor brackets. */
  private static final Pattern TAG = Pattern.compile("<[^<>]*>");

  private static final Pattern QUOTED = Pattern.compile("\"[^\"<>]*\"");

  @TempDir private Path folder;

  private Path study(String name, String title, String more) throws IOException {
    return Files.writeString(
        folder.resolve(name + ".yaml"),
        """
        study: %1$s
        title: "%2$s"
        seed: 7
        games: 60
        rules:
          - name: quick
            extends: standard
            pieces: 2
            title: "%2$s"
            source: "%2$s"
            houses: {15: "%2$s", 26: "%2$s"}
            notes: {setup: "%2$s", end: "%2$s"}
          - {name: other, extends: standard, pieces: 3}
        matchups: [{first: random, second: greedy}]
        %3$s
        """
            .formatted(name, title, more));
  }

  @Test
  void noTextBecomesATag() throws IOException {
    Path study = study("tags", TRAP + LINK, "charts: [outcome, board, game, comparisons]");
    Path out = folder.resolve("out");
    Cli cli = Cli.run("run", study, "--out", out, "--quiet");
    assertThat(cli).isEqualTo(new Cli(0, "", ""));
    Path json = out.resolve("study.json");
    Files.writeString(json, renamed(Files.readString(json), TRAP + LINK));
    assertThat(Cli.run("report", out).code()).isZero();
    int told = 0;
    for (Path file : written(out, ".html", ".svg")) {
      String text = Files.readString(file);
      told += text.contains("&lt;zqx") ? 1 : 0;
      assertThat(text).as(file.toString()).doesNotContain("<zqx", "<a href=javascript", "&zqx;");
      Matcher tags = TAG.matcher(text);
      while (tags.find()) {
        assertThat(QUOTED.matcher(tags.group()).replaceAll("")).doesNotContain("zqx");
      }
    }
    assertThat(told).isGreaterThan(1);
  }

  @Test
  void noCellIsAFormula() throws IOException {
    Path study =
        study("cells", "=1+1", "tournament: {policies: [random, cautious, racer], pairs: 20}");
    Path out = folder.resolve("out");
    assertThat(Cli.run("run", study, "--out", out, "--quiet").code()).isZero();
    Path json = out.resolve("study.json");
    String kept = Files.readString(json);
    for (String formula : List.of("=1+1", "@SUM(1)", "-2+3", "\\t=1", "＝1+1", "+1")) {
      Files.writeString(json, renamed(kept, formula));
      Cli cli = Cli.run("report", out);
      assertThat(cli.code()).as(cli.err()).isZero();
      int marked = 0;
      int negative = 0;
      for (Path file : written(out, ".csv")) {
        for (CSVRecord row : CSVFormat.DEFAULT.parse(Files.newBufferedReader(file))) {
          for (String cell : row) {
            assertThat(isFormula(cell)).as(file + ": " + cell).isFalse();
            marked += cell.startsWith("'") ? 1 : 0;
            negative += cell.startsWith("-") ? 1 : 0;
          }
        }
      }
      assertThat(marked).isPositive();
      assertThat(negative).isPositive();
    }
  }

  /** Results in which a policy has another label, as only a stranger can have written them. */
  private static String renamed(String kept, String label) {
    return kept.replace(
            "\"first\" : \"random\",\n      \"second\" : \"greedy\"",
            "\"first\" : {\"policy\": \"random\", \"name\": \"%s\"},\"second\" : \"greedy\""
                .formatted(label))
        .replace(
            "\"first\" : \"random\",\n    \"second\" : \"greedy\"",
            "\"first\" : \"%s\",\n    \"second\" : \"greedy\"".formatted(label));
  }

  /** What a spreadsheet takes for a formula: what begins like one and is no number. */
  private static boolean isFormula(String cell) {
    return cell.matches("(?s)[=+\\-@\\t\\r\\n＝＋－＠].*")
        && !cell.matches("-?\\d+(\\.\\d+)?(E-?\\d+)?");
  }

  @ParameterizedTest
  @ValueSource(strings = {"\\e[2J", "\\x9b31m", "\\u202e", "\\u2066", "\\a", "\\0", "a\\rb", "\\N"})
  void aTerminalIsNotGivenOrders(String order) throws IOException {
    Cli cli = Cli.run("check", study("orders", order, ""));
    assertThat(cli.code()).isEqualTo(2);
    assertThat(cli.err()).contains("title: has the character U+", "which terminals obey");
    isPlain(cli);
    cli = Cli.run("check", Files.writeString(folder.resolve("s.yaml"), "\"" + order + "\": 1\n"));
    assertThat(cli.code()).isEqualTo(2);
    isPlain(cli);
    cli = Cli.run("check", study("names", "x", "\"charts\": [\"x" + order + "\"]"));
    assertThat(cli.code()).isEqualTo(2);
    isPlain(cli);
  }

  @Test
  void theNameInResultsOfAStrangerIsNoOrder() throws IOException {
    Path out = Files.createDirectory(folder.resolve("out"));
    Files.writeString(out.resolve("study.json"), "{\"study\": {\"study\": \"x\\u001b[2J\"}}");
    Cli cli = Cli.run("run", Cli.study(folder, "mine", ""), "--out", out);
    assertThat(cli.code()).isEqualTo(2);
    assertThat(cli.err()).contains("holds the results of another study, \"x\ufffd[2J\"");
    isPlain(cli);
    cli = Cli.run("report", out);
    assertThat(cli.code()).isEqualTo(2);
    isPlain(cli);
  }

  private static void isPlain(Cli cli) {
    assertThat(cli.out() + cli.err())
        .doesNotContainPattern("[\\p{Cc}\u202a-\u202e\u2066-\u2069&&[^\n]]");
  }

  private static List<Path> written(Path folder, String... ends) {
    try (Stream<Path> found = Files.walk(folder)) {
      return found.filter(path -> Stream.of(ends).anyMatch(path.toString()::endsWith)).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
