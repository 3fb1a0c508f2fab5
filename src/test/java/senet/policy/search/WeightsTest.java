package senet.policy.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import senet.game.Board;
import senet.game.Engine;
import senet.rules.SquareSet;

/** The weights that suit the rules, where none is given. */
class WeightsTest {

  /** A piece on 10 is hit by a 1 from 9, and by no throw from 4; the rival is as far on in both. */
  @ParameterizedTest
  @CsvSource({"bell, true", "standard, false"})
  void beingHitCountsWhereEachPieceIsAPointAndNotInARace(String rules, boolean counts) {
    Engine engine = SearchRules.engine("{name: as-it-is, extends: %s}".formatted(rules));
    Valuation valuation = Weights.valuation(engine, Map.of());
    double exposed = valuation.of(board(10, 9, 20), 0);
    double apart = valuation.of(board(10, 4, 25), 0);
    assertThat(exposed < apart).isEqualTo(counts);
    assertThat(exposed == apart).isNotEqualTo(counts);
  }

  @ParameterizedTest
  @CsvSource({"bell", "standard"})
  void weightsThatAreGivenTakeTheirPlace(String rules) {
    Engine engine = SearchRules.engine("{name: as-it-is, extends: %s}".formatted(rules));
    Valuation valuation = Weights.valuation(engine, Map.of("path", 1.0));
    // the rival's 22 + 11 squares to go less own 21
    assertThat(valuation.of(board(10, 9, 20), 0)).isEqualTo(squashed(22 + 11 - 21));
    assertThat(valuation.of(board(10, 4, 25), 0)).isEqualTo(squashed(27 + 6 - 21));
  }

  private static double squashed(double sum) {
    return sum / Math.sqrt(1 + sum * sum);
  }

  private static long board(int own, int rival, int other) {
    return Board.of(SquareSet.of(own).mask(), SquareSet.of(rival, other).mask());
  }
}
