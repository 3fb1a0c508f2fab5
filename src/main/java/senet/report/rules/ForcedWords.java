package senet.report.rules;

import senet.rules.Forced;
import senet.rules.Forced.Backward;
import senet.rules.Forced.Capturing;
import senet.rules.RuleSet;

/**
 * Row 7 in words: which of the possible moves must be made, in the order in which that is found.
 */
final class ForcedWords {
  private ForcedWords() {}

  static void add(RuleSet rules, Sentences sentences) {
    Forced forced = rules.forced();
    Words words = sentences.words();
    boolean first = !forced.priority().isEmpty();
    boolean anyPiece = !first && forced.capturing() == Capturing.FREE;
    String moving = "." + forced.moving().word();
    String enter = rules.usesHands() ? ".enter" : "";
    sentences.add("rules.forced" + moving + (anyPiece ? ".any" : ""));
    if (forced.backward() != Backward.NEVER) {
      sentences.add("rules.forced.backward" + moving + enter);
      addBackward(rules, sentences);
    }
    if (first) {
      sentences.add(
          "rules.forced.priority" + moving + enter,
          words.or(forced.priority()),
          forced.priority().size());
    }
    if (forced.capturing() == Capturing.COMPULSORY) {
      sentences.add("rules.forced.capturing" + moving + (first ? ".then" : ""));
    }
    sentences.add("rules.forced.lost");
  }

  private static void addBackward(RuleSet rules, Sentences sentences) {
    Forced forced = rules.forced();
    sentences.add("rules.forced.backward." + forced.backward().word());
    if (!forced.neverBackward().isEmpty()) {
      sentences.add(
          "rules.forced.backward.never",
          sentences.words().or(forced.neverBackward()),
          forced.neverBackward().size());
    }
    if (rules.landing().barrier().exists()) {
      sentences.add("rules.forced.backward.barrier");
    }
  }
}
