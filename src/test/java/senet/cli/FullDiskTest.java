package senet.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.SortedMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
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

/**
 * A disk that is full, or read-only, in mid-run or when the results are written; only where this
 * process may mount one.
 */
@Timeout(value = 120, unit = TimeUnit.SECONDS)
class FullDiskTest {
  @TempDir private Path folder;
  private Path disk = Path.of("");

  @BeforeEach
  void mountASmallDisk() throws IOException {
    disk = Files.createDirectory(folder.resolve("disk"));
    assumeTrue(command("mount", "-t", "tmpfs", "-o", "size=256k", "tmpfs", disk.toString()));
  }

  @AfterEach
  void unmount() {
    command("umount", disk.toString());
  }

  private static boolean command(String... words) {
    try {
      return new ProcessBuilder(words).inheritIO().start().onExit().join().exitValue() == 0;
    } catch (IOException e) {
      return false;
    }
  }

  @Test
  void theGamesAreKeptAndNeedNotBePlayedAgain() throws Exception {
    Path study = Cli.study(folder, "small", "starts: both");
    Path results = disk.resolve("results");
    Cli full = Cli.run("run", study, "--out", results, "--quiet");
    assertThat(full.code()).isEqualTo(1);
    assertThat(full.errIn(folder))
        .isEqualTo(
            "run failed: cannot write the results to disk/results: No space left on device\n"
                + "1,200 of 1,200 games are kept in disk/results; go on with --resume.\n");
    assertThat(Cli.files(results)).containsKey(UnfinishedJson.FILE);

    assertThat(command("mount", "-o", "remount,size=64m", disk.toString())).isTrue();
    Cli resumed = Cli.run("run", study, "--out", results, "--resume");
    assertThat(resumed.code()).as(resumed.err()).isZero();
    assertThat(resumed.errIn(folder))
        .startsWith("Going on after the 1,200 games kept in disk/results.\nplaying 0 games\n");
    Path whole = folder.resolve("whole");
    assertThat(Cli.run("run", study, "--out", whole, "--quiet").code()).isZero();
    SortedMap<String, String> expected = Cli.files(whole);
    assertThat(Cli.files(results)).isEqualTo(expected);
  }

  /** Plays a study and spoils the disk before its first batch; mends it when that was told. */
  private void playOnASpoiledDisk(String[] spoil, String[] mend, String reason) throws Exception {
    LoadedStudy study = LoadedStudy.read(Cli.study(folder, "small", ""));
    Path results = disk.resolve("results");
    Path kept = results.resolve(UnfinishedJson.FILE);
    StringWriter told = new StringWriter();
    Ledger ledger = new Ledger(Results.none(study.plan()));
    try (ResultsFolder open = ResultsFolder.open(results, "small")) {
      UnfinishedRun unfinished = new UnfinishedRun(study, open);
      assertThat(command(spoil)).isTrue();
      AtomicInteger batches = new AtomicInteger();
      Progress progress =
          games -> {
            if (batches.incrementAndGet() == 1) {
              waitUntil(() -> !told.toString().isEmpty());
              assertThat(unfinished.keep(ledger.results()).replace(folder + "/", ""))
                  .isEqualTo("the games could not be kept in disk/results: " + reason);
              assertThat(kept).doesNotExist();
              assertThat(command(mend)).isTrue();
            } else {
              waitUntil(() -> Files.exists(kept));
            }
          };
      try (Checkpoints checkpoints =
          new Checkpoints(ledger, unfinished, Duration.ofMillis(1), new PrintWriter(told, true))) {
        assertThat(checkpoints).isNotNull();
        new Runner(1, BatchSize.of(100), progress).run(ledger);
      }
    }
    assertThat(told.toString())
        .isEqualTo(
            "The games so far cannot be kept (" + reason + "); playing on, and trying again.\n");
    assertThat(Cli.files(results).keySet())
        .contains(UnfinishedJson.FILE)
        .noneMatch(name -> name.endsWith(".tmp"));

    assertThat(command("mount", "-o", "remount,size=64m", disk.toString())).isTrue();
    Cli resumed = Cli.run("run", folder.resolve("small.yaml"), "--out", results, "--resume");
    assertThat(resumed.code()).as(resumed.err()).isZero();
    assertThat(resumed.errIn(folder)).startsWith("Going on after the ");
    Path whole = folder.resolve("whole");
    assertThat(Cli.run("run", folder.resolve("small.yaml"), "--out", whole, "--quiet").code())
        .isZero();
    assertThat(Cli.files(results)).isEqualTo(Cli.files(whole));
  }

  private static void waitUntil(BooleanSupplier holds) {
    while (!holds.getAsBoolean()) {
      Thread.onSpinWait();
    }
  }

  @Test
  void aDiskThatIsFullInMidRunAndThenFreedCostsNoGame() throws Exception {
    String filler = disk.resolve("filler").toString();
    playOnASpoiledDisk(
        new String[] {"sh", "-c", "! dd if=/dev/zero of=" + filler + " bs=4k 2>/dev/null"},
        new String[] {"rm", filler},
        "No space left on device");
  }

  @Test
  void aFolderThatIsReadOnlyInMidRunCostsNoGame() throws Exception {
    String name = disk.toString();
    // over it, since a disk on which a file is open for writing cannot be made so itself
    String over = "mount --bind " + name + " " + name + " && mount -o remount,bind,ro " + name;
    playOnASpoiledDisk(
        new String[] {"sh", "-c", over},
        new String[] {"umount", "-l", name},
        "Read-only file system");
  }
}
