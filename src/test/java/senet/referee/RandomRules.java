package senet.referee;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.LongStream;
import senet.rules.BearOff;
import senet.rules.Ending;
import senet.rules.Ending.EqualPoints;
import senet.rules.Ending.Goal;
import senet.rules.ExtraThrows;
import senet.rules.ExtraThrows.When;
import senet.rules.Forced;
import senet.rules.Forced.Backward;
import senet.rules.Forced.Capturing;
import senet.rules.Forced.Moving;
import senet.rules.Hand;
import senet.rules.Landing;
import senet.rules.Landing.Barrier;
import senet.rules.Landing.BearingOff;
import senet.rules.Landing.Neighbours;
import senet.rules.Landing.OnRival;
import senet.rules.Landing.Protection;
import senet.rules.LastSquares;
import senet.rules.LastSquares.Condition;
import senet.rules.OpeningMove;
import senet.rules.RuleSet;
import senet.rules.SendsBack;
import senet.rules.Setup;
import senet.rules.SquareSet;
import senet.rules.Starter;
import senet.rules.Throws;

/**
 * Rule sets that nobody would play, to try combinations that the known ones lack. What only house
 * variations have comes alone in some sets and together with the rest in others.
 */
final class RandomRules {

  /** What no core set has. */
  private enum Rarity {
    HANDS,
    OPENING_MOVE,
    EXTRA_SQUARES,
    FORWARD_ONLY,
    EXTRA_CAP,
    WAY_BACK,
    EXEMPT,
    CONDITION,
    OPTIONAL,
    CAPTURING,
    BACKWARD,
    POINTS,
    EQUAL_POINTS
  }

  private final SplittableRandom random;
  private final Set<Rarity> rarities = EnumSet.noneOf(Rarity.class);

  private RandomRules(long seed) {
    random = new SplittableRandom(seed);
  }

  /** Made once, since most of what is made cannot be played. */
  private static final class Many {
    private static final List<RuleSet> RULES =
        LongStream.range(0, 2000).parallel().mapToObj(RandomRules::of).toList();
  }

  /** Two thousand of them. */
  static List<RuleSet> many() {
    return Many.RULES;
  }

  /** Rules that can be played; the same seed gives the same. */
  static RuleSet of(long seed) {
    RandomRules maker = new RandomRules(seed);
    maker.chooseRarities();
    while (true) {
      RuleSet rules = capped(maker.any("random " + seed));
      if (rules.problems().isEmpty()) {
        return rules;
      }
    }
  }

  /** Rules that cannot be played, with no cap on throws; the same seed gives the same. */
  static RuleSet illegal(long seed) {
    RandomRules maker = new RandomRules(seed);
    maker.chooseRarities();
    while (true) {
      RuleSet rules = maker.any("illegal " + seed);
      if (!rules.problems().isEmpty()) {
        return rules;
      }
    }
  }

  /** The same, with a cap on throws where the rules must have one. */
  private static RuleSet capped(RuleSet rules) {
    Ending end = rules.ending();
    if (rules.problems().stream().noneMatch(problem -> problem.key().equals("maxThrows"))) {
      return rules;
    }
    return new Variation(rules, rules.name())
        .ending(
            new Ending(
                end.goal(), end.points(), end.equalPoints(), OptionalInt.of(Dimensions.MAX_THROWS)))
        .rules();
  }

  private RuleSet any(String name) {
    Landing landing = landing();
    Throws dice = dice();
    LastSquares last = lastSquares(dice);
    return new RuleSet(
        name,
        name,
        "",
        Map.of(),
        setup(landing.onRival(), dice, last),
        dice,
        extraThrows(dice),
        landing,
        squares(6, 1, 30),
        last,
        forced(),
        ending(landing.onRival()));
  }

  /** None, one alone, or about a third of them together. */
  private void chooseRarities() {
    switch (random.nextInt(6)) {
      case 0 -> {}
      case 1, 2 -> rarities.add(any(Rarity.values()));
      default -> {
        for (Rarity rarity : Rarity.values()) {
          if (random.nextInt(3) == 0) {
            rarities.add(rarity);
          }
        }
      }
    }
  }

  private boolean has(Rarity rarity) {
    return rarities.contains(rarity);
  }

  private Setup setup(OnRival onRival, Throws dice, LastSquares last) {
    Setup setup = onTheBoard();
    if (!has(Rarity.HANDS) && onRival != OnRival.TO_HAND) {
      return new Setup(
          setup.odd(), setup.even(), Hand.NONE, setup.starter(), opening(setup, dice, last));
    }
    boolean begins = has(Rarity.HANDS);
    Hand hand = new Hand(begins ? between(0, 4) : 0, begins ? between(0, 4) : 0, entries(dice));
    if (hand.odd() > 0 && hand.even() > 0 && random.nextInt(4) == 0) {
      return new Setup(
          SquareSet.NONE, SquareSet.NONE, hand, any(Starter.values()), Optional.empty());
    }
    return new Setup(setup.odd(), setup.even(), hand, setup.starter(), opening(setup, dice, last));
  }

  /** A step of the side that starts: neither from a locked square nor a bearing off. */
  private Optional<OpeningMove> opening(Setup setup, Throws dice, LastSquares last) {
    SquareSet own = setup.starter() == Starter.ODD ? setup.odd() : setup.even();
    if (!has(Rarity.OPENING_MOVE) || own.isEmpty()) {
      return Optional.empty();
    }
    int from = any(own.squares().toArray(new Integer[0]));
    int value = thrown(dice);
    return last.locked().contains(from) || last.bearsOff(from, value)
        ? Optional.empty()
        : Optional.of(new OpeningMove(from, value));
  }

  private Setup onTheBoard() {
    if (random.nextBoolean()) {
      return Setup.alternating(between(1, 10), Starter.ODD);
    }
    SquareSet odd = squares(8, 1, 26);
    SquareSet even = squares(8, 1, 26);
    Starter starter = has(Rarity.OPENING_MOVE) ? Starter.EVEN : any(Starter.values());
    return new Setup(odd, new SquareSet(even.mask() & ~odd.mask()), starter);
  }

  /** Where each of some throws enters a piece. */
  private SortedMap<Integer, Integer> entries(Throws dice) {
    SortedMap<Integer, Integer> enter = new TreeMap<>();
    for (int i = between(1, 4); i > 0; i--) {
      enter.put(thrown(dice), random.nextInt(4) == 0 ? between(1, 30) : between(1, 8));
    }
    return enter;
  }

  private int thrown(Throws dice) {
    Integer[] values = dice.chances().keySet().toArray(new Integer[0]);
    return values.length == 0 ? 1 : any(values);
  }

  private SortedSet<Integer> thrownOf(int atMost, Throws dice) {
    SortedSet<Integer> values = new TreeSet<>();
    for (int i = random.nextInt(atMost + 1); i > 0; i--) {
      values.add(thrown(dice));
    }
    return values;
  }

  private ExtraThrows extraThrows(Throws dice) {
    When usual = any(new When[] {When.AFTER_A_MOVE, When.ALWAYS});
    return new ExtraThrows(
        thrownOf(2, dice),
        has(Rarity.EXTRA_SQUARES) ? squares(5, 1, 30) : SquareSet.NONE,
        has(Rarity.FORWARD_ONLY) ? When.AFTER_A_FORWARD_MOVE : usual,
        has(Rarity.EXTRA_CAP) ? between(1, 3) : ExtraThrows.NO_CAP);
  }

  private Forced forced() {
    boolean back = has(Rarity.BACKWARD);
    return new Forced(
        squares(4, 15, 30),
        has(Rarity.OPTIONAL) ? Moving.OPTIONAL : Moving.COMPULSORY,
        has(Rarity.CAPTURING) ? Capturing.COMPULSORY : Capturing.FREE,
        back
            ? any(new Backward[] {Backward.ONTO_EMPTY, Backward.ALSO_ONTO_RIVALS})
            : Backward.NEVER,
        back && random.nextBoolean() ? squares(4, 1, 30) : SquareSet.NONE);
  }

  /** Points where pieces are captured; elsewhere the first to bear off all. */
  private Ending ending(OnRival onRival) {
    Goal goal =
        onRival == OnRival.CAPTURE
            ? any(new Goal[] {Goal.MOST_OFF, Goal.MOST_OFF_PLAYED_OUT})
            : Goal.ALL_OFF;
    return new Ending(
        goal,
        has(Rarity.POINTS) ? between(2, 5) : 1,
        has(Rarity.EQUAL_POINTS) ? EqualPoints.LAST_TO_MOVE_WINS : EqualPoints.DRAW,
        OptionalInt.empty());
  }

  private Throws dice() {
    return switch (random.nextInt(3)) {
      case 0 -> new Throws.Sticks(between(2, 5), 0.25 * between(1, 3), between(1, 6));
      case 1 -> new Throws.Die(numbers(6, 1, 6));
      default -> TestRules.table(Map.of(between(1, 2), 0.5, between(3, 4), 0.25, 7, 0.25));
    };
  }

  private Landing landing() {
    int barrier = random.nextBoolean() ? 0 : between(2, 4);
    int protection = random.nextBoolean() ? 0 : between(2, 3);
    OnRival usual = any(new OnRival[] {OnRival.NOT_ALLOWED, OnRival.CAPTURE, OnRival.SWAP});
    OnRival back = any(new OnRival[] {OnRival.TO_START, OnRival.TO_REARMOST, OnRival.TO_HAND});
    return new Landing(
        has(Rarity.EQUAL_POINTS) ? OnRival.CAPTURE : has(Rarity.WAY_BACK) ? back : usual,
        new Protection(protection, any(Neighbours.values()), exempt()),
        new Barrier(barrier, any(Neighbours.values()), exempt(), any(BearingOff.values())));
  }

  private SquareSet exempt() {
    return has(Rarity.EXEMPT) ? squares(8, 1, 30) : SquareSet.NONE;
  }

  private SortedMap<Integer, SendsBack> sendsBack() {
    SortedMap<Integer, SendsBack> waters = new TreeMap<>();
    for (int water : numbers(4, 8, 29)) {
      int to = between(Math.max(1, water - 15), water - 1);
      waters.put(water, new SendsBack(to, any(SendsBack.IfTaken.values())));
    }
    return waters;
  }

  private LastSquares lastSquares(Throws dice) {
    SquareSet gates = squares(1, 20, 30);
    SortedMap<Integer, BearOff> exits = exits(dice);
    exits.keySet().removeIf(square -> gates.stream().anyMatch(gate -> square < gate));
    SortedMap<Integer, SendsBack> waters = sendsBack();
    waters.keySet().removeAll(exits.keySet());
    SquareSet locked = squares(2, 20, 30);
    LastSquares last =
        new LastSquares(
            new TreeMap<>(),
            waters,
            gates,
            SquareSet.of(locked.stream().filter(exits::containsKey).toArray()),
            exits,
            has(Rarity.CONDITION)
                ? any(new Condition[] {Condition.FIRST_ROW_EMPTY, Condition.ALL_IN_LAST_ROW})
                : Condition.NONE,
            OptionalInt.empty());
    boolean trapped = !gates.isEmpty() && between(1, 2) == 1;
    return trapped ? last.withTrap(between(20, 30)) : last;
  }

  private SortedMap<Integer, BearOff> exits(Throws dice) {
    SortedMap<Integer, BearOff> exits = new TreeMap<>();
    for (int square : numbers(6, 22, 30)) {
      BearOff.Kind kind = any(BearOff.Kind.values());
      exits.put(
          square,
          kind == BearOff.Kind.THROWS ? new BearOff(kind, thrownOf(2, dice)) : BearOff.of(kind));
    }
    if (random.nextBoolean()) {
      exits.put(30, BearOff.of(any(new BearOff.Kind[] {BearOff.Kind.ANY, BearOff.Kind.PAST_END})));
    }
    return exits;
  }

  private SquareSet squares(int atMost, int first, int last) {
    return SquareSet.of(numbers(atMost, first, last));
  }

  /** So many numbers or fewer, repeats allowed. */
  private List<Integer> numbers(int atMost, int first, int last) {
    List<Integer> numbers = new ArrayList<>();
    for (int i = random.nextInt(atMost + 1); i > 0; i--) {
      numbers.add(between(first, last));
    }
    return numbers;
  }

  private int between(int first, int last) {
    return random.nextInt(first, last + 1);
  }

  private <T> T any(T[] choices) {
    return choices[random.nextInt(choices.length)];
  }
}
