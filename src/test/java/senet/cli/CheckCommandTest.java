package senet.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code check} and {@code schema}: whether files are right, before anything is played. */
class CheckCommandTest {

  @TempDir private Path folder;

  @Test
  void printsThePlan() throws IOException {
    Cli cli = Cli.run("check", Cli.study(folder, "small", "starts: both"));
    assertThat(cli.code()).isZero();
    assertThat(cli.err()).isEmpty();
    assertThat(cli.out().replace(folder + "/", "").replaceAll(" +", " "))
        .startsWith(
            """
            small.yaml: study small, seed 7
             bell: random against greedy 300 games
             bell/even-starts: random against greedy 300 games
             quick: random against greedy 300 games
             quick/even-starts: random against greedy 300 games
             4 scenarios, 1,200 games, about\
            """);
    assertThat(folder).isDirectoryNotContaining(path -> path.endsWith("results"));
  }

  @Test
  void countsOneInTheSingular() throws IOException {
    Path study =
        Files.writeString(
            folder.resolve("one.yaml"),
            """
            study: one
            games: 1
            rules: [bell]
            matchups: [{first: random, second: random}]
            """);
    assertThat(
            Cli.run("check", study).out().lines().map(line -> line.strip().replaceAll(" +", " ")))
        .anyMatch(line -> line.equals("bell: random against random 1 game"))
        .anyMatch(line -> line.startsWith("1 scenario, 1 game, about "));
  }

  @Test
  void countsManyScenariosByTheEntriesThatMakeThem() throws IOException {
    Path study =
        Files.writeString(
            folder.resolve("many.yaml"),
            """
            study: many
            games: 10
            starts: both
            rules:
              - museum
              - factorial: {from: standard, to: bell, rows: [setup, landing, safe, forced, end]}
              - {vary: bell, over: {pieces: [5, 10]}}
              - bell
            matchups: [{first: random, second: random}]
            """);
    Cli cli = Cli.run("check", study);
    assertThat(cli.err()).isEmpty();
    assertThat(cli.out().lines().skip(1).map(String::strip))
        .startsWith(
            "by name: 1 rule set, 2 scenarios: museum",
            "factorial from standard to bell: 16 rule sets, 32 scenarios: standard,"
                + " standard-to-bell+setup, standard-to-bell+safe, standard-to-bell+setup+safe, …",
            "vary bell over pieces: 2 rule sets, 4 scenarios: bell+pieces=5, bell",
            "factorial from standard to bell: left out 8: standard-to-bell+landing,"
                + " standard-to-bell+setup+landing, standard-to-bell+landing+safe,"
                + " standard-to-bell+setup+landing+safe, …: end: with landing: capture a side may"
                + " never bear off all its pieces; write end: most-off, or landing: swap");
    assertThat(cli.out())
        .contains(
            "vary bell over pieces: bell+pieces=10 is the same game as bell, and played once",
            "  38 scenarios, 380 games, about ");
  }

  @Test
  void tellsTheFaultsOfAllFiles() throws IOException {
    Path bad = Cli.study(folder, "bad", "starts: never");
    Path worse = Cli.study(folder, "worse", "games: 0\nchart: none");
    Cli cli = Cli.run("check", bad, Cli.study(folder, "good", ""), worse, folder.resolve("none"));
    assertThat(cli.code()).isEqualTo(2);
    assertThat(cli.out()).contains("study good, seed 7").doesNotContain("study bad");
    assertThat(cli.errIn(folder).lines().map(line -> line.replaceAll(" Known: .*", "")))
        .containsExactly(
            "bad.yaml:6:9 starts: \"never\" is not known.",
            "worse.yaml:6:1 games: stands here twice; keep one",
            "worse.yaml:7:1 chart: unknown key. Maybe you meant \"charts\".",
            "none: does not exist");
  }

  @ParameterizedTest
  @CsvSource({"study, bell, 1", "study, bel l, 0", "rules, bell, 0"})
  void printsASchemaThatStandsAlone(String kind, String rules, int accepts) throws IOException {
    Cli cli = Cli.run("schema", kind);
    assertThat(cli.code()).isZero();
    Schema schema =
        SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12).getSchema(cli.out());
    JsonNode study =
        new ObjectMapper()
            .readTree(
                """
                {"study": "s", "rules": [{"name": "%s-2", "extends": "bell", "landing": "swap"}],
                 "matchups": [{"first": "random", "second": "random"}]}
                """
                    .formatted(rules));
    assertThat(schema.validate(study).isEmpty()).isEqualTo(accepts == 1);
  }
}
