package senet.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Runs on Spark in this process: the same bytes as without it, and the same messages. */
@Tag("spark")
class SparkRunTest {

  @TempDir private Path folder;
  @TempDir private static Path classes;

  @BeforeAll
  static void start() throws IOException {
    System.setProperty("spark.ui.enabled", "false");
    System.setProperty("spark.driver.host", "127.0.0.1");
    System.setProperty("spark.driver.bindAddress", "127.0.0.1");
    Path source =
        Files.writeString(
            classes.resolve("Odd.java"),
            """
            package com.example;
            import java.util.ArrayList;
import java.util.List;
            import senet.game.*;
            import senet.policy.*;
            public class Odd implements Policy {
              private static final PolicyParameter HOW =
                  PolicyParameter.whole("how", "how it fails", 0, 0, 4);
              public static final PolicyKind KIND =
                  new PolicyKind("odd", "Odd.", List.of(HOW), (e, given) -> new Odd(HOW.wholeIn(given), e));
              private final int how;
              private final String rules;
              private Odd(int how, Engine engine) { this.how = how; rules = engine.rules().name(); }
              @Override public int choose(Turn turn) {
                if (how == 4 && rules.equals("standard")) {
                  if (System.getProperty("com.example.odd") != null) {
                    throw new ArithmeticException("a bug");
                  }
                } else if (how > 0 && how < 4 && turn.random().nextInt(2000) == 0) {
                  return switch (how) {
                    case 1 -> throw new ArithmeticException("a bug");
                    case 2 -> 1 << 20;
                    default -> never();
                  };
                }
                return Integer.lowestOneBit(turn.legal());
              }
              private static int never() {
                while (true) {
                  try {
                    Thread.sleep(1000);
                  } catch (InterruptedException e) {
                    // does not care
                  }
                }
              }
            }
            """);
    String path = System.getProperty("java.class.path");
    String[] arguments = {"-proc:none", "-cp", path, "-d", classes.toString(), source.toString()};
    assertThat(ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments)).isZero();
  }

  @AfterAll
  static void end() {
    List.of("spark.ui.enabled", "spark.driver.host", "spark.driver.bindAddress")
        .forEach(System::clearProperty);
  }

  private Cli spark(Path study, String out, Object... more) {
    return run(study, out, List.of("--engine", "spark", "--master", "local[2]"), more);
  }

  private Cli local(Path study, String out, Object... more) {
    return run(study, out, List.of("--threads", 1, "--quiet"), more);
  }

  private Cli run(Path study, String out, List<Object> options, Object... more) {
    List<Object> words = new ArrayList<>(List.of("run", study, "--out", folder.resolve(out)));
    words.addAll(options);
    words.addAll(List.of("--cache", folder.resolve("cache")));
    words.addAll(List.of(more));
    return Cli.run(words.toArray());
  }

  private Path study(String text) throws IOException {
    return Files.writeString(folder.resolve("study.yaml"), "study: s\nseed: 3\n" + text);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        // fixed numbers of games of rule sets that are written out, of both starts
        "games: 700\nstarts: both\nrules: [bell, {vary: standard, over: {pieces: [3, 5]}}]\n"
            + "matchups: [{first: random, second: {policy: weighted, off: 3}}]\ncharts: none",
        // until it is precise enough
        "precision: {measure: first-player-advantage, halfWidth: 0.02, minGames: 500}\n"
            + "rules: [bell, museum]\nmatchups: [{first: random, second: greedy}]\ncharts: [advantage]",
        // squares, a typical game, and endgame tables
        "games: 400\nendgame: 1\nrules: [bell, standard]\ncharts: [board, game]\n"
            + "matchups: [{first: random, second: random}]",
        // tables of optimal play, and looking ahead
        "games: 60\nrules: [museum]\ncharts: none\nmatchups:\n"
            + "  - {first: {policy: optimal, pieces: 1}, second: greedy}\n"
            + "  - {first: {policy: expectimax, depth: 1}, second: learned}",
        // pairs of games, of a tournament and of a match that is stopped by its test
        "rules: [bell]\ncharts: none\nconfidence: 0.9\n"
            + "tournament: {policies: [random, greedy, rearmost], pairs: 300}\n"
            + "match: {first: cautious, second: random, maxPairs: 20000}",
      })
  void givesTheSameBytes(String text) throws Exception {
    Path study = study(text);
    assertThat(local(study, "here")).isEqualTo(new Cli(0, "", ""));
    Cli there = spark(study, "there");
    assertThat(there.err()).contains("Results are in");
    assertThat(there.code()).isZero();
    assertThat(Cli.files(folder.resolve("there"))).isEqualTo(Cli.files(folder.resolve("here")));
    assertThat(Files.readString(folder.resolve("there/run.log")))
        .contains("engine: spark 4.0.1 at local[2], 4 batches at once");
  }

  @Test
  void sendsThePoliciesOfAnotherFolder() throws Exception {
    Path study =
        study(
            "games: 300\nrules: [bell]\ncharts: none\n"
                + "matchups: [{first: com.example.Odd, second: random}]");
    assertThat(local(study, "here", "--plugins", classes)).isEqualTo(new Cli(0, "", ""));
    assertThat(spark(study, "there", "--plugins", classes).code()).isZero();
    assertThat(Cli.files(folder.resolve("there"))).isEqualTo(Cli.files(folder.resolve("here")));
  }

  @ParameterizedTest
  @CsvSource({"1, a bug", "2, chose", "3, not over after 1 s"})
  void tellsOfAGameThatFailsAsWithoutIt(int how, String reason) throws Exception {
    Path study =
        study(
            "games: 1000\nrules: [bell]\ncharts: none\n"
                + "matchups: [{first: {policy: com.example.Odd, how: %d}, second: random}]"
                    .formatted(how));
    Cli there =
        spark(study, "there", "--plugins", classes, "--longest-game", 1, "--threads", 1);
    assertThat(there.code()).isEqualTo(1);
    assertThat(there.err())
        .containsPattern(
            "run failed: bell: Odd\\S* against random, game \\d+ \\(seed 3\\): .*" + reason);
    Cli here = local(study, "here", "--plugins", classes, "--longest-game", 1);
    assertThat(here.code()).isEqualTo(1);
    String failure = here.err().lines().findFirst().orElseThrow();
    assertThat(there.err()).contains(failure);
  }

  @Test
  void goesOnAfterTheGamesOfAnInterruptedRun() throws Exception {
    Path study =
        study(
            "games: 3000\nrules: [bell, standard]\ncharts: none\n"
                + "matchups: [{first: {policy: com.example.Odd, how: 4}, second: random}]");
    assertThat(local(study, "whole", "--plugins", classes)).isEqualTo(new Cli(0, "", ""));
    System.setProperty("com.example.odd", "fails");
    try {
      // by one batch after the other, so that those of the first rule set are played
      Cli stopped = spark(study, "part", "--plugins", classes, "--threads", 1);
      assertThat(stopped.code()).isEqualTo(1);
      assertThat(stopped.err()).containsPattern("[\\d,]+ of 6,000 games are kept in .*--resume");
    } finally {
      System.clearProperty("com.example.odd");
    }
    Cli resumed = spark(study, "part", "--plugins", classes, "--resume");
    assertThat(resumed.err()).containsPattern("Going on after the [\\d,]+ games kept");
    assertThat(resumed.code()).isZero();
    assertThat(Cli.files(folder.resolve("part"))).isEqualTo(Cli.files(folder.resolve("whole")));
  }

  @Test
  void refusesWhatIsNoClusterAndWhatItDoesNotSend() throws Exception {
    Path study =
        study(
            "games: 10\nrules: [bell]\ncharts: none\n"
                + "matchups: [{first: random, second: random}]");
    assertThat(Cli.run("run", study, "--out", folder.resolve("out"), "--engine", "spark"))
        .isEqualTo(
            new Cli(
                2, "", "--master: is missing; name the cluster, as in --master spark://HOST:7077\n"));
    assertThat(Cli.run("run", study, "--out", folder.resolve("out"), "--engine", "spark", "--master", "here"))
        .isEqualTo(
            new Cli(
                2,
                "",
                "--master: \"here\" is no cluster of Spark; such are spark://HOST:7077, yarn,"
                    + " k8s://HOST:PORT, local[2]\n"));
    Cli nobody =
        Cli.run("run", study, "--out", folder.resolve("out"), "--engine", "spark", "--master", "spark://127.0.0.1:1");
    assertThat(nobody.code()).isEqualTo(1);
    assertThat(nobody.err())
        .contains("run failed: no master of Spark answers at spark://127.0.0.1:1: Connection refused");
  }
}
