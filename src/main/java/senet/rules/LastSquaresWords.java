package senet.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SortedMap;
import java.util.stream.IntStream;
import senet.rules.SendsBack.IfTaken;

/** Row 6 in words: names, gates, water and squares that pieces leave only by bearing off. */
final class LastSquaresWords {
  private LastSquaresWords() {}

  static String of(RuleSet rules) {
    LastSquares last = rules.lastSquares();
    List<String> sentences = new ArrayList<>();
    if (!last.names().isEmpty()) {
      sentences.add(names(last.names()));
    }
    if (!last.gates().isEmpty()) {
      boolean backward = rules.forced().backward() != Forced.Backward.NEVER;
      sentences.add(
          "No piece may pass over "
              + Phrases.squares(last.gates(), "or")
              + (backward ? " going forward" : "")
              + ": it must land there exactly before it goes further.");
      last.trap().ifPresent(trap -> sentences.add(trap(trap, last.gates())));
    }
    last.sendsBack().keySet().forEach(square -> sentences.add(water(square, rules)));
    sentences.addAll(BearOffWords.of(rules));
    if (!last.locked().isEmpty()) {
      sentences.add(
          "A piece on "
              + Phrases.squares(last.locked(), "or")
              + " makes no other move than bearing off.");
    }
    return String.join(" ", sentences);
  }

  private static String trap(int trap, SquareSet gates) {
    return "A piece whose throw would carry it past "
        + (gates.size() == 1 ? "that square" : "one of them")
        + " may be moved all the same, but lands on "
        + trap
        + ", however far it was to go.";
  }

  private static String names(SortedMap<Integer, String> names) {
    return Phrases.list(
            names.entrySet().stream()
                .map(house -> house.getKey() + " is the " + withoutThe(house.getValue()))
                .toList())
        + ".";
  }

  private static String withoutThe(String name) {
    return name.startsWith("The ") ? name.substring(4) : name;
  }

  private static String water(int square, RuleSet rules) {
    SendsBack sends = rules.lastSquares().sendsBack().get(square);
    if (sends == null) {
      throw new IllegalArgumentException("no water on " + square);
    }
    int to = sends.to();
    String text = "A piece that lands on " + square + " goes at once to " + to;
    String between =
        switch (sends.ifTaken()) {
          case NEAREST_BEFORE -> "the nearest free square before " + to;
          case NEAREST_AFTER -> "the nearest free square between " + to + " and " + square;
          case ILLEGAL -> "";
        };
    text +=
        between.isEmpty()
            ? "; while that is taken, it may not land there."
            : "; if that is taken, to "
                + between
                + otherWater(square, sends, rules)
                + "; if there is none, it may not land there.";
    return mayComeFromRest(square, sends, rules)
        ? text + " The square that the piece came from counts as free."
        : text;
  }

  /** Which other water lies where a piece might rest. */
  private static String otherWater(int square, SendsBack sends, RuleSet rules) {
    SortedMap<Integer, SendsBack> waters = rules.lastSquares().sendsBack();
    Set<Integer> passed =
        sends.ifTaken() == IfTaken.NEAREST_BEFORE
            ? waters.headMap(sends.to()).keySet()
            : waters.subMap(sends.to(), square).keySet();
    return passed.isEmpty() ? "" : " other than " + Phrases.list(passed, "or");
  }

  /** Whether a piece may come from a square on which the water may lay it down again. */
  private static boolean mayComeFromRest(int square, SendsBack sends, RuleSet rules) {
    LastSquares last = rules.lastSquares();
    boolean isTrap = last.trap().equals(OptionalInt.of(square));
    return rules.dice().chances().keySet().stream()
        .flatMap(
            value ->
                IntStream.rangeClosed(1, SquareSet.BOARD_SIZE)
                    .filter(from -> from + value == square || isTrap && last.traps(from, value))
                    .boxed())
        .anyMatch(
            from ->
                switch (sends.ifTaken()) {
                  case NEAREST_BEFORE -> from <= sends.to();
                  case NEAREST_AFTER -> from >= sends.to();
                  case ILLEGAL -> from == sends.to();
                });
  }
}
