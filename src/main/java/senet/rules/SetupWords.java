package senet.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import senet.rules.Landing.OnRival;

/** Row 1 in words: pieces, hands, who moves first and how. */
final class SetupWords {
  private SetupWords() {}

  static String of(RuleSet rules) {
    Setup setup = rules.setup();
    List<String> sentences = new ArrayList<>();
    sentences.add(onTheBoard(setup));
    if (setup.hand().odd() > 0 || setup.hand().even() > 0) {
      sentences.add(inHand(setup.hand()));
    }
    if (!setup.hand().enter().isEmpty()) {
      sentences.addAll(entering(rules));
    }
    sentences.add(starter(setup));
    setup.openingMove().ifPresent(move -> sentences.add(opening(move)));
    return String.join(" ", sentences);
  }

  private static String onTheBoard(Setup setup) {
    if (setup.isAlternating()) {
      return Phrases.capital(Phrases.count(setup.odd().size(), "piece"))
          + " a side, alternating on squares "
          + Phrases.squares(setup.all())
          + ".";
    }
    if (setup.all().isEmpty()) {
      return "No piece is on the board at the start.";
    }
    return "The odd side starts "
        + squares(setup.odd())
        + ", the even side "
        + squares(setup.even())
        + ".";
  }

  private static String squares(SquareSet squares) {
    return squares.isEmpty() ? "with no piece on the board" : "on " + Phrases.squares(squares);
  }

  private static String inHand(Hand hand) {
    if (hand.odd() == hand.even()) {
      return "Each side has " + Phrases.count(hand.odd(), "piece") + " in hand.";
    }
    return "The odd side has "
        + Phrases.count(hand.odd(), "piece")
        + " in hand, the even side "
        + (hand.even() == 0 ? "none" : Phrases.number(hand.even()))
        + ".";
  }

  private static List<String> entering(RuleSet rules) {
    SortedMap<Integer, Integer> enter = rules.setup().hand().enter();
    SortedMap<Integer, List<Integer>> bySquare = new TreeMap<>();
    enter.forEach(
        (value, square) -> bySquare.computeIfAbsent(square, s -> new ArrayList<>()).add(value));
    List<String> ways = new ArrayList<>();
    for (Map.Entry<Integer, List<Integer>> way : bySquare.entrySet()) {
      ways.add("on square " + way.getKey() + " with " + Phrases.aThrow(way.getValue()));
    }
    OnRival onRival = rules.landing().onRival();
    List<String> sentences = new ArrayList<>();
    sentences.add("A piece in hand enters " + Phrases.list(ways) + ", and with no other throw.");
    sentences.add(
        "Entering is a move that uses the whole throw; "
            + (onRival == OnRival.SWAP || onRival == OnRival.NOT_ALLOWED
                ? "the square must be free."
                : "it may land on a rival as any other move may."));
    int farthest = bySquare.lastKey();
    boolean gateBefore = rules.lastSquares().gates().stream().anyMatch(gate -> gate < farthest);
    if (gateBefore || rules.landing().barrier().exists()) {
      sentences.add("It passes over no square, so that nothing before that square hinders it.");
    }
    return sentences;
  }

  private static String starter(Setup setup) {
    String side = setup.isAlternating() ? "side on the %s squares" : "%s side";
    return switch (setup.starter()) {
      case ODD -> "The " + String.format(side, "odd") + " moves first.";
      case EVEN -> "The " + String.format(side, "even") + " moves first.";
      case ROLL_OFF ->
          "Both sides throw to see who moves first: the higher throw does, equal throws are thrown"
              + " again, and these throws move nothing.";
    };
  }

  private static String opening(OpeningMove move) {
    return "Its first move is fixed: a throw of "
        + move.value()
        + " takes the piece on "
        + move.from()
        + " to "
        + move.to()
        + ", and counts like any other throw.";
  }
}
