package senet.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code solve} prints what scripts rely on, and refuses what it cannot solve. */
class SolveCommandTest {

  @TempDir private Path folder;

  private static Cli solve(String words) {
    return Cli.run((Object[]) ("solve " + words).split(" ", -1));
  }

  @Test
  void printsNamesAndValuesBehindTabs() {
    Cli run = solve("--rules bell --pieces 2 --policy random");
    assertThat(run.code()).isZero();
    assertThat(run.err()).isEmpty();
    List<String> lines = run.out().lines().toList();
    assertThat(lines).hasSize(6);
    assertThat(lines.get(0)).startsWith("first-win\t0.504114");
    assertThat(lines.get(1)).startsWith("draw\t0.238473");
    assertThat(lines.get(2)).startsWith("second-win\t0.257412");
    assertThat(lines.get(3)).startsWith("throws\t41.61807");
    assertThat(lines.get(4)).startsWith("margin\t0.2485577");
    assertThat(lines.get(5)).matches("states\t\\d+");
    assertThat(lines.subList(0, 5))
        .allSatisfy(l -> assertThat(l).matches("[a-z-]+\t\\d+\\.\\d{12}"));
  }

  @Test
  void printsJson() {
    assertThat(solve("--rules standard --pieces 1 --policy optimal --format json").out())
        .matches(
            "\\{\"first-win\":0\\.\\d{12},\"draw\":0\\.0{12},\"second-win\":0\\.\\d{12},"
                + "\"throws\":\\d+\\.\\d{12},\"margin\":-?0\\.\\d{12},\"states\":\\d+\\}\n");
  }

  /** A lone piece each, the second already sure to win: as reckoned by hand. */
  @Test
  void solvesRulesAsTheyAre() throws Exception {
    Path file = folder.resolve("race.yaml");
    Files.writeString(
        file, "{name: race, extends: standard, setup: {odd: [30], even: [29]}, protection: none}");
    // 30 bears off with a 2, 29 with a 3: chances 3/8 and 1/4, in turns
    double first = 0.375 / (1 - 0.625 * 0.75);
    String line = solve("--rules " + file).out().lines().findFirst().orElseThrow();
    assertThat(Double.parseDouble(line.substring("first-win\t".length())))
        .isCloseTo(first, org.assertj.core.api.Assertions.within(1e-11));
  }

  @Test
  void refusesWhatHasNoExactValues() throws Exception {
    Path file = folder.resolve("stopped.yaml");
    Files.writeString(file, "{name: stopped, extends: bell, maxThrows: 500}");
    assertThat(solve("--rules " + file + " --pieces 2"))
        .isEqualTo(
            new Cli(
                2,
                "",
                "stopped cannot be solved: games are stopped after 500 throws (maxThrows), and a"
                    + " position does not tell how many were made\n"));
    assertThat(solve("--rules piccione --pieces 2").err())
        .startsWith("piccione cannot be solved: pieces in hand are not supported; games are");
    assertThat(solve("--rules standard --pieces 5").code()).isEqualTo(2);
  }

  @Test
  void refusesWrongOptions() {
    assertThat(solve("--rules bell --pieces 16").err())
        .isEqualTo("--pieces is 16; it must be from 1 to 15\n");
    assertThat(solve("--rules bell --pieces 2 --first optimal").err())
        .isEqualTo("--first is optimal, which both sides must play; write --policy optimal\n");
    assertThat(solve("--rules bell --pieces 2 --policy random --first greedy").err())
        .isEqualTo("--policy is for both sides; write it, or --first and --second\n");
    assertThat(solve("--rules shop --pieces 2").err())
        .startsWith("shop with --pieces 2 cannot be played: openingMove: ");
  }
}
