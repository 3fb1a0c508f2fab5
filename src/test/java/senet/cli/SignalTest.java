package senet.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import senet.cli.SenetProcess.Ended;
import senet.config.UnfinishedJson;

/**
 * A real signal to a real process: the games played are kept, and --resume goes on with them; an
 * export leaves nothing half-written.
 */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "signals are sent with kill")
class SignalTest {
  private static final int MOST_TRIES = 8;

  /** The files of the study without a stop, by its games. */
  private static final Map<Long, SortedMap<String, String>> UNINTERRUPTED =
      new ConcurrentHashMap<>();

  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource({"INT, 130", "TERM, 143", "HUP, 129"})
  @Timeout(value = 300, unit = TimeUnit.SECONDS)
  void keepsTheGamesPlayed(String signal, int code) throws Exception {
    Path study = Cli.study(folder, "signals", "charts: [length]");
    Path results = folder.resolve("results");
    long games = 400_000;
    Ended ended = runSignalled(signal, study, results, games);
    for (int i = 1; i < MOST_TRIES && ended.isFinished(); i++) {
      games *= 4; // this machine is so fast that all games were played before the signal came
      ended = runSignalled(signal, study, results, games);
    }
    assertThat(ended.code()).as(ended.lines().toString()).isEqualTo(code);
    assertThat(ended.lastLine().replace(folder + "/", ""))
        .matches(
            "Interrupted: [1-9][0-9,]* of %,d games are kept in results; go on with --resume\\."
                .formatted(2 * games));
    assertThat(Cli.files(results).keySet())
        .contains(UnfinishedJson.FILE)
        .noneMatch(name -> name.endsWith(".tmp"));

    Cli resumed = Cli.run("run", study, "--out", results, "--games", games, "--resume");
    assertThat(resumed.code()).as(resumed.err()).isZero();
    assertThat(resumed.err()).startsWith("Going on after the ");
    assertThat(Cli.files(results))
        .isEqualTo(UNINTERRUPTED.computeIfAbsent(games, many -> uninterrupted(study, many)));
  }

  @ParameterizedTest
  @CsvSource({"INT, 130", "TERM, 143", "HUP, 129", "KILL, 137"})
  @Timeout(value = 300, unit = TimeUnit.SECONDS)
  void anExportLeavesTheEarlierFileAndNoPartOfItsOwn(String signal, int code) throws Exception {
    Path study = Cli.study(folder, "signals", "");
    Path games = Files.writeString(folder.resolve("games.csv.gz"), "as it was");
    Ended ended = signalled(signal, "export", study, "--out", games, "--games", 900_000_000);
    assertThat(ended.code()).as(ended.lines().toString()).isEqualTo(code);
    assertThat(games).hasContent("as it was");
    if (signal.equals("KILL")) { // what nobody could clean up is not in the way of the next
      assertThat(folder).isDirectoryContaining("glob:**/.games.csv.gz.tmp");
      assertThat(Cli.run("export", study, "--out", games, "--quiet")).isEqualTo(new Cli(0, "", ""));
      try (InputStream text = new GZIPInputStream(Files.newInputStream(games))) {
        assertThat(new String(text.readAllBytes(), StandardCharsets.UTF_8).lines()).hasSize(601);
      }
    } else {
      assertThat(ended.lastLine()).isEqualTo("Interrupted: nothing is written.");
    }
    assertThat(Files.list(folder)).containsExactlyInAnyOrder(study, games);
  }

  private SortedMap<String, String> uninterrupted(Path study, long games) {
    Path whole = folder.resolve("whole");
    Cli cli = Cli.run("run", study, "--out", whole, "--games", games, "--quiet");
    assertThat(cli).isEqualTo(new Cli(0, "", ""));
    return Cli.files(whole);
  }

  /** Runs a study, as {@link #signalled}. */
  private static Ended runSignalled(String signal, Path study, Path results, long games)
      throws IOException, InterruptedException {
    return signalled(signal, "run", study, "--out", results, "--games", games, "--threads", 2);
  }

  /** Starts a process and sends it a signal when it tells how it goes on. */
  private static Ended signalled(String signal, Object... arguments)
      throws IOException, InterruptedException {
    Process process = SenetProcess.start(arguments);
    List<String> lines = new ArrayList<>();
    try (BufferedReader reader = process.inputReader(StandardCharsets.UTF_8)) {
      boolean sent = false;
      for (String line = reader.readLine(); line != null; line = reader.readLine()) {
        lines.add(line);
        if (!sent && line.contains("% ")) {
          sent = true;
          String pid = Long.toString(process.pid());
          assertThat(new ProcessBuilder("kill", "-" + signal, pid).start().waitFor()).isZero();
        }
      }
      return new Ended(process.waitFor(), lines);
    } finally {
      process.destroyForcibly();
    }
  }
}
