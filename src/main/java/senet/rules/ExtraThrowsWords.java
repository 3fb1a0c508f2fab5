package senet.rules;

import java.util.ArrayList;
import java.util.List;

/** Row 3 in words: what gives a side another throw. */
final class ExtraThrowsWords {
  private ExtraThrowsWords() {}

  static String of(RuleSet rules) {
    ExtraThrows extra = rules.extraThrows();
    if (!extra.exist()) {
      return "None: a side throws once a turn.";
    }
    List<String> sentences = new ArrayList<>();
    if (!extra.values().isEmpty()) {
      sentences.add(byValue(rules));
    }
    if (!extra.squares().isEmpty()) {
      sentences.addAll(bySquare(rules));
    }
    sentences.add("Otherwise the turn passes.");
    if (!extra.values().isEmpty() && !extra.squares().isEmpty()) {
      sentences.add("A throw that gives another for both reasons gives only one.");
    }
    if (extra.cap() != ExtraThrows.NO_CAP) {
      sentences.add(
          "A side has at most " + Phrases.count(extra.cap(), "extra throw") + " in a turn.");
    }
    return String.join(" ", sentences);
  }

  private static String byValue(RuleSet rules) {
    ExtraThrows extra = rules.extraThrows();
    String included = rules.usesHands() ? "bearing off and entering" : "bearing off";
    return "A throw of "
        + Phrases.list(extra.values(), "or")
        + " gives another throw"
        + switch (extra.when()) {
          case AFTER_A_MOVE -> " if a piece moves with it.";
          case AFTER_A_FORWARD_MOVE ->
              " if a piece moves forward with it (" + included + " included).";
          case ALWAYS -> ", even if no piece moves with it.";
        };
  }

  private static List<String> bySquare(RuleSet rules) {
    SquareSet squares = rules.extraThrows().squares();
    List<String> ways = new ArrayList<>();
    if (rules.forced().backward() != Forced.Backward.NEVER) {
      ways.add("moving backward");
    }
    if (rules.usesHands()) {
      ways.add("entering");
    }
    List<String> sentences = new ArrayList<>();
    sentences.add(
        "A move that lands on "
            + Phrases.squares(squares, "or")
            + " gives another throw"
            + (ways.isEmpty() ? "" : " (" + Phrases.list(ways) + " included)")
            + ".");
    if (!rules.lastSquares().sendsBack().isEmpty()) {
      sentences.add(
          "Where a piece is sent back, the square that it landed on decides, not the one it is sent"
              + " to.");
    }
    return sentences;
  }
}
