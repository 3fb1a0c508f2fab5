package senet.report;

import java.util.List;
import senet.game.GameResult;
import senet.measure.Count;
import senet.rules.Side;
import senet.run.Course;
import senet.run.Replay;

/** One row a game: the raw data behind all numbers of a study. */
public final class GameTable {
  private static final List<String> COLUMNS =
      List.of(
          "rules",
          "first",
          "second",
          "game",
          "starter",
          "outcome",
          Count.FIRST_SCORE.word(),
          Count.SECOND_SCORE.word(),
          Count.MARGIN.word(),
          Count.THROWS.word(),
          Count.TURNS.word(),
          Count.MOVES.word(),
          Count.PASSES.word(),
          Count.LANDINGS.word(),
          "choices");

  private GameTable() {}

  /** The header, with its line break. */
  public static String header() {
    return new Csv(COLUMNS.toArray(String[]::new)).toString();
  }

  /** What writes the rows of a course. */
  public static Replay.Row rows(Course course) {
    String line =
        new Csv(course.rules().name(), course.first().label(), course.second().label()).toString();
    // the same for all rows, and so made once
    String start = line.substring(0, line.length() - 1);
    return (index, game, text) -> append(start, index, game, text);
  }

  private static void append(String start, long index, GameResult game, StringBuilder text) {
    text.append(start).append(',').append(index);
    text.append(game.starter() == Side.ODD ? ",odd," : ",even,").append(outcome(game.end()));
    text.append(',').append(game.firstScore());
    text.append(',').append(game.secondScore());
    text.append(',').append(game.firstScore() - game.secondScore());
    text.append(',').append(game.throwCount());
    text.append(',').append(game.turns());
    text.append(',').append(game.moves());
    text.append(',').append(game.passes());
    text.append(',').append(game.landings());
    text.append(',').append(game.choices()).append('\n');
  }

  /** The outcomes are named as their rates are. */
  private static String outcome(GameResult.End end) {
    return switch (end) {
      case FIRST_WINS -> "first-win";
      case DRAW -> "draw";
      case SECOND_WINS -> "second-win";
      case UNFINISHED -> "unfinished";
    };
  }
}
