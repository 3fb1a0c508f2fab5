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
import senet.rules.RuleSet;

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
          .isInstanceOf(IllegalArgumentException.class);
    }
  }
}
