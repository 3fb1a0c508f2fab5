package senet.referee;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import senet.game.GameObserver;
import senet.game.GameResult;
import senet.game.Outcome;
import senet.rules.RuleSet;
import senet.rules.Side;
import senet.rules.Starter;

/** The referee at the table of one game: checks every throw and writes down what happens. */
final class ScoreSheet implements GameObserver {

  private final RuleSet rules;
  private final Referee referee;
  private Optional<Result> opening = Optional.empty();
  private Scene scene = Scene.empty();
  private Side starter = Side.ODD;
  private boolean firstMoves = true;
  private int extraThrows;
  private Outcome outcome = Outcome.RUNNING;
  private int throwCount;
  private int turns;
  private int passes;
  private int landings;
  private int choices;

  ScoreSheet(RuleSet rules) {
    this.rules = rules;
    referee = new Referee(rules);
  }

  @Override
  public void started(long board, int counts) {
    Scene seen = Translation.scene(board, counts);
    Scene odd = referee.start(Side.ODD);
    assertThat(seen).isIn(odd, referee.start(Side.EVEN));
    starter = isStarter(Side.ODD, seen.equals(odd)) ? Side.ODD : Side.EVEN;
    scene = referee.start(starter);
    opening = referee.opening(scene);
  }

  /** Who starts is told by the rules, else by the position, which then tells the sides apart. */
  private boolean isStarter(Side side, boolean isSeen) {
    Starter rule = rules.setup().starter();
    return rule == Starter.ROLL_OFF ? isSeen : rule == Starter.valueOf(side.name());
  }

  @Override
  public void thrown(boolean byFirst, int value, int from, long board, int counts) {
    assertThat(outcome).as("the game goes on only while it is not over").isEqualTo(Outcome.RUNNING);
    assertThat(byFirst).as("the first side throws").isEqualTo(firstMoves);
    throwCount++;
    turns += extraThrows == 0 ? 1 : 0;
    Result result =
        opening.isPresent() ? openedWith(opening.get(), value, from) : chosen(value, from);
    opening = Optional.empty();
    write(result, board, counts);
  }

  /** "It counts as a throw, a turn and a move with one choice." */
  private Result openedWith(Result move, int value, int from) {
    assertThat(value).isEqualTo(rules.setup().openingMove().orElseThrow().value());
    assertThat(Translation.choices(from)).containsExactly(move.act().orElseThrow().choice());
    choices++;
    return move;
  }

  private Result chosen(int value, int from) {
    int thrown = Math.abs(value);
    List<Choice> legal = referee.choices(scene, thrown);
    if (from == 0) {
      assertThat(legal).as("a side that can move must").isEmpty();
      return referee.pass(scene, thrown);
    }
    Choice choice = Translation.choices(from).get(0);
    assertThat(legal).contains(choice);
    if (!choice.equals(Choice.PASS)) {
      choices += legal.size();
    }
    Result result = referee.result(scene, thrown, choice);
    if (result.act().isPresent()) {
      assertThat(value > 0).as("forward").isEqualTo(result.isForward());
    }
    return result;
  }

  private void write(Result result, long board, int counts) {
    passes += result.act().isEmpty() ? 1 : 0;
    landings += result.hit() ? 1 : 0;
    scene = result.after();
    outcome = result.outcome();
    assertThat(Translation.scene(board, counts)).isEqualTo(scene);
    if (outcome == Outcome.RUNNING) {
      passOn(result.again());
    }
  }

  /** "Another throw, but never more than so many in a row." */
  private void passOn(boolean again) {
    if (again && extraThrows < rules.extraThrows().cap()) {
      extraThrows++;
      return;
    }
    extraThrows = 0;
    scene = scene.turned();
    firstMoves = !firstMoves;
  }

  /** Who started, as far as rules or position tell; where both sides begin alike, either. */
  boolean mayHaveStarted(Side side) {
    return side == starter || referee.start(side).equals(referee.start(starter));
  }

  void compareWith(GameResult result) {
    assertThat(result.throwCount()).isEqualTo(throwCount);
    assertThat(result.turns()).isEqualTo(turns);
    assertThat(result.passes()).isEqualTo(passes);
    assertThat(result.moves()).isEqualTo(throwCount - passes);
    assertThat(result.landings()).isEqualTo(landings);
    assertThat(result.choices()).isEqualTo(choices);
    int points = rules.ending().points();
    Scene byFirst = firstMoves ? scene : scene.turned();
    assertThat(result.firstScore()).isEqualTo(points * byFirst.moverOff());
    assertThat(result.secondScore()).isEqualTo(points * byFirst.rivalOff());
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
