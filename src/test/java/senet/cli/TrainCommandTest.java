package senet.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TrainCommandTest {

  @TempDir private Path folder;

  private Cli train(String rules, int seed, Path out) {
    return Cli.run("train", rules, "--games", 40, "--hidden", 2, "--seed", seed, "--out", out);
  }

  @Test
  void writesAnEvaluatorAndItsLogTheSameForTheSameSeed() throws IOException {
    Path one = folder.resolve("one.yaml");
    Cli first = train("museum", 5, one);
    assertThat(first.code()).isEqualTo(Main.DONE);
    assertThat(first.out()).isEmpty();
    assertThat(first.errIn(folder))
        .startsWith("training for museum by 40 games\n  0%  0 games: scores ")
        .contains("against greedy, untrained\n", "100%  40 games: scores ")
        .endsWith("The evaluator is in one.yaml, its log in one.csv\n");
    List<String> log = Files.readAllLines(folder.resolve("one.csv"));
    assertThat(log.get(0)).isEqualTo("games,error,opponent,score,low,high,confidence,examGames");
    assertThat(log.get(1)).startsWith("0,,greedy,0.").endsWith(",0.95,4000");
    assertThat(log.get(log.size() - 1)).startsWith("40,0.");
    assertThat(train("museum", 5, folder.resolve("two.yaml")).code()).isEqualTo(Main.DONE);
    assertThat(folder.resolve("two.yaml")).hasSameTextualContentAs(one);
    assertThat(folder.resolve("two.csv")).hasSameTextualContentAs(folder.resolve("one.csv"));
    assertThat(Cli.files(folder)).hasSize(4);
  }

  @Test
  void whatItWritesPlaysInStudiesAndIsKnownThereByItsContents() throws IOException {
    assertThat(train("bell", 1, folder.resolve("mine.yaml")).code()).isEqualTo(Main.DONE);
    Path study =
        Files.writeString(
            folder.resolve("study.yaml"),
            """
            study: trained
            games: 4
            rules: [bell, {name: bell-short, extends: bell, pieces: 7}]
            matchups:
              - first: {policy: learned, evaluator: mine.yaml}
                second: {policy: expectimax, depth: 1, evaluator: mine.yaml}
            charts: none
            """);
    Path results = folder.resolve("results");
    String warning =
        "learned(evaluator=mine.yaml) has an evaluator that was trained for other rules than"
            + " bell-short; it may play badly there.\n";
    assertThat(Cli.run("check", study).out()).contains(warning);
    Cli run = Cli.run("run", study, "--out", results);
    assertThat(run.code()).as(run.err()).isEqualTo(Main.DONE);
    assertThat(run.err()).contains(warning);
    assertThat(Files.readString(results.resolve("study.json")))
        .containsPattern("\"evaluator\" *: *\"mine.yaml\"")
        .containsPattern("\"evaluatorSha256\" *: *\"[0-9a-f]{64}\"");
    // a report needs no evaluator
    Files.delete(folder.resolve("mine.yaml"));
    assertThat(Cli.run("report", results).code()).isEqualTo(Main.DONE);
    assertThat(Cli.run("check", study).errIn(folder))
        .contains("study.yaml:5:", "evaluator: the evaluator mine.yaml does not exist");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--games 0 | --games is 0; it must be from 1 to 100000000",
        "--hidden 65 | --hidden is 65; it must be from 0 to 64",
        "--lambda 1.5 | --lambda is 1.5; it must be from 0.0 to 1.0",
        "--first-rate 0 | --first-rate is 0.0; it must be from 1.0E-9 to 1.0",
        "--last-rate 2 | --last-rate is 2.0; it must be from 1.0E-9 to 1.0",
        "--out mine.json | --out: mine.json must end in .yaml, as in evaluator.yaml",
        "--out /nowhere/x.yaml | --out: /nowhere/x.yaml cannot be written; name another file"
      })
  void refusesWhatCannotBe(String options, String message) {
    String[] words = options.split(" ", -1);
    Cli refused = Cli.run("train", "bell", words[0], words[1]);
    assertThat(refused.code()).isEqualTo(Main.WRONG_INPUT);
    assertThat(refused.err()).isEqualTo(message + "\n");
  }

  @Test
  void refusesRulesThatThereAreNot() {
    Cli refused = Cli.run("train", "bel", "--out", folder.resolve("x.yaml"));
    assertThat(refused.code()).isEqualTo(Main.WRONG_INPUT);
    assertThat(refused.err()).contains("there is no rule set \"bel\". Maybe you meant \"bell\".");
  }

  @Test
  void anInterruptedTrainingWritesNothing() throws Exception {
    Thread.currentThread().interrupt();
    Cli stopped = train("bell", 1, folder.resolve("x.yaml"));
    assertThat(stopped.code()).isEqualTo(Main.INTERRUPTED);
    assertThat(stopped.err()).endsWith("Interrupted: nothing is written.\n");
    assertThat(Thread.interrupted()).isFalse();
    assertThat(Cli.files(folder)).isEmpty();
  }
}
