package senet.referee;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import senet.game.GameObserver;
import senet.game.GameResult;
import senet.game.Outcome;
import senet.rules.RuleSet;
import senet.rules.Side;

/** The referee at the table of one game: checks every throw and writes down what happens. */
final class ScoreSheet implements GameObserver {

  private final Referee referee;
  private Scene scene = Scene.empty();
  private Side starter = Side.ODD;
  private boolean firstMoves = true;
  private boolean again;
  private Outcome outcome = Outcome.RUNNING;
  private int throwCount;
  private int turns;
  private int passes;
  private int landings;
  private int choices;

  ScoreSheet(RuleSet rules) {
    referee = new Referee(rules);
  }

  @Override
  public void started(long board) {
    Scene odd = referee.start(Side.ODD);
    Scene even = referee.start(Side.EVEN);
    assertThat(Translation.scene(board, 0)).isIn(odd, even);
    starter = Translation.scene(board, 0).equals(odd) ? Side.ODD : Side.EVEN;
    scene = referee.start(starter);
  }

  @Override
  public void thrown(boolean byFirst, int value, int from, long board, int counts) {
    assertThat(outcome).as("the game goes on only while it is not over").isEqualTo(Outcome.RUNNING);
    assertThat(byFirst).as("the first side throws").isEqualTo(firstMoves);
    throwCount++;
    turns += again ? 0 : 1;
    List<Choice> legal = referee.choices(scene, value);
    Choice choice = from == 0 ? Choice.PASS : Translation.choices(from).get(0);
    if (from == 0) {
      assertThat(legal).as("a side that can move must").isEmpty();
    } else {
      assertThat(legal).contains(choice);
      choices += legal.size();
    }
    write(referee.result(scene, value, choice), board, counts);
  }

  private void write(Result result, long board, int counts) {
    passes += result.act().isEmpty() ? 1 : 0;
    landings += result.hit() ? 1 : 0;
    scene = result.after();
    outcome = result.outcome();
    assertThat(Translation.scene(board, counts)).isEqualTo(scene);
    if (outcome == Outcome.RUNNING) {
      again = result.again();
      scene = again ? scene : scene.turned();
      firstMoves = again == firstMoves;
    }
  }

  Side starter() {
    return starter;
  }

  void compareWith(GameResult result) {
    assertThat(result.throwCount()).isEqualTo(throwCount);
    assertThat(result.turns()).isEqualTo(turns);
    assertThat(result.passes()).isEqualTo(passes);
    assertThat(result.moves()).isEqualTo(throwCount - passes);
    assertThat(result.landings()).isEqualTo(landings);
    assertThat(result.choices()).isEqualTo(choices);
    Scene byFirst = firstMoves ? scene : scene.turned();
    assertThat(result.firstScore()).isEqualTo(byFirst.moverOff());
    assertThat(result.secondScore()).isEqualTo(byFirst.rivalOff());
    assertThat(result.end()).isEqualTo(end());
  }

  private GameResult.End end() {
    return switch (outcome) {
      case RUNNING -> GameResult.End.UNFINISHED;
      case DRAW -> GameResult.End.DRAW;
      case OWN_WINS -> firstMoves ? GameResult.End.FIRST_WINS : GameResult.End.SECOND_WINS;
      case RIVAL_WINS -> firstMoves ? GameResult.End.SECOND_WINS : GameResult.End.FIRST_WINS;
    };
  }
}
