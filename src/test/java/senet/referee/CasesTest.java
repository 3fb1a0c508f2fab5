package senet.referee;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import senet.game.Engine;
import senet.game.Move;
import senet.game.Position;
import senet.rules.RuleSet;
import senet.rules.SquareSet;

/** Positions with the moves that the rules allow there, put to the engine and to the referee. */
class CasesTest {

  static List<Case> cases() {
    return Case.all();
  }

  @ParameterizedTest
  @MethodSource("cases")
  void engineAllowsTheseMoves(Case c) {
    Engine engine = Engine.compile(TestRules.named(c.rules()));
    List<Move> moves = Move.legal(engine, c.position(), c.thrown());
    assertThat(moves).as(c.toString()).map(m -> List.of(m.from(), m.to())).isEqualTo(c.moves());
  }

  @ParameterizedTest
  @MethodSource("cases")
  void refereeAllowsTheseMoves(Case c) {
    Referee referee = new Referee(TestRules.named(c.rules()));
    List<Act> acts = referee.acts(scene(c.position()), c.thrown());
    assertThat(acts)
        .as(c.toString())
        .map(act -> List.of(act.choice().square(), act.to()))
        .isEqualTo(c.moves());
  }

  @ParameterizedTest
  @MethodSource("cases")
  void theBoardAfterwards(Case c) {
    Case.After after = c.after();
    if (after == null) {
      return;
    }
    RuleSet rules = TestRules.named(c.rules());
    Position byEngine =
        Move.of(Engine.compile(rules), c.position(), c.thrown(), SquareSet.bit(after.from()))
            .after();
    assertThat(byEngine.own().squares()).as(c.toString()).isEqualTo(after.own());
    assertThat(byEngine.rival().squares()).as(c.toString()).isEqualTo(after.rival());
    Scene byReferee =
        new Referee(rules)
            .result(scene(c.position()), c.thrown(), Choice.piece(after.from()))
            .after();
    assertThat(byReferee).as(c.toString()).isEqualTo(scene(byEngine));
  }

  private static Scene scene(Position position) {
    return Translation.scene(position.board(), position.counts());
  }
}
