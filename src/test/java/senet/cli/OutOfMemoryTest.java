package senet.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import senet.cli.SenetProcess.Ended;

/**
 * The table of a search does not fit into the memory: a clear end, and no finished game is lost.
 */
class OutOfMemoryTest {
  @TempDir private Path folder;

  @Test
  void aSearchTableThatDoesNotFitCostsNoFinishedGame() throws Exception {
    Path study =
        Files.writeString(
            folder.resolve("large.yaml"),
            """
            study: large
            seed: 1
            games: 20
            rules: [{name: quick, extends: standard, pieces: 2}]
            matchups:
              - {first: random, second: random}
              - {first: {policy: expectimax, depth: 4, table: 4194304}, second: random}
            charts: none
            """);
    Path results = folder.resolve("results");
    ProcessBuilder small =
        SenetProcess.builder("run", study, "--out", results, "--threads", 1, "--quiet");
    small.environment().put("JAVA_TOOL_OPTIONS", "-Xmx64m"); // the table takes 100 MB
    Ended ended = SenetProcess.end(small.start());
    assertThat(ended.code()).as(ended.lines().toString()).isEqualTo(1);
    assertThat(ended.lines().subList(1, ended.lines().size()).stream())
        .map(line -> line.replace(folder + "/", ""))
        .containsExactly(
            "run failed: quick: expectimax(depth=4 table=4194304) against random, game 0 (seed 1):"
                + " Java has run out of memory; use fewer threads, smaller tables or trees of the"
                + " policies that search, or give it more (JAVA_TOOL_OPTIONS=-Xmx4g)",
            "20 of 40 games are kept in results; go on with --resume.");

    Cli resumed = Cli.run("run", study, "--out", results, "--threads", 1, "--resume");
    assertThat(resumed.code()).as(resumed.err()).isZero();
    assertThat(resumed.err()).startsWith("Going on after the 20 games kept in ");
    Path whole = folder.resolve("whole");
    assertThat(Cli.run("run", study, "--out", whole, "--quiet")).isEqualTo(new Cli(0, "", ""));
    assertThat(Cli.files(results)).isEqualTo(Cli.files(whole));
  }
}
