package senet.report.rules;

import senet.rules.ExtraThrows;
import senet.rules.Forced;
import senet.rules.RuleSet;

/** Row 3 in words: what gives a side another throw. */
final class ExtraThrowsWords {
  private ExtraThrowsWords() {}

  static void add(RuleSet rules, Sentences sentences) {
    ExtraThrows extra = rules.extraThrows();
    if (!extra.exist()) {
      sentences.add("rules.extra.none");
      return;
    }
    if (!extra.values().isEmpty()) {
      sentences.add(byValue(rules), sentences.words().or(extra.values()));
    }
    if (!extra.squares().isEmpty()) {
      sentences.add(bySquare(rules), sentences.words().or(extra.squares()), extra.squares().size());
      if (!rules.lastSquares().sendsBack().isEmpty()) {
        sentences.add("rules.extra.squares.water");
      }
    }
    sentences.add("rules.extra.otherwise");
    if (!extra.values().isEmpty() && !extra.squares().isEmpty()) {
      sentences.add("rules.extra.both");
    }
    if (extra.cap() != ExtraThrows.NO_CAP) {
      sentences.add("rules.extra.cap", sentences.words().number(extra.cap()), extra.cap());
    }
  }

  private static String byValue(RuleSet rules) {
    String enter = rules.usesHands() ? ".enter" : "";
    return switch (rules.extraThrows().when()) {
      case AFTER_A_MOVE -> "rules.extra.values.moved";
      case AFTER_A_FORWARD_MOVE -> "rules.extra.values.forward" + enter;
      case ALWAYS -> "rules.extra.values.always";
    };
  }

  private static String bySquare(RuleSet rules) {
    boolean backward = rules.forced().backward() != Forced.Backward.NEVER;
    return "rules.extra.squares"
        + (backward ? ".backward" : "")
        + (rules.usesHands() ? ".enter" : "");
  }
}
