package senet.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Two runs never write one folder. */
class FolderLockTest {
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
    assertThat(results.resolve(FolderLock.FILE)).doesNotExist();
  }

  /** Holds the lock of a folder until it is killed. */
  static final class Holder {
    private Holder() {}

    public static void main(String[] args) throws Exception {
      try (FolderLock lock = FolderLock.of(Path.of(args[0]))) {
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
      assertThatThrownBy(() -> FolderLock.of(folder))
          .isInstanceOf(WrongInput.class)
          .hasMessageContaining("(process " + process.pid() + ")");
    } finally {
      process.destroyForcibly().waitFor();
    }
    assertThat(folder.resolve(FolderLock.FILE)).exists();
    FolderLock.of(folder).close();
    assertThat(Files.list(folder)).isEmpty();
  }
}
