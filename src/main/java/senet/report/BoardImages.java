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
import senet.run.Scenario;

/** Positions and games as pictures, in SVG. */
public final class BoardImages {

  /** The most boards of one strip; they fill a long page. */
  public static final int MOST_BOARDS = 60;

  private BoardImages() {}

  /**
   * A position with the moves that a throw gives.
   *
   * @param language the language of its words
   * @param rules the rules
   * @param position seen by the side that moves
   * @param value the throw
   * @param moves its legal moves
   */
  public static byte[] moves(
      Language language, RuleSet rules, Position position, int value, List<Move> moves) {
    BoardWords words = new BoardWords(language);
    List<Key> legend = new ArrayList<>();
    legend.add(Piece.FIRST.key(words.say("board.moves.own")));
    legend.add(Piece.SECOND.key(words.say("board.moves.rival")));
    legend.addAll(words.marks(rules));
    MovesDiagram diagram = new MovesDiagram(words, rules, position, moves);
    String title = words.say("board.moves.title", Integer.toString(value));
    String own = listed(position.own());
    String rival = listed(position.rival());
    return Images.svg(
        new Sheet(title, words.title(rules), legend, rules.name())
            .drawing(
                "moves",
                words.say("board.moves.caption", own, rival, moves.size()),
                diagram.height(),
                diagram::paint));
  }

  private static String listed(SquareSet squares) {
    return squares.isEmpty() ? "–" : squares.toString();
  }

  /**
   * A stretch of a game as a strip, a board a throw.
   *
   * @param language the language of its words
   * @param scenario which rules, and who plays
   * @param seed the seed
   * @param game the game's index
   * @param all all throws of the game
   * @param shown those that are shown, at most {@link #MOST_BOARDS}
   */
  public static byte[] game(
      Language language,
      Scenario scenario,
      long seed,
      long game,
      List<Step> all,
      List<Step> shown) {
    if (shown.size() > MOST_BOARDS) {
      throw new IllegalArgumentException(shown.size() + " boards; at most " + MOST_BOARDS);
    }
    BoardWords words = new BoardWords(language);
    Step last = all.get(all.size() - 1);
    String subtitle =
        words.say(
            "board.game.subtitle",
            scenario.rules().name(),
            scenario.first().label(),
            scenario.second().label(),
            Long.toString(seed),
            Long.toString(game));
    String end = words.say("board.game.end", words.language().capital(words.end(last)), all.size());
    return Images.svg(
        strip(
            words,
            "game",
            words.say("board.game.title"),
            subtitle,
            scenario,
            shown.stream().map(Moment::after).toList(),
            end));
  }

  static Drawing strip(
      BoardWords words,
      String name,
      String title,
      String subtitle,
      Scenario scenario,
      List<Moment> moments,
      String source) {
    RuleSet rules = scenario.rules();
    List<Key> legend = words.legend(rules, scenario.first().label(), scenario.second().label());
    GameStrip strip = new GameStrip(words, rules, moments);
    return new Sheet(title, subtitle, legend, source)
        .drawing(name, words.say("board.game.caption"), strip.height(), strip::paint);
  }
}
