package senet.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import senet.config.LoadedStudy;
import senet.config.StudyJson;
import senet.config.UnfinishedJson;
import senet.run.BatchSize;
import senet.run.Ledger;
import senet.run.Progress;
import senet.run.Results;
import senet.run.Runner;

/**
 * The power goes between any two steps of keeping games or writing results: what is on the disk
 * then can be gone on with, to the same bytes. The steps are those of {@link ResultsFolder#keep}
 * and {@link ResultsFolder#replace}; each is on the disk before the next, since {@link DurableFile}
 * forces the file, and after the move the folder.
 */
class PowerCutTest {
  private static final Path BESIDE = Path.of("." + UnfinishedJson.FILE + ".tmp");

  @TempDir private Path folder;
  private Path study = Path.of("");
  private SortedMap<String, String> whole = new java.util.TreeMap<>();

  /** What was kept after so many games of 600. */
  private byte[] after100 = {};

  private byte[] after200 = {};

  @BeforeEach
  void playOnce() throws Exception {
    study = Cli.study(folder, "small", "charts: [length]");
    Path results = folder.resolve("whole");
    LoadedStudy loaded = LoadedStudy.read(study);
    List<byte[]> kept = new ArrayList<>();
    Ledger ledger = new Ledger(Results.none(loaded.plan()));
    Progress keeping = games -> kept.add(loaded.unfinishedJson(ledger.results(), Version.text()));
    new Runner(1, BatchSize.of(100), keeping).run(ledger);
    after100 = kept.get(0);
    after200 = kept.get(1);
    assertThat(Cli.run("run", study, "--out", results, "--quiet").code()).isZero();
    whole = Cli.files(results);
  }

  private Path fresh(String name) throws IOException {
    return Files.createDirectories(folder.resolve(name));
  }

  private void goesOn(Path results, int games) {
    Cli cli = Cli.run("run", study, "--out", results, "--resume");
    assertThat(cli.code()).as(cli.err()).isZero();
    assertThat(cli.err()).contains("Going on after the " + games + " games kept in ");
    assertThat(Cli.files(results)).isEqualTo(whole);
  }

  @Test
  void whileGamesAreKept() throws Exception {
    Path before = fresh("before");
    Files.write(before.resolve(UnfinishedJson.FILE), after100);
    Path moved = fresh("moved");
    Files.write(moved.resolve(UnfinishedJson.PREVIOUS), after100);
    Path begun = fresh("begun");
    Files.write(begun.resolve(UnfinishedJson.PREVIOUS), after100);
    Files.write(begun.resolve(BESIDE), java.util.Arrays.copyOf(after200, after200.length / 2));
    Path written = fresh("written");
    Files.write(written.resolve(UnfinishedJson.PREVIOUS), after100);
    Files.write(written.resolve(BESIDE), after200);
    for (Path results : List.of(before, moved, begun, written)) {
      goesOn(results, 100);
    }
    Path done = fresh("done");
    Files.write(done.resolve(UnfinishedJson.PREVIOUS), after100);
    Files.write(done.resolve(UnfinishedJson.FILE), after200);
    goesOn(done, 200);
  }

  @Test
  void whileTheFirstGamesAreKept() throws Exception {
    Path begun = fresh("begun");
    Files.write(begun.resolve(BESIDE), java.util.Arrays.copyOf(after100, 100));
    Cli cli = Cli.run("run", study, "--out", begun, "--resume");
    assertThat(cli.code()).as(cli.err()).isZero();
    assertThat(cli.errIn(folder)).startsWith("begun keeps no unfinished run;");
    assertThat(Cli.files(begun)).isEqualTo(whole);
  }

  /** Results come first, and what was kept goes last. */
  @Test
  void whileResultsAreWritten() throws Exception {
    List<String> files = new ArrayList<>(whole.keySet());
    files.remove(StudyJson.FILE);
    files.add(0, StudyJson.FILE);
    for (int written = 0; written <= files.size(); written += 2) {
      Path results = fresh("results" + written);
      for (String file : files.subList(0, Math.min(written, files.size()))) {
        Path to = results.resolve(file);
        Files.createDirectories(to.getParent());
        Files.copy(folder.resolve("whole").resolve(file), to);
      }
      Files.write(results.resolve(UnfinishedJson.PREVIOUS), after100);
      if (written < files.size()) {
        Files.write(results.resolve(UnfinishedJson.FILE), after200);
      }
      goesOn(results, written < files.size() ? 200 : 100);
    }
  }
}
