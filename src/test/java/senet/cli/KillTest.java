package senet.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import java.util.SortedMap;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import senet.cli.SenetProcess.Ended;
import senet.config.UnfinishedJson;

/**
 * A run that is killed at random moments and gone on with ends with the same bytes as one that is
 * not. {@code -Dkills=50} makes more of it.
 */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "kill -9")
class KillTest {
  private static final int KILLS = Integer.getInteger("kills", 3);
  private static final int LONGEST_MILLIS = 3_000;

  @TempDir private Path folder;

  @Test
  @Timeout(value = 30, unit = TimeUnit.MINUTES)
  void endsWithTheSameBytes() throws Exception {
    Path study = Cli.study(folder, "killed", "starts: both\ncharts: [length]");
    Object[] more = {"--games", 3_000_000, "--threads", 2, "--checkpoint", 1};
    Path whole = folder.resolve("whole");
    assertThat(run(study, whole, more).isFinished()).isTrue();
    SortedMap<String, String> expected = Cli.files(whole);

    Random random = new Random(9);
    Path results = folder.resolve("results0");
    int kills = 0;
    boolean wentOn = false;
    for (int run = 0; kills < KILLS; run++) {
      Process process = start(study, results, more);
      if (kills % 2 == 0) {
        waitForGamesKept(process, results);
      }
      if (!process.waitFor(random.nextInt(LONGEST_MILLIS), TimeUnit.MILLISECONDS)) {
        process.toHandle().destroyForcibly(); // leaves what it has printed to be read
        kills++;
      }
      Ended ended = SenetProcess.end(process);
      assertThat(ended.code()).as(ended.lines().toString()).isIn(0, 137);
      wentOn |= ended.lines().stream().anyMatch(line -> line.startsWith("Going on after"));
      if (ended.isFinished() && ended.code() == 0) {
        assertThat(Cli.files(results)).isEqualTo(expected);
        results = folder.resolve("results" + run);
      }
    }
    Ended last = SenetProcess.end(start(study, results, more));
    assertThat(last.isFinished()).as(last.lines().toString()).isTrue();
    assertThat(Cli.files(results)).isEqualTo(expected);
    assertThat(wentOn || last.lines().get(0).startsWith("Going on after")).isTrue();
  }

  /** However slow the machine is, some kills come when there is something to go on with. */
  private static void waitForGamesKept(Process process, Path results) throws Exception {
    while (process.isAlive() && !Files.exists(results.resolve(UnfinishedJson.FILE))) {
      Thread.sleep(10);
    }
  }

  private static Process start(Path study, Path results, Object... more) throws Exception {
    Object[] all = new Object[5 + more.length];
    System.arraycopy(new Object[] {"run", study, "--out", results, "--resume"}, 0, all, 0, 5);
    System.arraycopy(more, 0, all, 5, more.length);
    return SenetProcess.start(all);
  }

  private static Ended run(Path study, Path results, Object... more) throws Exception {
    return SenetProcess.end(start(study, results, more));
  }
}
