package senet.report.rules;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import senet.rules.BearOff;
import senet.rules.Landing;
import senet.rules.Landing.BearingOff;
import senet.rules.LastSquares;
import senet.rules.LastSquares.Condition;
import senet.rules.RuleSet;
import senet.rules.SquareSet;

/** Bearing off in words: from which squares, with which throws, and when. */
final class BearOffWords {
  /** Stands for any throw at all. */
  private static final List<Integer> ANY = List.of();

  private final RuleSet rules;
  private final LastSquares last;
  private final Sentences sentences;
  private final Words words;

  BearOffWords(RuleSet rules, Sentences sentences) {
    this.rules = rules;
    this.last = rules.lastSquares();
    this.sentences = sentences;
    this.words = sentences.words();
  }

  void add() {
    sentences.add("rules.off", words.and(ways()));
    if (last.condition() != Condition.NONE) {
      sentences.add(
          rules.usesHands() ? "rules.off.condition.hand" : "rules.off.condition",
          words.and(last.condition().mustBeEmpty()));
    }
    if (mightStep()) {
      Landing.Barrier barrier = rules.landing().barrier();
      boolean mayFail =
          last.condition() != Condition.NONE
              || (barrier.exists() && barrier.bearingOff() == BearingOff.STOPPED);
      sentences.add(mayFail ? "rules.off.no-step.even-so" : "rules.off.no-step");
    }
  }

  /** What is said of each group of squares that bear off by the same throws. */
  private List<String> ways() {
    Collection<Integer> thrown = rules.dice().chances().keySet();
    Map<List<Integer>, Integer> squaresByThrows = new LinkedHashMap<>();
    last.bearOff()
        .forEach(
            (square, rule) -> {
              List<Integer> values = List.copyOf(rule.valuesFrom(square, thrown));
              if (!values.isEmpty()) {
                List<Integer> told = rule.kind() == BearOff.Kind.ANY ? ANY : values;
                squaresByThrows.merge(told, SquareSet.bit(square), (a, b) -> a | b);
              }
            });
    List<String> ways = new ArrayList<>();
    squaresByThrows.forEach((values, mask) -> ways.add(way(values, new SquareSet(mask))));
    return ways;
  }

  private String way(List<Integer> values, SquareSet squares) {
    String from = words.and(squares);
    return values.equals(ANY)
        ? words.say("rules.off.way.any", from, squares.size())
        : words.say("rules.off.way", from, squares.size(), words.aThrow(values));
  }

  /** Whether some throw that bears a piece off would otherwise move it along the board. */
  private boolean mightStep() {
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
