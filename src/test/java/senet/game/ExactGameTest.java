package senet.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import senet.referee.TestRules;
import senet.referee.Variation;
import senet.rules.Landing;
import senet.rules.Landing.Barrier;
import senet.rules.RuleSet;
import senet.rules.Setup;
import senet.rules.Side;
import senet.rules.SquareSet;
import senet.rules.Starter;

/** Small games reckoned exactly with the engine's moves, against values known from elsewhere. */
class ExactGameTest {

  /** Half a unit in the last place of values known to six decimals, and to five. */
  private static final Offset<Double> SIX = within(0.6e-6);

  private static final Offset<Double> FIVE = within(0.6e-5);

  /** The throws that a lone piece needs on average to bear off, with nobody in its way. */
  @ParameterizedTest
  @CsvSource({
    "bell, 30, 4, 1",
    "bell, 29, 4, 1",
    "bell, 28, 4, 1",
    "bell, 27, 4, 1",
    "bell, 26, 5, 1",
    "bell, 25, 21, 4",
    "standard, 30, 8, 3",
    "standard, 29, 10, 3",
    "museum, 30, 4, 1",
    "museum, 29, 16, 5",
    "museum, 28, 132, 35",
  })
  void aLonePieceNeedsSoManyThrows(String rules, int square, double over, double under) {
    double[] needed = throwsNeeded(Engine.compile(TestRules.named(rules)));
    assertThat(needed[square - 1]).isCloseTo(over / under, within(1e-12));
  }

  @Test
  void bellWithTwoPiecesASide() {
    ExactGame game = twoPiecesASide(TestRules.bell());
    assertThat(game.firstWins()).isCloseTo(0.504114, SIX);
    assertThat(game.draw()).isCloseTo(0.238473, SIX);
    assertThat(game.secondWins()).isCloseTo(0.257412, SIX);
    assertThat(game.throwCount()).isCloseTo(41.61808, FIVE);
    assertThat(game.margin()).isCloseTo(0.248558, SIX);
  }

  @Test
  void standardWithTwoPiecesASide() {
    ExactGame game = twoPiecesASide(TestRules.standard());
    assertThat(game.firstWins()).isCloseTo(0.505004, SIX);
    assertThat(game.draw()).isZero();
    assertThat(game.secondWins()).isCloseTo(1 - 0.505004, SIX);
    assertThat(game.throwCount()).isCloseTo(70.14364, FIVE);
  }

  @Test
  void museumWithTwoPiecesASide() {
    ExactGame game = twoPiecesASide(TestRules.museum());
    assertThat(game.firstWins()).isCloseTo(0.494935, SIX);
    assertThat(game.draw()).isZero();
    assertThat(game.secondWins()).isCloseTo(1 - 0.494935, SIX);
    assertThat(game.throwCount()).isCloseTo(68.15482, FIVE);
  }

  /** Two pieces make no barrier of three, so that the rule for it is left out. */
  private static ExactGame twoPiecesASide(RuleSet rules) {
    Landing landing = rules.landing();
    RuleSet small =
        new Variation(rules, rules.name() + ", two pieces a side")
            .setup(Setup.alternating(2, Starter.ODD))
            .landing(new Landing(landing.onRival(), landing.protection(), Barrier.NONE))
            .rules();
    ExactGame game = new ExactGame(Engine.compile(small), Side.ODD);
    assertThat(game.firstWins() + game.draw() + game.secondWins()).isCloseTo(1, within(1e-9));
    return game;
  }

  /** For each square the average number of throws, from the equations that tie them together. */
  private static double[] throwsNeeded(Engine engine) {
    int squares = SquareSet.BOARD_SIZE;
    double[][] matrix = new double[squares][squares];
    double[] right = new double[squares];
    int[] values = engine.throwValues();
    double[] chances = engine.throwChances();
    for (int square = 1; square <= squares; square++) {
      matrix[square - 1][square - 1] = 1;
      right[square - 1] = 1;
      for (int i = 0; i < values.length; i++) {
        int next = squareAfter(engine, square, values[i]);
        if (next != 0) {
          matrix[square - 1][next - 1] -= chances[i];
        }
      }
    }
    return LinearSystem.solve(matrix, right);
  }

  /** Where a lone piece stands after a throw; 0 if it is off. */
  private static int squareAfter(Engine engine, int square, int value) {
    long board = Board.of(SquareSet.bit(square), 0);
    int legal = engine.legalMoves(board, 0, value);
    if (legal == 0) {
      return square;
    }
    int own = Board.own(engine.move(board, value, legal));
    return own == 0 ? 0 : Integer.numberOfTrailingZeros(own) + 1;
  }
}
