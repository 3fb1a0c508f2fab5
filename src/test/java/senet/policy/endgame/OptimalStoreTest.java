package senet.policy.endgame;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import senet.referee.TestRules;
import senet.rules.RuleSet;

/** The files in which tables of optimal play are kept. */
class OptimalStoreTest {

  @TempDir private Path folder;

  private OptimalStore store(String version) {
    OptimalStore store = new OptimalStore();
    store.keepIn(folder.resolve("cache"), version, 1);
    return store;
  }

  private OptimalTable table(String version, RuleSet rules, int built) throws NoExactValues {
    OptimalStore store = store(version);
    OptimalTable table = store.table(rules, 1, SolveProgress.NONE);
    assertThat(store.built()).isEqualTo(built);
    assertThat(store.found()).isEqualTo(1 - built);
    assertThat(store.trouble()).isEmpty();
    assertThat(store.table(rules.named("other", "Another name"), 1, SolveProgress.NONE))
        .isSameAs(table);
    assertThat(table.scores().isDirect()).isTrue();
    return table;
  }

  private List<Path> files() throws Exception {
    try (Stream<Path> files = Files.list(folder.resolve("cache"))) {
      return files.sorted().toList();
    }
  }

  @Test
  void isKeptAndFound() throws Exception {
    RuleSet bell = TestRules.bell();
    OptimalTable inMemory = new OptimalStore().table(bell, 1, SolveProgress.NONE);
    OptimalTable built = table("1", bell, 1);
    OptimalTable found = table("1", bell, 0);
    for (OptimalTable table : List.of(built, found)) {
      assertThat(table.scores()).isEqualTo(inMemory.scores());
      assertThat(table.draws()).isEqualTo(inMemory.draws());
    }
    table("2", bell, 1);
    table("1", TestRules.standard(), 1);
    assertThat(files()).hasSize(3);
    Path file = store("1").file(bell, 1).orElseThrow();
    assertThat(files()).contains(file);
    assertThat(Files.size(file)).isBetween(built.bytes() + 4096, built.bytes() + 3 * 4096);
  }

  @Test
  void aDamagedFileIsMadeAnew() throws Exception {
    RuleSet rules = TestRules.bell();
    OptimalTable built = table("1", rules, 1);
    Path file = files().get(0);
    byte[] whole = Files.readAllBytes(file);
    List<byte[]> damaged = new ArrayList<>();
    for (int place : new int[] {0, 18, 100, 4096, whole.length / 2, whole.length - 1}) {
      byte[] flipped = whole.clone();
      flipped[place] ^= 1;
      damaged.add(flipped);
    }
    damaged.add(Arrays.copyOf(whole, whole.length + 4));
    damaged.add(Arrays.copyOf(whole, whole.length - 9));
    damaged.add(new byte[0]);
    for (byte[] content : damaged) {
      Files.delete(file); // a file that is mapped must not be cut short
      Files.write(file, content);
      assertThat(table("1", rules, 1).scores()).isEqualTo(built.scores());
      assertThat(Files.readAllBytes(file)).isEqualTo(whole);
    }
    assertThat(files()).hasSize(1);
  }

  @Test
  void aTableOfOtherRulesUnderThisNameIsMadeAnew() throws Exception {
    table("1", TestRules.museum(), 1);
    Path file = files().get(0);
    byte[] museum = Files.readAllBytes(file);
    table("1", TestRules.standard(), 1);
    Path other = files().stream().filter(path -> !path.equals(file)).findFirst().orElseThrow();
    Files.copy(other, file, StandardCopyOption.REPLACE_EXISTING);
    table("1", TestRules.museum(), 1);
    assertThat(Files.readAllBytes(file)).isEqualTo(museum);
  }

  /** As when the rules were changed and the version was not. */
  @Test
  void valuesThatDoNotFitAreNoticed() throws Exception {
    OptimalTable standard = new OptimalStore().table(TestRules.standard(), 1, SolveProgress.NONE);
    assertThat(new OptimalCheck(standard, TestRules.standard()).fits()).isTrue();
    assertThat(new OptimalCheck(standard, TestRules.museum()).fits()).isFalse();
  }

  @Test
  void severalMayMakeTheSameTableAtOnce() throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(4);
    try {
      List<Future<OptimalTable>> all = new ArrayList<>();
      for (int i = 0; i < 4; i++) {
        all.add(pool.submit(() -> store("1").table(TestRules.bell(), 1, SolveProgress.NONE)));
      }
      for (Future<OptimalTable> one : all) {
        assertThat(one.get().scores()).isEqualTo(all.get(0).get().scores());
      }
    } finally {
      pool.shutdown();
    }
    assertThat(files()).hasSize(1);
    table("1", TestRules.bell(), 0);
  }

  @Test
  void aFolderThatCannotBeWrittenOnlyMakesTrouble() throws Exception {
    Path file = Files.createFile(folder.resolve("file"));
    OptimalStore store = new OptimalStore();
    store.keepIn(file, "1", 1);
    OptimalTable table = store.table(TestRules.standard(), 1, SolveProgress.NONE);
    assertThat(table.size()).isEqualTo(870);
    assertThat(store.trouble()).startsWith("tables of optimal play cannot be kept in " + file);
  }
}
