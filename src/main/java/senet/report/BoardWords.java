package senet.report;

import java.util.ArrayList;
import java.util.List;
import senet.game.GameRecord.Step;
import senet.game.Move;
import senet.game.Position;
import senet.language.Language;
import senet.rules.RuleSet;
import senet.rules.SquareSet;

/** The words and signs beside boards. */
final class BoardWords {

  /** The language of boards and games; the one place to choose another. */
  static final Language LANGUAGE = Language.ENGLISH;

  private static final String TO = " → ";

  private BoardWords() {}

  /**
   * A move in signs, as {@code 12 → 27 → 15}: the square moved from, that which the throw leads to,
   * and where water sends the piece; × marks a hit.
   *
   * @param seen the position before the move, seen by the mover
   */
  static String move(Position seen, Move move) {
    StringBuilder text = new StringBuilder();
    text.append(move.isEntering() ? LANGUAGE.say("board.hand") : Integer.toString(move.from()));
    text.append(TO);
    if (move.isBearingOff()) {
      return text.append(LANGUAGE.say("board.off")).toString();
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
  static String step(Step step) {
    String done =
        step.move()
            .map(move -> move(step.seenByMover(), move))
            .orElseGet(() -> LANGUAGE.say("board.pass"));
    return LANGUAGE.say("board.step", Integer.toString(step.value()), done);
  }

  /** How many pieces a side has borne off, and in hand where the rules know that. */
  static String off(RuleSet rules, int off, int hand) {
    List<String> parts = new ArrayList<>();
    parts.add(LANGUAGE.say("board.offCount", off));
    if (rules.usesHands()) {
      parts.add(LANGUAGE.say("board.handCount", hand));
    }
    return String.join(" · ", parts);
  }
}
