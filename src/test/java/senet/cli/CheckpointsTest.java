package senet.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import senet.config.LoadedStudy;
import senet.config.UnfinishedJson;
import senet.run.BatchSize;
import senet.run.Ledger;
import senet.run.Progress;
import senet.run.Results;
import senet.run.Runner;

@Timeout(value = 60, unit = TimeUnit.SECONDS)
class CheckpointsTest {
  @TempDir private Path folder;
  private final StringWriter told = new StringWriter();

  /** Plays a study, and after each batch waits for what is told by {@code until}. */
  private void play(ResultsFolder open, LoadedStudy study, Condition until) throws Exception {
    Ledger ledger = new Ledger(Results.none(study.plan()));
    Progress waiting =
        games -> {
          while (!until.holds()) {
            Thread.onSpinWait();
          }
        };
    try (Checkpoints checkpoints =
        new Checkpoints(
            ledger,
            new UnfinishedRun(study, open),
            Duration.ofMillis(1),
            new PrintWriter(told, true))) {
      assertThat(checkpoints).isNotNull();
      new Runner(1, BatchSize.of(100), waiting).run(ledger);
    }
  }

  private interface Condition {
    boolean holds();
  }

  @Test
  void keepsTheGamesWhileTheRunGoesOn() throws Exception {
    Path results = folder.resolve("results");
    LoadedStudy study = LoadedStudy.read(Cli.study(folder, "small", ""));
    try (ResultsFolder open = ResultsFolder.open(results, "small")) {
      play(open, study, () -> Files.exists(results.resolve(UnfinishedJson.FILE)));
    }
    assertThat(told.toString()).isEmpty();
    assertThat(study.unfinished(results, Version.text()).orElseThrow().results().games())
        .isPositive();
  }

  @Test
  void tellsOnceThatItCannotAndGoesOn() throws Exception {
    Path results = folder.resolve("results");
    LoadedStudy study = LoadedStudy.read(Cli.study(folder, "small", ""));
    try (ResultsFolder open = ResultsFolder.open(results, "small")) {
      // a file where the folder was, so that not even root can write in it
      Files.delete(results.resolve(OutputLock.FILE));
      Files.delete(results);
      Files.writeString(results, "in the way");
      play(open, study, () -> !told.toString().isEmpty());
      Files.delete(results);
    }
    try (Stream<String> lines = told.toString().lines()) {
      assertThat(lines.toList())
          .singleElement()
          .asString()
          .matches("The games so far cannot be kept \\(.+\\); playing on, and trying again\\.");
    }
  }

  @Test
  void aFolderThatIsRemovedInMidRunIsMadeAgain() throws Exception {
    Path results = folder.resolve("results");
    LoadedStudy study = LoadedStudy.read(Cli.study(folder, "small", ""));
    try (ResultsFolder open = ResultsFolder.open(results, "small")) {
      Files.delete(results.resolve(OutputLock.FILE));
      Files.delete(results);
      play(open, study, () -> Files.exists(results.resolve(UnfinishedJson.FILE)));
    }
    assertThat(results.resolve(UnfinishedJson.FILE)).isRegularFile();
  }
}
