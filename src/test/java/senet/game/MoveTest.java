package senet.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import senet.config.BuiltInRules;
import senet.rules.RuleSet;
import senet.rules.SquareSet;

class MoveTest {

  private static Engine engine(String name) {
    return Engine.compile(BuiltInRules.find(name).orElseThrow());
  }

  private static Move only(String rules, Position position, int value) {
    List<Move> moves = Move.legal(engine(rules), position, value);
    assertThat(moves).hasSize(1);
    return moves.get(0);
  }

  @Test
  void bearingOffEndsBehindTheBoard() {
    Move step = only("standard", new Position(SquareSet.of(10), SquareSet.of(3), 0, 0), 2);
    Move off = only("standard", new Position(SquareSet.of(30), SquareSet.of(3), 4, 0), 2);
    assertThat(step).returns(10, Move::from).returns(12, Move::to);
    assertThat(step.isBearingOff()).isFalse();
    assertThat(off).returns(30, Move::from).returns(31, Move::to);
    assertThat(off.isBearingOff()).isTrue();
    assertThat(off.isEntering()).isFalse();
    assertThat(off.after()).isEqualTo(new Position(SquareSet.NONE, SquareSet.of(3), 5, 0));
    assertThat(off.outcome()).isEqualTo(Outcome.OWN_WINS);
  }

  /** Where a piece can be in hand, it enters first, on the square that its throw names. */
  @Test
  void enteringBeginsBeforeTheBoard() {
    RuleSet rules = BuiltInRules.find("piccione").orElseThrow();
    Map.Entry<Integer, Integer> entry = rules.setup().hand().enter().entrySet().iterator().next();
    int square = entry.getValue();
    Position position = new Position(SquareSet.of(29), SquareSet.NONE, 0, 3, 0, 0);
    Move enter = Move.legal(engine("piccione"), position, entry.getKey()).get(0);
    assertThat(enter).returns(0, Move::from).returns(square, Move::to);
    assertThat(enter.isEntering()).isTrue();
    assertThat(enter.isBearingOff()).isFalse();
    assertThat(enter.after())
        .isEqualTo(new Position(SquareSet.of(square, 29), SquareSet.NONE, 0, 2, 0, 0));
  }
}
