package senet.report;

import java.util.ArrayList;
import java.util.List;
import senet.game.GameRecord.Step;
import senet.game.Move;
import senet.game.Position;
import senet.language.Language;
import senet.report.GameStrip.Moment;
import senet.rules.RuleSet;
import senet.rules.SquareSet;

/** Positions and games as pictures, in SVG. */
public final class BoardImages {

  /** The most boards of one strip; they fill a long page. */
  public static final int MOST_BOARDS = 60;

  private BoardImages() {}

  /**
   * A position with the moves that a throw gives.
   *
   * @param rules the rules
   * @param position seen by the side that moves
   * @param value the throw
   * @param moves its legal moves
   */
  public static byte[] moves(RuleSet rules, Position position, int value, List<Move> moves) {
    return Images.svg(drawing(rules, position, value, moves));
  }

  static Drawing drawing(RuleSet rules, Position position, int value, List<Move> moves) {
    Language language = BoardWords.LANGUAGE;
    List<Key> legend = new ArrayList<>();
    legend.add(Piece.FIRST.key(language.say("board.moves.own")));
    legend.add(Piece.SECOND.key(language.say("board.moves.rival")));
    legend.addAll(BoardPicture.marks(rules));
    MovesDiagram diagram = new MovesDiagram(rules, position, moves);
    String title = language.say("board.moves.title", Integer.toString(value));
    return new Sheet(title, rules.title(), legend, rules.name())
        .drawing(
            "moves",
            language.say(
                "board.moves.caption",
                listed(position.own()),
                listed(position.rival()),
                moves.size()),
            diagram.height(),
            diagram::paint);
  }

  private static String listed(SquareSet squares) {
    return squares.isEmpty() ? "–" : squares.toString();
  }

  /**
   * A stretch of a game as a strip, a board a throw.
   *
   * @param rules the rules
   * @param title what game it is
   * @param first who moves first
   * @param second who moves second
   * @param steps the throws that are shown, at most {@link #MOST_BOARDS}
   * @param end how the game ended
   */
  public static byte[] game(
      RuleSet rules, String title, String first, String second, List<Step> steps, String end) {
    if (steps.size() > MOST_BOARDS) {
      throw new IllegalArgumentException(steps.size() + " boards; at most " + MOST_BOARDS);
    }
    String name = BoardWords.LANGUAGE.say("board.game.title");
    List<Moment> moments = steps.stream().map(Moment::after).toList();
    return Images.svg(strip("game", name, title, rules, first, second, moments, end));
  }

  static Drawing strip(
      String name,
      String title,
      String subtitle,
      RuleSet rules,
      String first,
      String second,
      List<Moment> moments,
      String source) {
    Language language = BoardWords.LANGUAGE;
    List<Key> legend = new ArrayList<>();
    legend.add(Piece.FIRST.key(language.say("board.game.first", first)));
    legend.add(Piece.SECOND.key(language.say("board.game.second", second)));
    legend.addAll(BoardPicture.marks(rules));
    GameStrip strip = new GameStrip(rules, moments);
    return new Sheet(title, subtitle, legend, source)
        .drawing(name, language.say("board.game.caption"), strip.height(), strip::paint);
  }
}
