package senet.report.rules;

import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SortedMap;
import java.util.stream.IntStream;
import senet.rules.Forced;
import senet.rules.LastSquares;
import senet.rules.RuleSet;
import senet.rules.SendsBack;
import senet.rules.SquareSet;

/** Row 6 in words: names, gates, water and squares that pieces leave only by bearing off. */
final class LastSquaresWords {
  private final RuleSet rules;
  private final LastSquares last;
  private final Sentences sentences;
  private final Words words;

  LastSquaresWords(RuleSet rules, Sentences sentences) {
    this.rules = rules;
    this.last = rules.lastSquares();
    this.sentences = sentences;
    this.words = sentences.words();
  }

  void add() {
    if (!last.names().isEmpty()) {
      addNames();
    }
    if (!last.gates().isEmpty()) {
      addGates(last.gates());
    }
    last.sendsBack().forEach(this::addWater);
    new BearOffWords(rules, sentences).add();
    if (!last.locked().isEmpty()) {
      sentences.add("rules.last.locked", words.or(last.locked()), last.locked().size());
    }
  }

  private void addNames() {
    List<String> houses =
        last.names().entrySet().stream()
            .map(house -> words.say("rules.last.house", house.getKey(), name(house.getValue())))
            .toList();
    sentences.add("rules.last.houses", words.and(houses));
  }

  private String name(String name) {
    String bare = name.startsWith("The ") ? name.substring(4) : name;
    return KnownTexts.HOUSES.translated(bare, words.language());
  }

  private void addGates(SquareSet gates) {
    boolean backward = rules.forced().backward() != Forced.Backward.NEVER;
    sentences.add(
        backward ? "rules.last.gates.forward" : "rules.last.gates", words.or(gates), gates.size());
    last.trap().ifPresent(trap -> sentences.add("rules.last.trap", trap, gates.size()));
  }

  private void addWater(int square, SendsBack sends) {
    String others = words.or(otherWater(square, sends));
    sentences.add(
        "rules.last.water." + sends.ifTaken().word() + (others.isEmpty() ? "" : ".other"),
        square,
        sends.to(),
        others);
    if (mayComeFromRest(square, sends)) {
      sentences.add("rules.last.water.vacated");
    }
  }

  /** Which other water lies where a piece might rest. */
  private Set<Integer> otherWater(int square, SendsBack sends) {
    SortedMap<Integer, SendsBack> waters = last.sendsBack();
    return switch (sends.ifTaken()) {
      case NEAREST_BEFORE -> waters.headMap(sends.to()).keySet();
      case NEAREST_AFTER -> waters.subMap(sends.to(), square).keySet();
      case ILLEGAL -> Set.of();
    };
  }

  /** Whether a piece may come from a square on which the water may lay it down again. */
  private boolean mayComeFromRest(int square, SendsBack sends) {
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
