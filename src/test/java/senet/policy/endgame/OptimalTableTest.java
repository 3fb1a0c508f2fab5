package senet.policy.endgame;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.EnumSet;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import senet.config.BuiltInRules;
import senet.game.Board;
import senet.game.Counts;
import senet.game.Engine;
import senet.game.Game;
import senet.game.GameRandom;
import senet.game.GameResult;
import senet.game.GameResult.End;
import senet.game.Outcome;
import senet.game.Policy;
import senet.game.Turn;
import senet.policy.Policies;
import senet.policy.PolicySpec;
import senet.referee.TestRules;
import senet.rules.Ending;
import senet.rules.Ending.Goal;
import senet.rules.Landing;
import senet.rules.Landing.Barrier;
import senet.rules.Landing.OnRival;
import senet.rules.Landing.Protection;
import senet.rules.RuleSet;
import senet.rules.Side;

/** Tables of optimal play, and the policy that plays by them. */
class OptimalTableTest {
  private static final double UNIT = 1.0 / OptimalTable.ONE;

  /** Tables that several tests look at. */
  private static final Map<String, OptimalTable> TABLES = new HashMap<>();

  private static OptimalTable table(RuleSet rules, int pieces) throws NoExactValues {
    String key = TableStore.played(rules) + pieces;
    OptimalTable table = TABLES.get(key);
    if (table == null) {
      table = new OptimalStore().table(rules, pieces, SolveProgress.NONE);
      TABLES.put(key, table);
    }
    return table;
  }

  private static Policy policy(RuleSet rules, int pieces) throws NoExactValues {
    Engine engine = Engine.compile(rules);
    PolicySpec greedy = PolicySpec.of(Policies.find("greedy").orElseThrow());
    return new OptimalPolicy(engine, table(rules, pieces), greedy.create(engine));
  }

  private static RuleSet named(String rules) {
    return rules.equals("bell, swap")
        ? TestRules.bell()
            .with(new Landing(OnRival.SWAP, Protection.NONE, Barrier.NONE))
            .with(new Ending(Goal.ALL_OFF))
        : BuiltInRules.find(rules).orElseGet(() -> TestRules.named(rules));
  }

  private static RuleSet small(String rules, int pieces) {
    return SmallGame.rules(named(rules), pieces);
  }

  /** Against value iteration over the positions that can arise, kept in a map. */
  @ParameterizedTest
  @CsvSource({"bell", "standard", "museum"})
  void theStartIsWorthWhatPlainValueIterationFinds(String name) throws NoExactValues {
    RuleSet rules = small(name, 2);
    Engine engine = Engine.compile(rules);
    int score = table(rules, 2).score(engine.startBoard(Side.ODD), engine.startCounts(Side.ODD));
    assertThat(score * UNIT).isCloseTo(new PlainOptimum(engine).score(), within(0.6 * UNIT));
  }

  /** Against the sweeps over whole groups that solve small games. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "bell; 1",
        "bell-ludii; 1",
        "standard; 2",
        "museum; 2",
        "standard, always again; 1",
        "bell, swap; 1"
      })
  void everyPositionIsWorthWhatOtherSweepsFind(String name, int pieces) throws NoExactValues {
    RuleSet rules = named(name);
    Engine engine = Engine.compile(EndgameTable.endingAtOnce(rules));
    Positions positions = new Positions(engine.rules(), pieces, 1);
    OptimalPlay optimal = new OptimalPlay(engine, positions);
    Solver solver = new Solver(engine, positions, Players.ofAllMoves(), optimal::bestOf);
    solver.solve(EnumSet.of(Quantity.ADVANTAGE, Quantity.DRAW), SolveProgress.NONE);
    OptimalTable table = table(rules, pieces);
    int compared = 0;
    for (int place = 0; place < positions.size(); place++) {
      Layer layer = positions.layerOf(place);
      long board = layer.board(place);
      if (!Double.isNaN(solver.value(Quantity.ADVANTAGE, place))) {
        assertThat(table.score(board, layer.counts()) * UNIT)
            .isCloseTo(optimal.score(place), within(0.6 * UNIT));
        assertThat(table.draw(board, layer.counts()) * UNIT)
            .isCloseTo(solver.value(Quantity.DRAW, place), within(0.6 * UNIT));
        compared++;
      } else {
        assertThat(table.scores().get(place)).isEqualTo(OptimalTable.UNKNOWN);
      }
    }
    assertThat(compared).isGreaterThan(table.size() * 3 / 4);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {"bell; 2", "standard; 2", "museum; 2", "bell, 27-30 locked; 1", "museum, die; 1"})
  void anotherSweepChangesNoValueByMoreThanAUnit(String name, int pieces) throws NoExactValues {
    RuleSet rules = named(name);
    OptimalTable table = table(rules, pieces);
    OptimalCheck check = new OptimalCheck(table, rules);
    double error = 0;
    for (int place = 0; place < table.size(); place++) {
      error = Math.max(error, check.error(place));
    }
    assertThat(error).isPositive().isLessThanOrEqualTo(OptimalCheck.ROUNDING);
  }

  /** At every position with at most two pieces a side, after every throw. */
  @ParameterizedTest
  @CsvSource({"bell, 2", "standard, 2", "museum, 2"})
  void thePolicyNeverLosesValue(String name, int pieces) throws NoExactValues {
    RuleSet rules = named(name);
    Engine engine = Engine.compile(rules);
    OptimalTable table = table(rules, pieces);
    Policy policy = policy(rules, pieces);
    Turn turn = new Turn();
    int[] values = engine.throwValues();
    double[] chances = engine.throwChances();
    int choices = 0;
    for (int place = 0; place < table.size(); place++) {
      if (table.scores().get(place) == OptimalTable.UNKNOWN) {
        continue;
      }
      Layer layer = table.positions().layerOf(place);
      long board = layer.board(place);
      int counts = layer.counts();
      double expected = 0;
      for (int i = 0; i < values.length; i++) {
        int legal = engine.legalMoves(board, counts, values[i]);
        if (legal == 0) {
          expected += chances[i] * after(engine, table, board, counts, values[i], 0);
          continue;
        }
        turn.show(board, counts, values[i], legal);
        int chosen = policy.choose(turn);
        int worth = after(engine, table, board, counts, values[i], chosen);
        expected += chances[i] * worth;
        for (int rest = legal; rest != 0; rest &= rest - 1) {
          int move = Integer.lowestOneBit(rest);
          int other = after(engine, table, board, counts, values[i], move);
          if (other > worth || (other == worth && move < chosen)) {
            throw new AssertionError(
                "chose %s on %x after %d, and %s is worth %d and not %d"
                    .formatted(chosen, board, values[i], move, other, worth));
          }
          choices += other == worth ? 0 : 1;
        }
      }
      // what the policy's moves come to is what the table promises
      assertThat(expected).isCloseTo(table.score(board, counts), within(OptimalCheck.ROUNDING));
    }
    assertThat(choices).isGreaterThan(100);
  }

  private static int after(
      Engine engine, OptimalTable table, long board, int counts, int value, int from) {
    long moved = from == 0 ? board : engine.move(board, value, from);
    int off = from == 0 ? counts : engine.countsAfter(board, counts, value, from);
    Outcome outcome = from == 0 ? Outcome.RUNNING : engine.outcome(moved, off);
    return switch (outcome) {
      case OWN_WINS -> OptimalTable.ONE;
      case RIVAL_WINS -> 0;
      case DRAW -> OptimalTable.ONE / 2;
      case RUNNING ->
          engine.throwsAgain(value, from)
              ? table.score(moved, off)
              : OptimalTable.ONE - table.score(Board.flip(moved), Counts.flip(off));
    };
  }

  /** The modern game, 30 against 29: a 2 (chance 3/8) against a 3 (chance 1/4), in turns. */
  @Test
  void aRaceReckonedByHand() throws NoExactValues {
    OptimalTable table = table(TestRules.standard(), 2);
    long board = Board.of(1 << 29, 1 << 28);
    assertThat(table.score(board, Counts.of(4, 4)) * UNIT)
        .isCloseTo(0.375 / (1 - 0.625 * 0.75), within(UNIT));
    assertThat(table.draw(board, Counts.of(4, 4))).isZero();
    assertThat(table.covers(Board.of(0b111, 1 << 28))).isFalse();
  }

  /** Bell's: pieces that nobody can capture come off in the end, so that the lead decides. */
  @Test
  void aDrawThatIsCertain() throws NoExactValues {
    OptimalTable table = table(TestRules.bell(), 1);
    long both = Board.of(1 << 29, 1 << 28);
    assertThat(table.score(both, Counts.of(4, 4))).isEqualTo(OptimalTable.ONE / 2);
    assertThat(table.draw(both, Counts.of(4, 4))).isEqualTo(OptimalTable.ONE);
    assertThat(table.score(both, Counts.of(5, 4))).isEqualTo(OptimalTable.ONE);
    assertThat(table.score(both, Counts.of(4, 5))).isZero();
  }

  @Test
  void aGamePlayedOutHasTheSameTable() throws NoExactValues {
    RuleSet bell = TestRules.bell();
    OptimalTable table = table(bell.with(new Ending(Goal.MOST_OFF_PLAYED_OUT)), 1);
    assertThat(table.scores()).isEqualTo(table(bell, 1).scores());
    long board = Board.of(1, 1 << 5);
    assertThat(table.score(board, Counts.of(2, 5))).isZero();
    assertThat(table.score(board, Counts.of(5, 2))).isEqualTo(OptimalTable.ONE);
    assertThat(table.draw(board, Counts.of(5, 2))).isZero();
  }

  @ParameterizedTest
  @CsvSource({"bell, 1", "standard, 2", "museum, 2"})
  void theTableIsTheSameForAnyNumberOfThreads(String name, int pieces) throws NoExactValues {
    RuleSet rules = named(name);
    OptimalTable table = table(rules, pieces);
    boolean drawable = table.draws().capacity() > 0;
    Retrograde solver = new Retrograde(Engine.compile(rules), table.positions(), drawable, 3);
    solver.solve(SolveProgress.NONE);
    for (int place = 0; place < table.size(); place++) {
      if (OptimalTable.rounded(solver.score(place)) != table.scores().get(place)
          || (drawable && OptimalTable.rounded(solver.draw(place)) != table.draws().get(place))) {
        throw new AssertionError("place " + place + " differs");
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"bell", "standard", "museum"})
  void simulationComesToTheExactValue(String name) throws NoExactValues {
    RuleSet rules = small(name, 2);
    Engine engine = Engine.compile(rules);
    SmallGame.Values exact = SmallGame.solveOptimal(rules, SolveProgress.NONE);
    Policy first = policy(rules, 2);
    Policy second = policy(rules, 2);
    Game game = new Game(engine, first, second);
    GameRandom random = new GameRandom(11, name);
    GameResult result = new GameResult();
    int games = 40_000;
    int wins = 0;
    int draws = 0;
    for (int i = 0; i < games; i++) {
      game.play(random, i, result);
      wins += result.end() == End.FIRST_WINS ? 1 : 0;
      draws += result.end() == End.DRAW ? 1 : 0;
    }
    // four standard errors
    double error = 4 * 0.5 / Math.sqrt(games);
    assertThat(wins / (double) games).isCloseTo(exact.firstWin(), within(error));
    assertThat(draws / (double) games).isCloseTo(exact.draw(), within(error));
  }

  /** The end of the game by the table against the same by greedy play. */
  @ParameterizedTest
  @CsvSource({"standard", "museum"})
  void beatsTheGreedyPolicy(String name) throws NoExactValues {
    RuleSet rules = small(name, 2);
    Engine engine = Engine.compile(rules);
    Policy greedy = PolicySpec.of(Policies.find("greedy").orElseThrow()).create(engine);
    GameResult result = new GameResult();
    int games = 20_000;
    int wins = 0;
    Game first = new Game(engine, policy(rules, 2), greedy);
    Game second = new Game(engine, greedy, policy(rules, 2));
    GameRandom random = new GameRandom(12, name);
    for (int i = 0; i < games; i++) {
      first.play(random, i, result);
      wins += result.end() == End.FIRST_WINS ? 1 : 0;
      second.play(random, i, result);
      wins += result.end() == End.SECOND_WINS ? 1 : 0;
    }
    assertThat(wins / (2.0 * games)).isGreaterThan(0.5 + 4 * 0.5 / Math.sqrt(2.0 * games));
  }

  @Test
  void otherPoliciesPlayWhereTheTableEnds() throws NoExactValues {
    RuleSet rules = TestRules.standard();
    Policy policy = policy(rules, 1);
    Engine engine = Engine.compile(rules);
    Policy greedy = PolicySpec.of(Policies.find("greedy").orElseThrow()).create(engine);
    Turn turn = new Turn();
    long start = engine.startBoard(Side.ODD);
    for (int value : engine.throwValues()) {
      turn.show(start, 0, value, engine.legalMoves(start, 0, value));
      assertThat(policy.choose(turn)).isEqualTo(greedy.choose(turn));
    }
  }

  @Test
  void refusesWhatCannotBeTabled() {
    RuleSet capped = TestRules.bell().with(new Ending(Goal.MOST_OFF, 500));
    assertThatThrownBy(() -> new OptimalStore().table(capped, 1, SolveProgress.NONE))
        .isInstanceOf(NoExactValues.class)
        .hasMessageStartingWith("games are stopped after 500 throws (maxThrows)");
    assertThatThrownBy(() -> new OptimalStore().table(TestRules.bell(), 4, SolveProgress.NONE))
        .isInstanceOf(NoExactValues.class)
        .hasMessageContaining("positions, and at most 536,870,912 can be tabled");
    assertThat(OptimalSize.of(TestRules.bell(), 3).advice())
        .startsWith("102,")
        .contains(" positions need about 2,", "-Xmx");
  }
}
