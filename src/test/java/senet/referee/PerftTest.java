package senet.referee;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import senet.game.Engine;
import senet.game.Position;
import senet.rules.RuleSet;
import senet.rules.Side;
import senet.rules.SquareSet;

/** Leaves below a position, by engine and by referee; see {@link Perft} for what is counted. */
class PerftTest {

  @ParameterizedTest
  @CsvSource({
    "bell, 1, 23",
    "bell, 2, 519",
    "bell, 3, 12220",
    "bell, 4, 277473",
    "standard, 1, 18",
    "standard, 2, 273",
    "standard, 3, 4071",
    "standard, 4, 61517",
    "museum, 1, 18",
    "museum, 2, 243",
    "museum, 3, 3342",
    "museum, 4, 48158",
  })
  void leavesBelowTheStart(String name, int depth, long leaves) {
    RuleSet rules = TestRules.named(name);
    Engine engine = Engine.compile(rules);
    Referee referee = new Referee(rules);
    assertThat(Perft.byReferee(referee, referee.start(Side.ODD), depth)).isEqualTo(leaves);
    assertThat(
            Perft.byEngine(
                engine, engine.startBoard(Side.ODD), engine.startCounts(Side.ODD), depth))
        .isEqualTo(leaves);
  }

  /** Positions near the end, where pieces bear off, water takes them back and games are decided. */
  @ParameterizedTest
  @CsvSource({
    "bell, 20 27 28, 24 26 30, 4, 4, 5, 1353",
    "bell, 20 27 28, 24 26 30, 4, 4, 6, 6097",
    "standard, 22 26 27, 24 25 30, 2, 2, 5, 28420",
    "standard, 22 26 27, 24 25 30, 2, 2, 6, 248280",
    "museum, 22 23 26 28, 24 25 30, 1, 2, 5, 10718",
    "museum, 22 23 26 28, 24 25 30, 1, 2, 6, 62005",
  })
  void leavesNearTheEnd(
      String name, String own, String rival, int ownOff, int rivalOff, int depth, long leaves) {
    RuleSet rules = TestRules.named(name);
    Position position = new Position(squares(own), squares(rival), ownOff, rivalOff);
    Scene scene = Translation.scene(position.board(), position.counts());
    assertThat(Perft.byReferee(new Referee(rules), scene, depth)).isEqualTo(leaves);
    assertThat(Perft.byEngine(Engine.compile(rules), position.board(), position.counts(), depth))
        .isEqualTo(leaves);
  }

  private static SquareSet squares(String list) {
    return SquareSet.of(
        java.util.Arrays.stream(list.split(" ")).mapToInt(Integer::parseInt).toArray());
  }
}
