package senet.referee;

import static org.assertj.core.api.Assertions.assertThat;
import static senet.game.Outcome.DRAW;
import static senet.game.Outcome.OWN_WINS;
import static senet.game.Outcome.RIVAL_WINS;
import static senet.game.Outcome.RUNNING;

import org.junit.jupiter.api.Test;
import senet.game.Engine;
import senet.game.Move;
import senet.game.Outcome;
import senet.game.Position;
import senet.rules.RuleSet;
import senet.rules.SquareSet;

/** How games end, asked of engine and referee alike. */
class EndingsTest {

  private static final RuleSet PLAYED_OUT = TestRules.named("bell, played out");
  private static final RuleSet ALWAYS_AGAIN = TestRules.named("standard, always again");

  @Test
  void bellIsWonOnACapture() {
    Position position = new Position(squares(10, 22), squares(5, 12), 3, 1);
    assertThat(outcome(TestRules.bell(), position, 2, 10)).isEqualTo(OWN_WINS);
  }

  @Test
  void bellIsNotOverOnACaptureThatLeavesTheRivalEqualPoints() {
    Position position = new Position(squares(10, 22), squares(5, 12), 2, 1);
    assertThat(outcome(TestRules.bell(), position, 2, 10)).isEqualTo(RUNNING);
  }

  @Test
  void bellIsWonOnABearingOff() {
    Position position = new Position(squares(4, 30), squares(7), 4, 3);
    assertThat(outcome(TestRules.bell(), position, 1, 30)).isEqualTo(OWN_WINS);
  }

  @Test
  void bellIsNotOverOnePointEarlier() {
    Position position = new Position(squares(4, 30), squares(7), 3, 3);
    assertThat(outcome(TestRules.bell(), position, 1, 30)).isEqualTo(RUNNING);
  }

  @Test
  void bellIsNotOverByAMoveThatChangesNoCount() {
    Position position = new Position(squares(4, 30), squares(7), 3, 3);
    assertThat(outcome(TestRules.bell(), position, 4, 4)).isEqualTo(RUNNING);
  }

  @Test
  void bellIsDrawnOnTheEmptyBoardAtEqualPoints() {
    Position position = new Position(squares(29), squares(), 4, 5);
    assertThat(outcome(TestRules.bell(), position, 2, 29)).isEqualTo(DRAW);
  }

  @Test
  void bellIsNotDrawnBeforeTheBoardIsEmpty() {
    Position position = new Position(squares(29), squares(3), 4, 5);
    assertThat(outcome(TestRules.bell(), position, 2, 29)).isEqualTo(RUNNING);
    Position withTwo = new Position(squares(3, 29), squares(), 4, 5);
    assertThat(outcome(TestRules.bell(), withTwo, 2, 29)).isEqualTo(RUNNING);
  }

  @Test
  void bellIsWonOnceTheRivalIsWipedOutAndBehind() {
    Position position = new Position(squares(10), squares(12), 1, 0);
    assertThat(outcome(TestRules.bell(), position, 2, 10)).isEqualTo(OWN_WINS);
  }

  @Test
  void bellIsLostByWhoCannotReachTheRivalAnyMore() {
    Position position = new Position(squares(10), squares(12), 1, 3);
    assertThat(standing(TestRules.bell(), position)).isEqualTo(RIVAL_WINS);
    Position oneMore = new Position(squares(10, 11), squares(12), 1, 3);
    assertThat(standing(TestRules.bell(), oneMore)).isEqualTo(RUNNING);
  }

  @Test
  void playedOutRunsOnThoughDecided() {
    Position decided = new Position(squares(10, 22), squares(5, 12), 3, 1);
    assertThat(outcome(PLAYED_OUT, decided, 2, 10)).isEqualTo(RUNNING);
  }

  @Test
  void playedOutIsWonByMorePointsOnTheEmptyBoard() {
    assertThat(outcome(PLAYED_OUT, new Position(squares(30), squares(), 4, 4), 1, 30))
        .isEqualTo(OWN_WINS);
    assertThat(outcome(PLAYED_OUT, new Position(squares(30), squares(), 3, 4), 1, 30))
        .isEqualTo(DRAW);
    assertThat(outcome(PLAYED_OUT, new Position(squares(30), squares(), 2, 4), 1, 30))
        .isEqualTo(RIVAL_WINS);
  }

  @Test
  void standardAndMuseumAreWonWithTheLastPiece() {
    Position last = new Position(squares(30), squares(29), 4, 4);
    assertThat(outcome(TestRules.standard(), last, 2, 30)).isEqualTo(OWN_WINS);
    assertThat(outcome(TestRules.museum(), last, 1, 30)).isEqualTo(OWN_WINS);
    Position oneLeft = new Position(squares(3, 30), squares(29), 3, 4);
    assertThat(outcome(TestRules.standard(), oneLeft, 2, 30)).isEqualTo(RUNNING);
    assertThat(outcome(TestRules.museum(), oneLeft, 1, 30)).isEqualTo(RUNNING);
  }

  @Test
  void extraThrowsComeAfterAMoveOrAlways() {
    Engine standard = Engine.compile(TestRules.standard());
    Engine always = Engine.compile(ALWAYS_AGAIN);
    Engine museum = Engine.compile(TestRules.museum());
    for (int value = 1; value <= 5; value++) {
      boolean extra = value == 1 || value == 4 || value == 5;
      assertThat(standard.throwsAgain(value, 1)).isEqualTo(extra);
      assertThat(standard.throwsAgain(value, 0)).isFalse();
      assertThat(always.throwsAgain(value, 1)).isEqualTo(extra);
      assertThat(always.throwsAgain(value, 0)).isEqualTo(extra);
      assertThat(museum.throwsAgain(value, 1)).isFalse();
    }
  }

  /** How a legal move leaves the game. */
  private static Outcome outcome(RuleSet rules, Position position, int thrown, int from) {
    Engine engine = Engine.compile(rules);
    assertThat(engine.legalMoves(position.board(), position.counts(), thrown) & SquareSet.bit(from))
        .isNotZero();
    Scene scene = Translation.scene(position.board(), position.counts());
    Referee referee = new Referee(rules);
    assertThat(referee.choices(scene, thrown)).contains(Choice.piece(from));
    Outcome byReferee = referee.result(scene, thrown, Choice.piece(from)).outcome();
    Outcome byEngine = Move.of(engine, position, thrown, SquareSet.bit(from)).outcome();
    assertThat(byEngine).isEqualTo(byReferee);
    return byEngine;
  }

  private static Outcome standing(RuleSet rules, Position position) {
    Scene scene = Translation.scene(position.board(), position.counts());
    Outcome outcome = Engine.compile(rules).outcome(position.board(), position.counts());
    assertThat(new Referee(rules).outcome(scene)).isEqualTo(outcome);
    return outcome;
  }

  private static SquareSet squares(int... squares) {
    return SquareSet.of(squares);
  }
}
