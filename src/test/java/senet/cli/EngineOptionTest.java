package senet.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import senet.config.LoadedStudy;
import senet.config.SentJson;

/** Which engine plays: refusals of the ordinary jar, and studies as they are sent. */
class EngineOptionTest {

  @TempDir private Path folder;

  @Test
  void tellsHowToGetAnEngineThatThisJarHasNot() throws Exception {
    Path study = Cli.study(folder, "s", "charts: none");
    Path out = folder.resolve("out");
    assertThat(Cli.run("run", study, "--out", out, "--engine", "spark", "--master", "local[2]"))
        .isEqualTo(
            new Cli(
                2,
                "",
                "--engine spark: this jar plays on one machine only; mvn -Pspark package makes"
                    + " target/spark/senet-spark.jar, which knows Spark (see docs/cluster.md)\n"));
    assertThat(Cli.run("run", study, "--out", out, "--engine", "flink").err())
        .isEqualTo("--engine flink: there is no such engine. Known: local, spark\n");
    assertThat(Cli.run("run", study, "--out", out, "--master", "local").err())
        .isEqualTo("--master names a cluster; give --engine spark too, or leave it out\n");
    assertThat(out).doesNotExist();
    assertThat(Cli.run("run", study, "--out", out, "--engine", "local", "--quiet"))
        .isEqualTo(new Cli(0, "", ""));
  }

  /** Machines far away have no such file; others would play by another of its name. */
  @Test
  void anEvaluatorFromAFileIsNotSent() throws Exception {
    Path evaluator = folder.resolve("mine.yaml");
    assertThat(
            Cli.run("train", "bell", "--games", 4, "--hidden", 1, "--out", evaluator, "--quiet")
                .code())
        .isZero();
    Path study =
        Files.writeString(
            folder.resolve("s.yaml"),
            """
            study: s
            games: 4
            rules: [bell]
            matchups: [{first: random, second: {policy: learned, evaluator: mine.yaml}}]
            """);
    EngineOption engine = new EngineOption();
    new CommandLine(engine).parseArgs("--engine", "spark");
    assertThatThrownBy(() -> engine.check(LoadedStudy.read(study)))
        .isInstanceOf(WrongInput.class)
        .hasMessage(
            "--engine spark: policy learned(evaluator=mine.yaml) has an evaluator from a file,"
                + " which is not sent to other machines; use --engine local, or an evaluator that"
                + " comes with the product");
  }

  @Test
  void everyShippedStudyIsPlayedAlikeAsItIsSent() throws Exception {
    try (var files = Files.list(Path.of("configs"))) {
      for (Path file : files.filter(f -> f.toString().endsWith(".yaml")).sorted().toList()) {
        LoadedStudy study = LoadedStudy.read(file);
        senet.run.Plan sent = SentJson.plan(study.toSend());
        assertThat(sent.scenarios()).as("%s", file).isEqualTo(study.plan().scenarios());
        assertThat(sent.contests()).as("%s", file).isEqualTo(study.plan().contests());
        assertThat(sent.seed()).isEqualTo(study.plan().seed());
        assertThat(sent.endgamePieces()).isEqualTo(study.plan().endgamePieces());
        assertThat(sent.countsSquares()).isEqualTo(study.plan().countsSquares());
        new EngineOption().check(study);
      }
    }
  }
}
