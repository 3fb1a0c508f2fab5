package senet.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Studies with endgame tables: the same bytes whatever the threads and the cache. */
class EndgameRunTest {

  @TempDir private Path folder;

  private Path run(Path study, String name, int threads) {
    Path out = folder.resolve(name);
    Cli run =
        Cli.run(
            "run",
            study,
            "--out",
            out,
            "--threads",
            threads,
            "--quiet",
            "--cache",
            folder.resolve("cache"));
    assertThat(run).isEqualTo(new Cli(0, "", ""));
    return out;
  }

  @Test
  void givesTheSameBytesOnOneThreadAndOnEightAndFromTheCache() throws Exception {
    Path study = Cli.study(folder, "tables", "endgame: {pieces: 1}\ncharts: none");
    Path one = run(study, "one", 1);
    Path eight = run(study, "eight", 8);
    assertThat(Cli.files(eight)).isEqualTo(Cli.files(one));
    assertThat(Files.readString(one.resolve("run.log")))
        .contains("endgame tables: 2 reckoned, 0 found in the cache");
    assertThat(Files.readString(eight.resolve("run.log")))
        .contains("endgame tables: 0 reckoned, 2 found in the cache");
    assertThat(Files.readString(one.resolve("summary.csv")))
        .contains(",first-player-advantage,table-mean,", ",exact endgame tables; normal,300");
    assertThat(Files.readString(one.resolve("report.html")))
        .contains("The outcomes by exact endgame tables", "had more than 1 piece");
    Cli.run("report", one);
    assertThat(Cli.files(one)).isEqualTo(Cli.files(eight));
  }
}
