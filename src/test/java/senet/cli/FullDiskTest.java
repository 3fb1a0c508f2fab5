package senet.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SortedMap;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import senet.config.UnfinishedJson;

/** A disk that is full when the results are written; only where this process may mount one. */
class FullDiskTest {
  @TempDir private Path folder;
  private Path disk = Path.of("");

  @BeforeEach
  void mountASmallDisk() throws Exception {
    disk = Files.createDirectory(folder.resolve("disk"));
    assumeTrue(command("mount", "-t", "tmpfs", "-o", "size=256k", "tmpfs", disk.toString()));
  }

  @AfterEach
  void unmount() throws Exception {
    command("umount", disk.toString());
  }

  private static boolean command(String... words) throws InterruptedException {
    try {
      return new ProcessBuilder(words).inheritIO().start().waitFor() == 0;
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
}
