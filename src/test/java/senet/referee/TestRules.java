package senet.referee;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import senet.config.BuiltInRules;
import senet.rules.BearOff;
import senet.rules.BearOff.Kind;
import senet.rules.Ending;
import senet.rules.Ending.Goal;
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
import senet.rules.SendsBack.IfTaken;
import senet.rules.Setup;
import senet.rules.SquareSet;
import senet.rules.Starter;
import senet.rules.Throws;
import senet.rules.Throws.Die;
import senet.rules.Throws.Sticks;

/** The three core rule sets written out in Java, and each of their house variations alone. */
public final class TestRules {

  private static final Sticks FOUR_STICKS = new Sticks(4, 0.5, 5);
  private static final Protection PAIRS = new Protection(2, Neighbours.PATH);
  private static final Ending ALL_OFF = new Ending(Goal.ALL_OFF);

  private TestRules() {}

  /** R. C. Bell's rules of 1960. */
  public static RuleSet bell() {
    return new RuleSet(
        "bell",
        "Bell",
        "",
        Map.of(),
        Setup.alternating(10, Starter.ODD),
        new Die(List.of(1, 2, 3, 4)),
        ExtraThrows.NONE,
        new Landing(OnRival.CAPTURE, Protection.NONE, Barrier.NONE),
        SquareSet.range(26, 30),
        new LastSquares(
            names(Map.of(26, "House of Beauty", 27, "X", 28, "III", 29, "II", 30, "I")),
            Collections.emptySortedMap(),
            SquareSet.NONE,
            SquareSet.NONE,
            exits(
                Map.of(
                    27, BearOff.with(4),
                    28, BearOff.with(3),
                    29, BearOff.with(2),
                    30, BearOff.with(1)))),
        Forced.NOTHING.withPriority(SquareSet.range(26, 30)),
        new Ending(Goal.MOST_OFF));
  }

  /** The modern five-piece game. */
  public static RuleSet standard() {
    return new RuleSet(
        "standard",
        "Standard",
        "",
        Map.of(),
        Setup.alternating(5, Starter.ODD),
        FOUR_STICKS,
        new ExtraThrows(new TreeSet<>(List.of(1, 4, 5)), When.AFTER_A_MOVE),
        new Landing(OnRival.SWAP, PAIRS, Barrier.NONE),
        SquareSet.range(27, 30),
        new LastSquares(
            names(
                Map.of(
                    27, "House of Beauty",
                    28, "House of Water",
                    29, "House of the Three Truths",
                    30, "House of Re-Atum")),
            waters(Map.of(28, new SendsBack(15, IfTaken.NEAREST_BEFORE))),
            SquareSet.NONE,
            SquareSet.NONE,
            exits(
                Map.of(
                    27, BearOff.of(Kind.PAST_END),
                    29, BearOff.with(3),
                    30, BearOff.with(2)))),
        Forced.NOTHING,
        ALL_OFF);
  }

  /** A museum's handout for schools. */
  public static RuleSet museum() {
    return new RuleSet(
        "museum",
        "Museum",
        "",
        Map.of(),
        Setup.alternating(5, Starter.ODD),
        FOUR_STICKS,
        ExtraThrows.NONE,
        new Landing(OnRival.SWAP, PAIRS, new Barrier(3, Neighbours.PATH, BearingOff.STOPPED)),
        SquareSet.of(15, 26, 28, 29, 30),
        new LastSquares(
            names(Map.of(15, "House of Life", 26, "House of Happiness", 27, "House of Water")),
            waters(Map.of(27, new SendsBack(15, IfTaken.NEAREST_BEFORE))),
            SquareSet.of(26),
            SquareSet.NONE,
            exits(
                Map.of(
                    26, BearOff.of(Kind.EXACT),
                    28, BearOff.of(Kind.EXACT),
                    29, BearOff.of(Kind.EXACT),
                    30, BearOff.of(Kind.EXACT)))),
        Forced.NOTHING,
        ALL_OFF);
  }

  /** The three core sets. */
  public static List<RuleSet> core() {
    return List.of(bell(), standard(), museum());
  }

  /** The core sets with every house variation switched alone. */
  public static List<RuleSet> variations() {
    List<RuleSet> variations = new ArrayList<>();
    variations.addAll(variationsOfBell());
    variations.addAll(variationsOfStandard());
    variations.addAll(variationsOfMuseum());
    for (RuleSet rules : core()) {
      variations.add(rules.startedBy(Starter.EVEN, rules.name() + ", even starts"));
      variations.add(rules.startedBy(Starter.ROLL_OFF, rules.name() + ", roll-off"));
    }
    return variations;
  }

  /** The core sets and the variations that stay near them. */
  static List<RuleSet> known() {
    List<RuleSet> known = new ArrayList<>(core());
    known.addAll(variations());
    return known;
  }

  /** The built-in sets that are not written out here. */
  private static List<RuleSet> builtIn() {
    Set<String> core = core().stream().map(RuleSet::name).collect(Collectors.toSet());
    return BuiltInRules.NAMES.stream()
        .filter(name -> !core.contains(name))
        .map(name -> BuiltInRules.find(name).orElseThrow())
        .toList();
  }

  /** The known sets, those with dimensions that no core set has, and all that are built in. */
  public static List<RuleSet> all() {
    List<RuleSet> all = new ArrayList<>(known());
    all.addAll(Dimensions.alone());
    all.addAll(Dimensions.meeting());
    all.addAll(builtIn());
    return all;
  }

  /** The set of this name. */
  public static RuleSet named(String name) {
    return all().stream()
        .filter(rules -> rules.name().equals(name))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no rules are named " + name));
  }

  private static List<RuleSet> variationsOfBell() {
    RuleSet bell = bell();
    return List.of(
        new Variation(bell, "bell, 26 a gate").gates(SquareSet.of(26)).rules(),
        new Variation(bell, "bell, 27-30 locked").locked(SquareSet.range(27, 30)).rules(),
        new Variation(bell, "bell, played out").goal(Goal.MOST_OFF_PLAYED_OUT).rules());
  }

  private static List<RuleSet> variationsOfStandard() {
    RuleSet standard = standard();
    return List.of(
        new Variation(standard, "standard, always again")
            .extraThrows(new ExtraThrows(standard.extraThrows().values(), When.ALWAYS))
            .rules(),
        new Variation(standard, "standard, neighbours in a row")
            .landing(new Landing(OnRival.SWAP, new Protection(2, Neighbours.ROW), Barrier.NONE))
            .rules(),
        new Variation(standard, "standard, water to the nearest after")
            .sendsBack(waters(Map.of(28, new SendsBack(15, IfTaken.NEAREST_AFTER))))
            .rules(),
        new Variation(standard, "standard, water illegal if taken")
            .sendsBack(waters(Map.of(28, new SendsBack(15, IfTaken.ILLEGAL))))
            .rules(),
        new Variation(standard, "standard, 29 locked").locked(SquareSet.of(29)).rules());
  }

  private static List<RuleSet> variationsOfMuseum() {
    RuleSet museum = museum();
    return List.of(
        new Variation(museum, "museum, five sticks").dice(new Sticks(5, 0.5, 5)).rules(),
        new Variation(museum, "museum, die").dice(new Die(List.of(1, 2, 3, 4, 5))).rules(),
        new Variation(museum, "museum, larger throws bear off")
            .bearOff(
                exits(
                    Map.of(
                        26, BearOff.of(Kind.EXACT),
                        28, BearOff.of(Kind.PAST_END),
                        29, BearOff.of(Kind.PAST_END),
                        30, BearOff.of(Kind.EXACT))))
            .rules(),
        new Variation(museum, "museum, barrier lets off")
            .landing(
                new Landing(OnRival.SWAP, PAIRS, new Barrier(3, Neighbours.PATH, BearingOff.FREE)))
            .rules());
  }

  /** A table of throws in sixteenths and so on. */
  static Throws table(Map<Integer, Double> chances) {
    return new Throws.Table(new TreeMap<>(chances));
  }

  static SortedMap<Integer, String> names(Map<Integer, String> names) {
    return new TreeMap<>(names);
  }

  static SortedMap<Integer, SendsBack> waters(Map<Integer, SendsBack> waters) {
    return new TreeMap<>(waters);
  }

  static SortedMap<Integer, BearOff> exits(Map<Integer, BearOff> exits) {
    return new TreeMap<>(exits);
  }
}
