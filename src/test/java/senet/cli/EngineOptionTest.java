package senet.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
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
