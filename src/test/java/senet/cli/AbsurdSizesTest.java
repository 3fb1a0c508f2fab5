package senet.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What is written in few bytes and would take for ever is refused at once, in not too many lines.
 */
@Timeout(value = 60, unit = TimeUnit.SECONDS, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class AbsurdSizesTest {
  private static final String RANDOM = "\nmatchups: [{first: random, second: random}]\n";
  private static final String VALUES = "[3, 4, 5, 6, 7, 8, 9, 10]";

  @TempDir private Path folder;

  static Stream<Arguments> studies() {
    String sets = many(20_000, i -> "  - {name: n" + i + ", extends: bell}\n");
    String policies = many(20_000, i -> "{policy: random, name: p" + i + "}, ");
    String keys = many(60_000, i -> "k" + i + ": 1\n");
    return Stream.of(
        Arguments.of("rules: [bell]\ngames: 1000000000000000000" + RANDOM, "it must be from 1 to"),
        Arguments.of("rules: [bell]\ngames: 1e18" + RANDOM, "it must be from 1 to"),
        Arguments.of("rules:\n" + sets + RANDOM, "rules: has 20,000 items; at most 5,000"),
        Arguments.of(
            "rules:\n  - vary: standard\n    over: {pieces: "
                + VALUES
                + ", points: "
                + IntStream.rangeClosed(1, 1000).boxed().toList()
                + ", maxThrows: "
                + IntStream.rangeClosed(1, 1000).boxed().toList()
                + "}"
                + RANDOM,
            "rules[0].over: has 8,000,000 combinations"),
        Arguments.of(
            "rules: [bell]\ntournament: {policies: [" + policies + "random], pairs: 10}\n",
            "tournament.policies: has 20,001 items"),
        Arguments.of(
            "rules: [bell]\nmatchups: ["
                + "{first: random, second: greedy}, ".repeat(20_000)
                + "]\n",
            "matchups: has 20,000 items"),
        Arguments.of(
            "rules: [bell" + ", bell".repeat(100_000) + "]" + RANDOM, "rules: has 100,001 items"),
        Arguments.of("rules: [bell]" + RANDOM + keys, ":1:1: has 60,003 keys"),
        Arguments.of(
            "rules: [bell]" + RANDOM + "? " + "x".repeat(900_000) + "\n: 1\n", "unknown key"),
        Arguments.of("rules: [" + "y".repeat(900_000) + "]" + RANDOM, "there is no rule set"),
        Arguments.of(
            "rules: [bell]" + RANDOM + "charts: [" + "z, ".repeat(200_000) + "]\n",
            "charts: has 200,000 items"));
  }

  private static String many(int count, java.util.function.IntFunction<String> text) {
    return IntStream.range(0, count).mapToObj(text).collect(Collectors.joining());
  }

  @ParameterizedTest
  @MethodSource("studies")
  void isRefusedAtOnce(String text, String reason) throws IOException {
    Path study = Files.writeString(folder.resolve("study.yaml"), "study: s\n" + text);
    long start = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    Cli cli = Cli.run("check", study);
    long taken = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - start;
    assertThat(cli.code()).as(cli.err()).isEqualTo(2);
    assertThat(cli.err()).contains("study.yaml:", reason).doesNotContain("\tat ");
    assertThat(cli.err().lines().count()).isLessThanOrEqualTo(101);
    assertThat(cli.err().length()).isLessThan(300_000);
    assertThat(Duration.ofNanos(taken)).isLessThan(Duration.ofSeconds(5));
  }
}
