package senet.referee;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import senet.game.Board;
import senet.game.Engine;
import senet.rules.Side;

/** Positions reckoned by hand for the dimensions that no core set has, put to both. */
class TrialsTest {

  static List<Trial> trials() {
    return Trial.all();
  }

  @ParameterizedTest
  @MethodSource("trials")
  void theRefereeLeavesTheseChoices(Trial trial) {
    Referee referee = new Referee(TestRules.named(trial.rules()));
    assertThat(choices(referee, trial)).as(trial.toString()).isEqualTo(trial.choices());
  }

  @ParameterizedTest
  @MethodSource("trials")
  void theyComeToThis(Trial trial) {
    Trial.After after = trial.after();
    if (after == null) {
      return;
    }
    Referee referee = new Referee(TestRules.named(trial.rules()));
    Result result = referee.result(trial.scene(), trial.thrown(), choice(after.choice()));
    assertThat(result.after()).as(trial.toString()).isEqualTo(after.scene());
    assertThat(result.hit()).as(trial.toString()).isEqualTo(after.hit());
    assertThat(result.again()).as(trial.toString()).isEqualTo(after.again());
    assertThat(result.outcome()).as(trial.toString()).isEqualTo(after.outcome());
    assertThat(result.bornOff()).as(trial.toString()).isEqualTo(after.choice().endsWith("off"));
  }

  @ParameterizedTest
  @MethodSource("trials")
  void theEngineSaysTheSame(Trial trial) {
    Scene scene = trial.scene();
    Engine engine = Engine.compile(TestRules.named(trial.rules()));
    long board = Translation.board(scene);
    int counts = Translation.counts(scene);
    int value = engine.direction(board, counts, trial.thrown());
    int legal = engine.legalMoves(board, counts, value);
    assertThat(Translation.choices(legal))
        .as(trial.toString())
        .isEqualTo(trial.choices().stream().map(TrialsTest::choice).toList());
    Trial.After after = trial.after();
    if (after == null) {
      return;
    }
    int move = Translation.bit(choice(after.choice()));
    assertThat(engine.throwsAgain(value, move)).as(trial.toString()).isEqualTo(after.again());
    if (move != Board.PASS) {
      long moved = engine.move(board, value, move);
      int countsAfter = engine.countsAfter(board, counts, value, move);
      assertThat(Translation.scene(moved, countsAfter))
          .as(trial.toString())
          .isEqualTo(after.scene());
      assertThat(engine.outcome(moved, countsAfter))
          .as(trial.toString())
          .isEqualTo(after.outcome());
      assertThat(engine.hits(board, value, move)).as(trial.toString()).isEqualTo(after.hit());
    }
  }

  @Test
  void unequalSidesStandWhereTheyStart() {
    Referee referee = new Referee(TestRules.named("museum, five against three"));
    Scene even = referee.start(Side.EVEN);
    assertThat(even.squaresOf(Holder.MOVER)).containsExactly(2, 4, 6);
    assertThat(even.squaresOf(Holder.RIVAL)).containsExactly(1, 3, 5, 7, 9);
    assertThat(referee.start(Side.ODD)).isEqualTo(even.turned());
  }

  @Test
  void piecesInHandAreThereAtTheStart() {
    Scene odd = new Referee(TestRules.named("bell, reinforcements")).start(Side.ODD);
    assertThat(odd.moverHand()).isEqualTo(3);
    assertThat(odd.rivalHand()).isEqualTo(1);
    assertThat(odd.piecesOf(Holder.MOVER)).isEqualTo(10);
    Scene none = new Referee(TestRules.named("standard, in hand")).start(Side.EVEN);
    assertThat(none).isEqualTo(Scene.empty().withHands(5, 5));
  }

  @Test
  void anOpeningMoveOfFourGivesAnotherThrow() {
    Referee referee = new Referee(TestRules.named("standard, 9 to 13 first"));
    Result opening = referee.opening(referee.start(Side.ODD)).orElseThrow();
    assertThat(opening.after().squaresOf(Holder.MOVER)).containsExactly(1, 3, 5, 7, 13);
    assertThat(opening.after().squaresOf(Holder.RIVAL)).containsExactly(2, 4, 6, 8, 10);
    assertThat(opening.again()).isTrue();
    assertThat(opening.hit()).isFalse();
  }

  @Test
  void theOpeningMoveIsTheStartersOwn() {
    Referee referee = new Referee(TestRules.named("museum, 10 to 11 first"));
    Result opening = referee.opening(referee.start(Side.EVEN)).orElseThrow();
    assertThat(opening.after().squaresOf(Holder.MOVER)).containsExactly(2, 4, 6, 8, 11);
    assertThat(opening.again()).isFalse();
  }

  @Test
  void mostRulesHaveNoOpeningMove() {
    Referee referee = new Referee(TestRules.museum());
    assertThat(referee.opening(referee.start(Side.ODD))).isEqualTo(Optional.empty());
  }

  private static List<String> choices(Referee referee, Trial trial) {
    return referee.results(trial.scene(), trial.thrown()).stream()
        .map(result -> result.act().map(Act::toString).orElse("pass"))
        .toList();
  }

  private static Choice choice(String told) {
    String from = told.split("-")[0];
    return switch (from) {
      case "hand" -> Choice.HAND;
      case "pass" -> Choice.PASS;
      default -> Choice.piece(Integer.parseInt(from));
    };
  }
}
