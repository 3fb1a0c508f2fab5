package senet.rules;

import java.util.ArrayList;
import java.util.List;
import senet.rules.Forced.Backward;
import senet.rules.Forced.Capturing;
import senet.rules.Forced.Moving;

/**
 * Row 7 in words: which of the possible moves must be made, in the order in which that is found.
 */
final class ForcedWords {
  private ForcedWords() {}

  static String of(RuleSet rules) {
    Forced forced = rules.forced();
    List<String> sentences = new ArrayList<>();
    sentences.add(moving(forced));
    if (forced.backward() != Backward.NEVER) {
      sentences.addAll(backward(rules));
    }
    if (!forced.priority().isEmpty()) {
      sentences.add(priority(rules));
    }
    if (forced.capturing() == Capturing.COMPULSORY) {
      sentences.add(capturing(forced));
    }
    sentences.add("A throw with which no piece can move is lost.");
    return String.join(" ", sentences);
  }

  private static String moving(Forced forced) {
    boolean anyPiece = forced.priority().isEmpty() && forced.capturing() == Capturing.FREE;
    return switch (forced.moving()) {
      case COMPULSORY ->
          "A side that can move must move" + (anyPiece ? ", with any piece that can." : ".");
      case OPTIONAL ->
          "A side that can move may move"
              + (anyPiece ? " any piece that can" : "")
              + ", or leave its throw unused.";
    };
  }

  private static List<String> backward(RuleSet rules) {
    Forced forced = rules.forced();
    List<String> sentences = new ArrayList<>();
    sentences.add(
        "A side that can neither move forward nor bear off"
            + (rules.usesHands() ? " nor enter" : "")
            + " with its throw "
            + (forced.moving() == Moving.COMPULSORY ? "must" : "may")
            + " move a piece backward by the whole throw, if it can, "
            + switch (forced.backward()) {
              case NEVER -> throw new IllegalStateException("no piece moves backward");
              case ONTO_EMPTY -> "onto an empty square.";
              case ALSO_ONTO_RIVALS ->
                  "onto an empty square or onto a rival that may be landed on.";
            });
    if (!forced.neverBackward().isEmpty()) {
      sentences.add(
          "No piece moves backward from " + Phrases.squares(forced.neverBackward(), "or") + ".");
    }
    if (rules.landing().barrier().exists()) {
      sentences.add("A barrier stops backward moves too.");
    }
    return sentences;
  }

  private static String priority(RuleSet rules) {
    Forced forced = rules.forced();
    return "If a piece on "
        + Phrases.squares(forced.priority(), "or")
        + " can move, "
        + (forced.moving() == Moving.COMPULSORY
            ? "it must be one of those" + (rules.usesHands() ? ", and none may enter." : ".")
            : "no other piece may move" + (rules.usesHands() ? " or enter." : "."));
  }

  private static String capturing(Forced forced) {
    String which = forced.priority().isEmpty() ? "can land on a rival" : "can then land on a rival";
    return forced.moving() == Moving.COMPULSORY
        ? "A side that " + which + " must do so."
        : "A side that " + which + " must do so, if it moves at all.";
  }
}
