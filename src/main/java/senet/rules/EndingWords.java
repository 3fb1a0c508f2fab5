package senet.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import senet.rules.Ending.Goal;

/** Row 8 in words: how the game is won, and what counts. */
final class EndingWords {
  private EndingWords() {}

  static String of(RuleSet rules) {
    Ending ending = rules.ending();
    List<String> sentences = new ArrayList<>();
    if (ending.goal() == Goal.ALL_OFF) {
      sentences.add("The first side to bear off all its pieces wins.");
    }
    if (ending.goal() != Goal.ALL_OFF || ending.points() != 1) {
      sentences.add("Each piece borne off counts " + Phrases.count(ending.points(), "point") + ".");
    }
    if (ending.goal() != Goal.ALL_OFF) {
      sentences.addAll(byPoints(rules));
    }
    if (ending.maxThrows() != Ending.DEFAULT_MAX_THROWS) {
      sentences.add(
          "A game that is not over after "
              + (ending.maxThrows() == 1
                  ? "one throw"
                  : String.format(Locale.ROOT, "%,d throws by both sides", ending.maxThrows()))
              + " is left unfinished, and nobody wins.");
    }
    return String.join(" ", sentences);
  }

  private static List<String> byPoints(RuleSet rules) {
    String left = rules.usesHands() ? "left on the board or in hand" : "left on the board";
    String equal =
        switch (rules.ending().equalPoints()) {
          case DRAW -> "the game is a draw.";
          case LAST_TO_MOVE_WINS -> "the side that made the last move wins.";
        };
    if (rules.ending().goal() == Goal.MOST_OFF) {
      return List.of(
          "The game ends as soon as one side has more points than the other can still reach with all"
              + " its pieces "
              + left
              + ", and that side wins.",
          "If no piece is left and the points are equal, " + equal);
    }
    return List.of(
        "The game goes on until no piece is " + left + ", and the side with more points wins.",
        "At equal points, " + equal);
  }
}
