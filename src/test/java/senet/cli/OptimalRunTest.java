package senet.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Studies in which policies play by tables of optimal play. */
class OptimalRunTest {
  private static final String STUDY =
      """
      study: optimal
      games: 300
      rules: [bell, standard]
      matchups:
        - {first: {policy: optimal, pieces: 1}, second: {policy: optimal, pieces: 1, otherwise: racer}}
      tournament: {policies: [greedy, {policy: optimal, pieces: 1}], pairs: 50}
      charts: none
      """;

  @TempDir private Path folder;

  private Path run(Path study, String name, int threads) {
    Path out = folder.resolve(name);
    Path cache = folder.resolve("cache");
    assertThat(
            Cli.run("run", study, "--out", out, "--threads", threads, "--quiet", "--cache", cache))
        .isEqualTo(new Cli(0, "", ""));
    return out;
  }

  @Test
  void givesTheSameBytesOnOneThreadAndOnEight() throws Exception {
    Path study = Files.writeString(folder.resolve("study.yaml"), STUDY);
    Path one = run(study, "one", 1);
    assertThat(Files.readString(one.resolve("run.log")))
        .contains("tables of optimal play: 2 reckoned, 0 found in the cache");
    // another cache in between, so that the tables come from their files
    Cli.run(
        "play", "--rules", "bell", "--first", "{policy: optimal, pieces: 1}", "--cache", folder);
    Path eight = run(study, "eight", 8);
    assertThat(Files.readString(eight.resolve("run.log")))
        .contains("tables of optimal play: 0 reckoned, 2 found in the cache");
    assertThat(Cli.files(eight)).isEqualTo(Cli.files(one));
    assertThat(Files.readString(one.resolve("summary.csv")))
        .contains("bell,optimal(pieces=1),optimal(otherwise=racer pieces=1),first-win,rate,");
  }

  @Test
  void rulesThatCannotBeTabledAreRefusedBeforeTheFirstGame() throws Exception {
    String capped =
        STUDY.replace("[bell, standard]", "[{name: capped, extends: bell, maxThrows: 9}]");
    Path study = Files.writeString(folder.resolve("study.yaml"), capped);
    Cli check = Cli.run("check", study);
    assertThat(check.code()).isEqualTo(2);
    assertThat(check.err())
        .contains(
            "study.yaml:5:13 matchups[0].first: policy optimal(pieces=1) cannot be made under the"
                + " rules capped: games are stopped after 9 throws (maxThrows)");
  }
}
