package senet.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import senet.game.Position;
import senet.rules.LastSquares;
import senet.rules.RuleSet;

/**
 * Draws a position as three rows of ten, along which the path snakes: the middle row runs from
 * right to left.
 */
final class BoardDrawing {
  private static final String OWN = "●";
  private static final String RIVAL = "○";

  /** The squares of each row as they lie on the board, from left to right. */
  static final int[][] ROWS = {row(1, 10), row(20, 11), row(21, 30)};

  private BoardDrawing() {}

  /** The lines of the drawing; the position is seen by who moved first. */
  static List<String> lines(Position position, RuleSet rules) {
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < ROWS.length; i++) {
      StringBuilder numbers = new StringBuilder("  ");
      StringBuilder pieces = new StringBuilder("  ");
      for (int square : ROWS[i]) {
        numbers.append(String.format(Locale.ROOT, "%4d", square));
        pieces.append("   ").append(symbol(position, rules, square));
      }
      lines.add(numbers.toString());
      lines.add(
          pieces
              + (i == 0
                  ? offText(OWN, position.ownOff(), position.ownHand())
                  : i == 1 ? offText(RIVAL, position.rivalOff(), position.rivalHand()) : ""));
    }
    return lines;
  }

  private static String offText(String side, int off, int hand) {
    return "    " + side + " off: " + off + (hand == 0 ? "" : ", in hand: " + hand);
  }

  private static String symbol(Position position, RuleSet rules, int square) {
    if (position.own().contains(square)) {
      return OWN;
    }
    if (position.rival().contains(square)) {
      return RIVAL;
    }
    LastSquares last = rules.lastSquares();
    return last.sendsBack().containsKey(square) ? "~" : last.gates().contains(square) ? "|" : "·";
  }

  private static int[] row(int from, int to) {
    return from < to
        ? IntStream.rangeClosed(from, to).toArray()
        : IntStream.rangeClosed(to, from).map(square -> from + to - square).toArray();
  }
}
