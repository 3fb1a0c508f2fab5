package senet.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import senet.config.BuiltInRules;
import senet.game.GameRecord.Act;
import senet.game.GameRecord.Step;
import senet.policy.Policies;
import senet.policy.PolicySpec;
import senet.referee.Variation;
import senet.rules.Ending;
import senet.rules.Ending.Goal;
import senet.rules.Forced;
import senet.rules.Forced.Backward;
import senet.rules.Forced.Capturing;
import senet.rules.Forced.Moving;
import senet.rules.RuleSet;
import senet.rules.SquareSet;

/** A recorded game shows the positions that were played. */
class GameRecordTest {
  private static final PolicySpec RANDOM = PolicySpec.of(Policies.find("random").orElseThrow());

  static List<RuleSet> rules() {
    return BuiltInRules.all();
  }

  private static GameRecord record(Engine engine, long index) {
    return GameRecord.play(
        engine,
        RANDOM.create(engine),
        RANDOM.create(engine),
        new GameRandom(3, "record"),
        index,
        new GameResult());
  }

  @ParameterizedTest
  @MethodSource("rules")
  void itsPositionsAreThoseOfTheGame(RuleSet rules) {
    Engine engine = Engine.compile(rules);
    for (long index = 0; index < 5; index++) {
      List<Position> seen = new ArrayList<>();
      GameObserver observer =
          (firstMoves, value, from, board, counts) -> {
            Position mover = Position.of(board, counts);
            seen.add(firstMoves ? mover : mover.flip());
          };
      new Game(engine, RANDOM.create(engine), RANDOM.create(engine), observer)
          .play(new GameRandom(3, "record"), index, new GameResult());
      List<Step> steps = record(engine, index).steps(engine);
      assertThat(steps).extracting(Step::after).isEqualTo(seen);
      assertThat(steps.get(0).before()).isEqualTo(record(engine, index).start(engine));
      assertThat(steps).last().satisfies(step -> assertThat(step.number()).isEqualTo(seen.size()));
    }
  }

  @Test
  void refusesWhatTheRulesDoNotAllow() {
    Engine engine = Engine.compile(BuiltInRules.find("bell").orElseThrow());
    GameRecord record = record(engine, 0);
    for (Act wrong :
        List.of(
            new Act(true, 9, 1), // no such throw
            new Act(true, -1, 1), // no such direction
            new Act(true, 1, 0), // no need to pass
            new Act(true, 1, Board.PASS), // no right to pass
            new Act(true, 1, 1 << 29), // no piece there
            new Act(true, 1, record.acts().get(0).from() | 1 << 29))) {
      GameRecord changed = new GameRecord(record.starter(), List.of(wrong));
      assertThatThrownBy(() -> changed.steps(engine))
          .as("%s", wrong)
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageMatching(
              "throw 1 of the game is not one of its rules|bell has no backward moves: -1");
    }
  }

  /** One side passes whenever it may; a pass for want of a move is not chosen. */
  @Test
  void tellsPassesByChoiceFromThoseWithoutAMove() {
    RuleSet standard = BuiltInRules.find("standard").orElseThrow();
    Forced optional =
        new Forced(
            standard.forced().priority(),
            Moving.OPTIONAL,
            Capturing.FREE,
            Backward.NEVER,
            SquareSet.NONE);
    Engine engine =
        Engine.compile(
            new Variation(standard, "standard, optional")
                .forced(optional)
                .ending(new Ending(Goal.ALL_OFF, 200))
                .rules());
    Policy passing =
        turn -> (turn.legal() & Board.PASS) != 0 ? Board.PASS : Integer.lowestOneBit(turn.legal());
    Policy moving = turn -> Integer.lowestOneBit(turn.legal() & ~Board.PASS);
    List<Step> steps =
        GameRecord.play(engine, passing, moving, new GameRandom(3, "record"), 0, new GameResult())
            .steps(engine);
    for (Step step : steps) {
      boolean couldMove = !Move.legal(engine, step.seenByMover(), step.value()).isEmpty();
      assertThat(step.isChosenPass()).as("%s", step).isEqualTo(couldMove && step.firstMoves());
      assertThat(step.move().isEmpty()).as("%s", step).isEqualTo(!couldMove || step.firstMoves());
    }
    assertThat(steps).anyMatch(Step::isChosenPass);
    assertThat(steps).anyMatch(step -> step.move().isEmpty() && !step.isChosenPass());
  }
}
