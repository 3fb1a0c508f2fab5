package senet.referee;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.TreeSet;
import senet.rules.BearOff;
import senet.rules.Ending;
import senet.rules.ExtraThrows;
import senet.rules.ExtraThrows.When;
import senet.rules.Forced;
import senet.rules.Landing;
import senet.rules.Landing.Barrier;
import senet.rules.Landing.BearingOff;
import senet.rules.Landing.Neighbours;
import senet.rules.Landing.OnRival;
import senet.rules.Landing.Protection;
import senet.rules.LastSquares;
import senet.rules.RuleSet;
import senet.rules.SendsBack;
import senet.rules.Setup;
import senet.rules.SquareSet;
import senet.rules.Starter;
import senet.rules.Throws;

/** Rule sets that nobody would play, to try combinations that the known ones lack. */
final class RandomRules {

  private final SplittableRandom random;

  private RandomRules(long seed) {
    random = new SplittableRandom(seed);
  }

  /** Rules that can be played; the same seed gives the same. */
  static RuleSet of(long seed) {
    RandomRules maker = new RandomRules(seed);
    while (true) {
      RuleSet rules = maker.any("random " + seed);
      if (rules.problems().isEmpty()) {
        return rules;
      }
    }
  }

  private RuleSet any(String name) {
    return new RuleSet(
        name,
        name,
        "",
        Map.of(),
        setup(),
        dice(),
        new ExtraThrows(
            new TreeSet<>(numbers(2, 1, 5)), any(new When[] {When.AFTER_A_MOVE, When.ALWAYS})),
        landing(),
        squares(6, 1, 30),
        new LastSquares(
            new TreeMap<>(), sendsBack(), squares(1, 20, 30), squares(2, 20, 30), bearOff()),
        Forced.NOTHING.withPriority(squares(4, 15, 30)),
        new Ending(any(Ending.Goal.values())));
  }

  private Setup setup() {
    if (random.nextBoolean()) {
      return Setup.alternating(between(1, 10), Starter.ODD);
    }
    SquareSet odd = squares(8, 1, 26);
    SquareSet even = squares(8, 1, 26);
    return new Setup(odd, new SquareSet(even.mask() & ~odd.mask()), Starter.EVEN);
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
    return new Landing(
        any(new OnRival[] {OnRival.NOT_ALLOWED, OnRival.CAPTURE, OnRival.SWAP}),
        new Protection(protection, any(Neighbours.values())),
        new Barrier(barrier, any(Neighbours.values()), any(BearingOff.values())));
  }

  private SortedMap<Integer, SendsBack> sendsBack() {
    SortedMap<Integer, SendsBack> waters = new TreeMap<>();
    for (int water : numbers(4, 8, 29)) {
      int to = between(Math.max(1, water - 15), water - 1);
      waters.put(water, new SendsBack(to, any(SendsBack.IfTaken.values())));
    }
    return waters;
  }

  private SortedMap<Integer, BearOff> bearOff() {
    SortedMap<Integer, BearOff> exits = new TreeMap<>();
    for (int square : numbers(6, 22, 30)) {
      BearOff.Kind kind = any(BearOff.Kind.values());
      exits.put(
          square,
          kind == BearOff.Kind.THROWS
              ? BearOff.with(between(1, 5), between(1, 5))
              : BearOff.of(kind));
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
