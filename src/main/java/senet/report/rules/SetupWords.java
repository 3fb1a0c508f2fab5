package senet.report.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import senet.rules.Hand;
import senet.rules.Landing.OnRival;
import senet.rules.OpeningMove;
import senet.rules.RuleSet;
import senet.rules.Setup;
import senet.rules.SquareSet;
import senet.rules.Starter;

/** Row 1 in words: pieces, hands, who moves first and how. */
final class SetupWords {
  private final RuleSet rules;
  private final Setup setup;
  private final Sentences sentences;
  private final Words words;

  SetupWords(RuleSet rules, Sentences sentences) {
    this.rules = rules;
    this.setup = rules.setup();
    this.sentences = sentences;
    this.words = sentences.words();
  }

  void add() {
    addBoard();
    if (setup.hand().odd() > 0 || setup.hand().even() > 0) {
      addHand(setup.hand());
    }
    if (!setup.hand().enter().isEmpty()) {
      addEntering(setup.hand().enter());
    }
    addStarter();
    setup.openingMove().ifPresent(this::addOpening);
  }

  private void addBoard() {
    SquareSet odd = setup.odd();
    SquareSet even = setup.even();
    if (setup.isAlternating()) {
      String all = words.and(setup.all());
      sentences.add("rules.setup.alternating", words.number(odd.size()), odd.size(), all);
    } else if (setup.all().isEmpty()) {
      sentences.add("rules.setup.empty");
    } else if (even.isEmpty()) {
      sentences.add("rules.setup.squares.odd", words.and(odd), odd.size());
    } else if (odd.isEmpty()) {
      sentences.add("rules.setup.squares.even", words.and(even), even.size());
    } else {
      sentences.add(
          "rules.setup.squares", words.and(odd), odd.size(), words.and(even), even.size());
    }
  }

  private void addHand(Hand hand) {
    String odd = words.number(hand.odd());
    String even = words.number(hand.even());
    if (hand.odd() == hand.even()) {
      sentences.add("rules.setup.hand.each", odd, hand.odd());
    } else {
      sentences.add("rules.setup.hand", odd, hand.odd(), even, hand.even());
    }
  }

  private void addEntering(SortedMap<Integer, Integer> enter) {
    SortedMap<Integer, List<Integer>> bySquare = new TreeMap<>();
    enter.forEach(
        (value, square) -> bySquare.computeIfAbsent(square, s -> new ArrayList<>()).add(value));
    List<String> ways = new ArrayList<>();
    bySquare.forEach(
        (square, values) ->
            ways.add(words.say("rules.setup.enter.way", square, words.aThrow(values))));
    sentences.add("rules.setup.enter", words.and(ways));
    OnRival onRival = rules.landing().onRival();
    boolean mustBeFree = onRival == OnRival.SWAP || onRival == OnRival.NOT_ALLOWED;
    sentences.add(mustBeFree ? "rules.setup.enter.free" : "rules.setup.enter.rival");
    int farthest = bySquare.lastKey();
    boolean gateBefore = rules.lastSquares().gates().stream().anyMatch(gate -> gate < farthest);
    if (gateBefore || rules.landing().barrier().exists()) {
      sentences.add("rules.setup.enter.over");
    }
  }

  private void addStarter() {
    String starter = "rules.setup.starter." + setup.starter().word();
    boolean bySquares = setup.isAlternating() && setup.starter() != Starter.ROLL_OFF;
    sentences.add(bySquares ? starter + ".squares" : starter);
  }

  private void addOpening(OpeningMove move) {
    sentences.add("rules.setup.opening", move.value(), move.from(), move.to());
  }
}
