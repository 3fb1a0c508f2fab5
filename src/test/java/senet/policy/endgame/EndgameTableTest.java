package senet.policy.endgame;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import senet.game.Board;
import senet.game.Counts;
import senet.game.Engine;
import senet.policy.Policies;
import senet.policy.PolicySpec;
import senet.policy.endgame.EndgameTable.Value;
import senet.referee.TestRules;
import senet.rules.Ending;
import senet.rules.Ending.Goal;
import senet.rules.RuleSet;

/** Tables of positions with few pieces, and the files in which they are kept. */
class EndgameTableTest {
  private static final double UNIT = 1.0 / EndgameTable.ONE;

  @TempDir private Path folder;

  private static PolicySpec policy(String name) {
    return PolicySpec.of(Policies.find(name).orElseThrow());
  }

  /** The table of a large game against the values of the small game, at each of its positions. */
  @ParameterizedTest
  @CsvSource({"bell, random, random", "standard, random, random", "museum, greedy, random"})
  void hasTheValuesOfTheSmallGame(String name, String first, String second) throws Exception {
    RuleSet rules = TestRules.named(name);
    EndgameTable table = EndgameTable.build(rules, policy(first), policy(second), 1);
    RuleSet small = SmallGame.rules(rules, 1);
    Engine engine = Engine.compile(small);
    Players players = Players.of(engine, policy(first), policy(second));
    Positions positions = new Positions(small, 1, players.seats());
    Solver solver = new Solver(engine, positions, players);
    solver.solve(java.util.EnumSet.allOf(Quantity.class), SolveProgress.NONE);
    int compared = 0;
    for (int place = 0; place < positions.size(); place++) {
      Layer layer = positions.layerOf(place);
      double advantage = solver.value(Quantity.ADVANTAGE, place);
      if (!Double.isNaN(advantage)) {
        long board = layer.board(place);
        double draw = solver.value(Quantity.DRAW, place);
        double win = (1 - draw + advantage) / 2;
        boolean firstThrows = layer.seat() == 0;
        Value value = table.value(firstThrows, board, layer.counts());
        double expected = firstThrows ? win : 1 - draw - win;
        assertThat(value.win() * UNIT).isCloseTo(expected, within(1.01 * UNIT));
        assertThat(value.draw() * UNIT).isCloseTo(draw, within(UNIT));
        compared++;
      }
    }
    assertThat(compared).isGreaterThan(700);
  }

  /** The modern game, 30 against 29: a 2 (chance 3/8) against a 3 (chance 1/4), in turns. */
  @Test
  void aRaceReckonedByHand() throws Exception {
    EndgameTable table =
        EndgameTable.build(TestRules.standard(), policy("random"), policy("random"), 2);
    long board = Board.of(1 << 29, 1 << 28);
    double win = 0.375 / (1 - 0.625 * 0.75);
    Value own = table.value(true, board, Counts.of(4, 4));
    assertThat(own.win() * UNIT).isCloseTo(win, within(UNIT));
    assertThat(own.draw()).isZero();
    Value rival = table.value(false, board, Counts.of(4, 4));
    assertThat(rival.win()).isEqualTo(EndgameTable.ONE - own.win());
    assertThat(table.covers(Board.of(0b111, 1 << 28))).isFalse();
  }

  /** Bell's: pieces that nobody can capture come off in the end, so that the lead decides. */
  @Test
  void aDrawThatIsCertain() throws Exception {
    EndgameTable table =
        EndgameTable.build(TestRules.bell(), policy("random"), policy("random"), 1);
    Value draw = new Value(0, EndgameTable.ONE);
    long both = Board.of(1 << 29, 1 << 28);
    assertThat(table.value(true, both, Counts.of(4, 4))).isEqualTo(draw);
    assertThat(table.value(false, both, Counts.of(4, 4))).isEqualTo(draw);
    assertThat(table.value(true, Board.of(1 << 29, 0), Counts.of(3, 4))).isEqualTo(draw);
    assertThat(table.value(false, both, Counts.of(4, 3))).isEqualTo(new Value(0, 0));
  }

  @Test
  void aGamePlayedOutHasTheSameTable() throws Exception {
    RuleSet bell = TestRules.bell();
    RuleSet playedOut = bell.with(new Ending(Goal.MOST_OFF_PLAYED_OUT));
    EndgameTable one = EndgameTable.build(bell, policy("random"), policy("random"), 1);
    EndgameTable other = EndgameTable.build(playedOut, policy("random"), policy("random"), 1);
    assertThat(other.wins()).isEqualTo(one.wins());
    long board = Board.of(1, 1 << 5);
    assertThat(other.value(true, board, Counts.of(2, 5))).isEqualTo(new Value(0, 0));
    assertThat(other.value(true, board, Counts.of(5, 2))).isEqualTo(new Value(EndgameTable.ONE, 0));
    assertThat(other.value(false, board, Counts.of(5, 2))).isEqualTo(new Value(0, 0));
  }

  private EndgameTable table(String version, RuleSet rules, String policy, int built)
      throws Exception {
    TableStore store = TableStore.in(folder.resolve("cache"), version);
    EndgameTable table = store.table(rules, policy(policy), policy(policy), 1);
    assertThat(store.built()).isEqualTo(built);
    assertThat(store.found()).isEqualTo(1 - built);
    assertThat(store.trouble()).isEmpty();
    return table;
  }

  private List<Path> files() throws Exception {
    try (Stream<Path> files = Files.list(folder.resolve("cache"))) {
      return files.sorted().toList();
    }
  }

  @Test
  void isKeptAndFound() throws Exception {
    RuleSet rules = TestRules.bell();
    EndgameTable built = table("1", rules, "random", 1);
    EndgameTable found = table("1", rules.named("other", "Another name"), "random", 0);
    assertThat(found.wins()).isEqualTo(built.wins());
    assertThat(found.draws()).isEqualTo(built.draws());
    table("2", rules, "random", 1);
    table("1", rules, "greedy", 1);
    table("1", TestRules.standard(), "random", 1);
    assertThat(files()).hasSize(4);
  }

  @Test
  void aDamagedFileIsMadeAnew() throws Exception {
    RuleSet rules = TestRules.standard();
    EndgameTable built = table("1", rules, "random", 1);
    Path file = files().get(0);
    byte[] whole = Files.readAllBytes(file);
    byte[] flipped = whole.clone();
    flipped[whole.length / 2] ^= 1;
    byte[] longer = java.util.Arrays.copyOf(whole, whole.length + 4);
    for (byte[] damaged :
        List.of(flipped, longer, java.util.Arrays.copyOf(whole, whole.length - 9), new byte[0])) {
      Files.write(file, damaged);
      assertThat(table("1", rules, "random", 1).wins()).isEqualTo(built.wins());
      assertThat(Files.readAllBytes(file)).isEqualTo(whole);
    }
  }

  @Test
  void aTableOfOthersUnderThisNameIsMadeAnew() throws Exception {
    EndgameTable random = table("1", TestRules.standard(), "random", 1);
    Path file = files().get(0);
    byte[] ofRandom = Files.readAllBytes(file);
    table("1", TestRules.standard(), "greedy", 1);
    Path other = files().stream().filter(path -> !path.equals(file)).findFirst().orElseThrow();
    Files.copy(other, file, java.nio.file.StandardCopyOption.REPLACE_EXISTING);
    assertThat(table("1", TestRules.standard(), "random", 1).wins()).isEqualTo(random.wins());
    assertThat(Files.readAllBytes(file)).isEqualTo(ofRandom);
  }

  /** As when a policy was changed and its name and version were not. */
  @Test
  void aTableWhoseValuesDoNotFitIsNoticed() throws Exception {
    RuleSet rules = TestRules.standard();
    EndgameTable greedy = EndgameTable.build(rules, policy("greedy"), policy("greedy"), 2);
    assertThat(TableCheck.fits(greedy, rules, policy("greedy"), policy("greedy"))).isTrue();
    assertThat(TableCheck.fits(greedy, rules, policy("rearmost"), policy("rearmost"))).isFalse();
    assertThat(TableCheck.fits(greedy, TestRules.museum(), policy("greedy"), policy("greedy")))
        .isFalse();
  }

  @Test
  void aFolderThatCannotBeWrittenOnlyMakesTrouble() throws Exception {
    Path file = Files.createFile(folder.resolve("file"));
    TableStore store = TableStore.in(file, "1");
    store.table(TestRules.bell(), policy("random"), policy("random"), 1);
    assertThat(store.trouble()).startsWith("endgame tables cannot be kept in " + file);
  }
}
