package senet.policy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import senet.game.Board;
import senet.game.Counts;
import senet.game.Engine;
import senet.rules.RuleSet;
import senet.rules.SquareSet;

class EvaluatorTest {

  private static final Engine STANDARD = SomeRules.engine(SomeRules.STANDARD);

  static Iterable<RuleSet> rules() {
    return SomeRules.ALL;
  }

  /** Own 2, 3, 4, 20 and 30, rival 5, 6, 9 and 19; one own piece off. */
  private static double value(Engine engine, String feature) {
    long board = Board.of(SquareSet.of(2, 3, 4, 20, 30).mask(), SquareSet.of(5, 6, 9, 19).mask());
    return new Evaluator(engine, Map.of(feature, 1.0)).value(board, Counts.of(1, 0));
  }

  @ParameterizedTest
  @CsvSource({
    "off, 1",
    "pieces, 1",
    "path, -11", // the rival's 26 + 25 + 22 + 12 less own 29 + 28 + 27 + 11 + 1
    "safe, 2", // own 2, 3, 4 and 30, the rival's 5 and 6
    "neighbours, 1",
    "exposed, 0.25", // 20, by a 1 from 19
    "threat, 0.0625" // 9 by a 5 from 4; nothing else is near enough
  })
  void featuresCountWhatTheySay(String feature, double expected) {
    assertThat(value(STANDARD, feature)).isEqualTo(expected);
  }

  @Test
  void aPieceThatTwoThrowsCouldHitCountsWithBothChances() {
    Engine bell = SomeRules.engine(SomeRules.BELL);
    long board = Board.of(SquareSet.of(10).mask(), SquareSet.of(6, 9).mask());
    assertThat(new Evaluator(bell, Map.of("exposed", 1.0)).value(board, 0)).isEqualTo(0.5);
    assertThat(new Evaluator(bell, Map.of("exposed", -3.0)).value(board, 0)).isEqualTo(-1.5);
  }

  @Test
  void aMoveThatTheRulesForbidThreatensNothing() {
    Engine bell = SomeRules.engine(SomeRules.BELL);
    // with a 1 or a 4, which would hit, the rival must move its piece on 26
    long board = Board.of(SquareSet.of(10, 13).mask(), SquareSet.of(9, 26).mask());
    assertThat(new Evaluator(bell, Map.of("exposed", 1.0)).value(board, 0)).isEqualTo(0);
  }

  @ParameterizedTest
  @MethodSource("rules")
  void theOtherSideSeesTheOppositeValue(RuleSet rules) {
    Engine engine = SomeRules.engine(rules);
    Evaluator even =
        new Evaluator(
            engine,
            Map.of(
                "off", 7.0,
                "pieces", 3.0,
                "path", 0.1,
                "safe", 0.3,
                "neighbours", 0.7,
                "exposed", -2.0,
                "threat", 2.0));
    Evaluator exposed = new Evaluator(engine, Map.of("exposed", 1.0));
    Evaluator threat = new Evaluator(engine, Map.of("threat", 1.0));
    for (Situation situation : Situation.reachable(rules, 5)) {
      long board = situation.board();
      long flipped = Board.flip(board);
      int counts = situation.counts();
      int flippedCounts = Counts.flip(counts);
      assertThat(even.value(flipped, flippedCounts))
          .isCloseTo(-even.value(board, counts), within(1e-9));
      assertThat(exposed.value(flipped, flippedCounts)).isEqualTo(threat.value(board, counts));
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 1 << 29, 0b1011, (1 << 30) - 1, 0x15555555, 0x2AAAAAAA, 0x0F0F0F0F})
  void squaresLeftAddUp(int pieces) {
    int expected = new SquareSet(pieces).stream().map(square -> 31 - square).sum();
    assertThat(Feature.squaresLeft(pieces)).isEqualTo(expected);
  }
}
