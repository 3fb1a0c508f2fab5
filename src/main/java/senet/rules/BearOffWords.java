package senet.rules;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import senet.rules.Landing.BearingOff;
import senet.rules.LastSquares.Condition;

/** Bearing off in words: from which squares, with which throws, and when. */
final class BearOffWords {
  private BearOffWords() {}

  static List<String> of(RuleSet rules) {
    LastSquares last = rules.lastSquares();
    List<String> sentences = new ArrayList<>();
    sentences.add("Pieces bear off " + Phrases.list(ways(rules)) + ", and from no other square.");
    if (last.condition() != Condition.NONE) {
      sentences.add(
          "A side may bear off only while it has no piece on "
              + Phrases.squares(last.condition().mustBeEmpty())
              + (rules.usesHands() ? " and none in hand." : "."));
    }
    if (mightStep(rules)) {
      Landing.Barrier barrier = rules.landing().barrier();
      boolean mayFail =
          last.condition() != Condition.NONE
              || (barrier.exists() && barrier.bearingOff() == BearingOff.STOPPED);
      sentences.add(
          "A throw that bears a piece off from its square never moves it further along the path"
              + (mayFail ? ", even while it may not bear off." : "."));
    }
    return sentences;
  }

  /** What is said of each group of squares that bear off by the same throws. */
  private static List<String> ways(RuleSet rules) {
    Collection<Integer> thrown = rules.dice().chances().keySet();
    Map<String, Integer> squaresByThrows = new LinkedHashMap<>();
    rules
        .lastSquares()
        .bearOff()
        .forEach(
            (square, rule) -> {
              List<Integer> values = List.copyOf(rule.valuesFrom(square, thrown));
              if (!values.isEmpty()) {
                String with =
                    rule.kind() == BearOff.Kind.ANY ? "any throw" : Phrases.aThrow(values);
                squaresByThrows.merge(with, SquareSet.bit(square), (a, b) -> a | b);
              }
            });
    List<String> ways = new ArrayList<>();
    squaresByThrows.forEach(
        (with, mask) -> ways.add("from " + Phrases.squares(new SquareSet(mask)) + " with " + with));
    return ways;
  }

  /** Whether some throw that bears a piece off would otherwise move it along the board. */
  private static boolean mightStep(RuleSet rules) {
    LastSquares last = rules.lastSquares();
    return last.bearOff().keySet().stream()
        .filter(square -> !last.locked().contains(square))
        .anyMatch(
            square ->
                rules.dice().chances().keySet().stream()
                    .anyMatch(
                        value ->
                            last.bearsOff(square, value) && SquareSet.isSquare(square + value)));
  }
}
