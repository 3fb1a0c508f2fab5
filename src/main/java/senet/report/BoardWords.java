package senet.report;

import java.util.ArrayList;
import java.util.List;
import senet.game.GameRecord.Step;
import senet.game.Move;
import senet.game.Outcome;
import senet.game.Position;
import senet.language.Language;
import senet.report.rules.Description;
import senet.rules.RuleSet;
import senet.rules.SquareSet;

/** The words and signs beside boards. */
record BoardWords(Language language) {
  private static final String TO = " → ";

  /** The words for the charts of a study. */
  static BoardWords of(Findings findings) {
    return new BoardWords(findings.say().language());
  }

  /** The name of a house. */
  String house(String name) {
    return new Description(language).house(name);
  }

  /** What rules are called. */
  String title(RuleSet rules) {
    return new Description(language).title(rules);
  }

  /** A message; see {@link Language#say}. */
  String say(String key, Object... arguments) {
    return language.say(key, arguments);
  }

  /**
   * A move in signs, as {@code 12 → 27 → 15}: the square moved from, that which the throw leads to,
   * and where water sends the piece; × marks a hit.
   *
   * @param seen the position before the move, seen by the mover
   */
  String move(Position seen, Move move) {
    StringBuilder text = new StringBuilder();
    text.append(move.isEntering() ? say("board.hand") : Integer.toString(move.from()));
    text.append(TO);
    if (move.isBearingOff()) {
      return text.append(say("board.off")).toString();
    }
    text.append(move.to());
    if (seen.rival().contains(move.to())) {
      text.append(" ×");
    }
    rest(seen, move).stream().forEach(square -> text.append(TO).append(square));
    return text.toString();
  }

  /** Where a piece rests that does not stay where the throw leads; none if it does. */
  static SquareSet rest(Position seen, Move move) {
    if (move.isBearingOff() || move.after().own().contains(move.to())) {
      return SquareSet.NONE;
    }
    int left = move.isEntering() ? 0 : SquareSet.bit(move.from());
    return new SquareSet(move.after().own().mask() & ~(seen.own().mask() & ~left));
  }

  /** What a throw of a game was and did, as {@code throws 3: 12 → 15}. */
  String step(Step step) {
    String done =
        step.move().map(move -> move(step.seenByMover(), move)).orElseGet(() -> say("board.pass"));
    return say("board.step", Integer.toString(step.value()), done);
  }

  /** How many pieces a side has borne off, and in hand where the rules know that. */
  String off(RuleSet rules, int off, int hand) {
    List<String> parts = new ArrayList<>();
    parts.add(say("board.offCount", off));
    if (rules.usesHands()) {
      parts.add(say("board.handCount", hand));
    }
    return String.join(" · ", parts);
  }

  /** What the marks on the board stand for, of those that the rules have. */
  List<Key> marks(RuleSet rules) {
    List<Key> marks = new ArrayList<>();
    if (!rules.lastSquares().sendsBack().isEmpty()) {
      marks.add(BoardPicture.waterKey(say("board.water")));
    }
    if (!rules.lastSquares().gates().isEmpty()) {
      marks.add(BoardPicture.gateKey(say("board.gate")));
    }
    return marks;
  }

  /** A legend of who moves first and second, and of the marks. */
  List<Key> legend(RuleSet rules, String first, String second) {
    List<Key> legend = new ArrayList<>();
    legend.add(Piece.FIRST.key(say("board.game.first", first)));
    legend.add(Piece.SECOND.key(say("board.game.second", second)));
    legend.addAll(marks(rules));
    return legend;
  }

  /** How a game ended, by its last throw. */
  String end(Step last) {
    String key =
        switch (last.move().map(Move::outcome).orElse(Outcome.RUNNING)) {
          case RUNNING -> "unfinished";
          case DRAW -> "draw";
          case OWN_WINS -> last.firstMoves() ? "first" : "second";
          case RIVAL_WINS -> last.firstMoves() ? "second" : "first";
        };
    return say("board.end." + key);
  }
}
