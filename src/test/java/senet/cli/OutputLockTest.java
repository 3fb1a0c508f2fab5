package senet.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Two runs never write one folder, and two exports never one file. */
class OutputLockTest {
  @TempDir private Path folder;

  @Test
  void aSecondRunOfThisProcessIsRefused() throws Exception {
    Path study = Cli.study(folder, "small", "charts: none");
    Path results = folder.resolve("results");
    try (ResultsFolder open = ResultsFolder.open(results, "small")) {
      assertThat(open.path()).isEqualTo(results);
      Cli cli = Cli.run("run", study, "--out", results);
      assertThat(cli.code()).isEqualTo(2);
      assertThat(cli.errIn(folder))
          .isEqualTo(
              "another run is writing results (process "
                  + ProcessHandle.current().pid()
                  + "); wait for its end, or choose another folder with --out\n");
    }
    assertThat(Cli.run("run", study, "--out", results).code()).isZero();
    assertThat(results.resolve(OutputLock.FILE)).doesNotExist();
  }

  @Test
  void aSecondExportToOneFileIsRefused() throws Exception {
    Path study = Cli.study(folder, "small", "charts: none");
    Path games = folder.resolve("games.csv");
    try (ExportFile first = ExportFile.open(games)) {
      first.write("whole");
      Cli second = Cli.run("export", study, "--out", games);
      assertThat(second.code()).isEqualTo(2);
      assertThat(second.errIn(folder))
          .isEqualTo(
              "another export is writing games.csv (process "
                  + ProcessHandle.current().pid()
                  + "); wait for its end, or choose another file with --out\n");
      first.finish();
    }
    assertThat(games).hasContent("whole");
    assertThat(Files.list(folder)).containsExactlyInAnyOrder(study, games);
  }

  /** Holds the lock of a folder until it is killed. */
  static final class Holder {
    private Holder() {}

    public static void main(String[] args) throws Exception {
      try (OutputLock lock = OutputLock.ofFolder(Path.of(args[0]))) {
        System.out.println("locked " + lock);
        Thread.sleep(600_000);
      }
    }
  }

  @Test
  void theLockOfAnotherProcessEndsWithIt() throws Exception {
    Process process =
        new ProcessBuilder(
                List.of(
                    Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                    "-cp",
                    System.getProperty("java.class.path"),
                    Holder.class.getName(),
                    folder.toString()))
            .start();
    try (BufferedReader out = process.inputReader()) {
      assertThat(out.readLine()).startsWith("locked");
      assertThatThrownBy(() -> OutputLock.ofFolder(folder))
          .isInstanceOf(WrongInput.class)
          .hasMessageContaining("(process " + process.pid() + ")");
    } finally {
      process.destroyForcibly().waitFor();
    }
    assertThat(folder.resolve(OutputLock.FILE)).exists();
    OutputLock.ofFolder(folder).close();
    assertThat(Files.list(folder)).isEmpty();
  }
}
