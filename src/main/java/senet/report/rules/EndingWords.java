package senet.report.rules;

import senet.rules.Ending;
import senet.rules.Ending.Goal;
import senet.rules.RuleSet;

/** Row 8 in words: how the game is won, and what counts. */
final class EndingWords {
  private EndingWords() {}

  static void add(RuleSet rules, Sentences sentences) {
    Ending ending = rules.ending();
    Words words = sentences.words();
    boolean byPoints = ending.goal() != Goal.ALL_OFF;
    String goal = "rules.end." + ending.goal().word();
    if (!byPoints) {
      sentences.add(goal);
    }
    if (byPoints || ending.points() != 1) {
      sentences.add("rules.end.points", words.number(ending.points()), ending.points());
    }
    if (byPoints) {
      sentences.add(rules.usesHands() ? goal + ".hand" : goal);
      sentences.add(goal + "." + ending.equalPoints().word());
    }
    int most = ending.maxThrows();
    if (most != Ending.DEFAULT_MAX_THROWS) {
      sentences.add("rules.end.unfinished", words.digits(most), most);
    }
  }
}
