package senet.referee;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
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

/** Dimensions that no core set has: each alone on a core set, and a few that meet. */
final class Dimensions {

  /** For rules under which a game may never end. */
  static final int MAX_THROWS = 3000;

  private static final Ending ALL_OFF_CAPPED = new Ending(Goal.ALL_OFF, MAX_THROWS);
  private static final Protection PAIRS = new Protection(2, Neighbours.PATH);
  private static final SortedSet<Integer> NO_VALUES = new TreeSet<>();
  private static final Hand EMPTY_HAND = hand(0, 0, Map.of(1, 1, 4, 4));

  private Dimensions() {}

  /** One dimension alone on a core set. */
  static List<RuleSet> alone() {
    List<RuleSet> rules = new ArrayList<>();
    rules.addAll(handsAndWaysBack());
    rules.addAll(moves());
    rules.addAll(extraThrows());
    rules.addAll(runsAndConditions());
    rules.addAll(setupsAndEnds());
    return rules;
  }

  private static List<RuleSet> handsAndWaysBack() {
    return List.of(
        standard("to start").landing(standardLanding(OnRival.TO_START)).rules(),
        standard("to rearmost").landing(standardLanding(OnRival.TO_REARMOST)).rules(),
        standard("to hand")
            .landing(standardLanding(OnRival.TO_HAND))
            .setup(alternating(EMPTY_HAND))
            .rules(),
        standard("in hand").setup(allInHand()).rules(),
        bell("reinforcements").setup(reinforcements()).rules());
  }

  private static List<RuleSet> moves() {
    return List.of(
        standard("back onto empty")
            .forced(back(Backward.ONTO_EMPTY))
            .ending(ALL_OFF_CAPPED)
            .rules(),
        standard("back onto rivals")
            .forced(back(Backward.ALSO_ONTO_RIVALS))
            .ending(ALL_OFF_CAPPED)
            .rules(),
        museum("back onto rivals")
            .forced(back(Backward.ALSO_ONTO_RIVALS))
            .ending(ALL_OFF_CAPPED)
            .rules(),
        standard("never back from 27-30")
            .forced(back(Backward.ALSO_ONTO_RIVALS, SquareSet.range(27, 30)))
            .ending(ALL_OFF_CAPPED)
            .rules(),
        standard("capturing compulsory").forced(compulsoryCapture(SquareSet.NONE)).rules(),
        bell("capturing compulsory").forced(compulsoryCapture(SquareSet.range(26, 30))).rules(),
        standard("optional").forced(optional(SquareSet.NONE)).ending(ALL_OFF_CAPPED).rules(),
        bell("optional")
            .forced(optional(SquareSet.range(26, 30)))
            .ending(new Ending(Goal.MOST_OFF, MAX_THROWS))
            .rules());
  }

  private static List<RuleSet> extraThrows() {
    SortedSet<Integer> values = TestRules.standard().extraThrows().values();
    return List.of(
        standard("again on 10 and 15").extraThrows(again(10, 15)).rules(),
        standard("again on 28").extraThrows(again(28)).rules(),
        standard("again after a forward move")
            .extraThrows(new ExtraThrows(values, When.AFTER_A_FORWARD_MOVE))
            .forced(back(Backward.ONTO_EMPTY))
            .ending(ALL_OFF_CAPPED)
            .rules(),
        standard("at most one more throw")
            .extraThrows(new ExtraThrows(values, SquareSet.NONE, When.AFTER_A_MOVE, 1))
            .rules(),
        standard("at most two more throws, always")
            .extraThrows(new ExtraThrows(values, SquareSet.of(10), When.ALWAYS, 2))
            .rules());
  }

  private static List<RuleSet> runsAndConditions() {
    return List.of(
        standard("no protection on 15")
            .landing(
                new Landing(
                    OnRival.SWAP,
                    new Protection(2, Neighbours.PATH, SquareSet.of(15)),
                    Barrier.NONE))
            .rules(),
        museum("no barrier on 8")
            .landing(
                new Landing(
                    OnRival.SWAP,
                    PAIRS,
                    new Barrier(3, Neighbours.PATH, SquareSet.of(8), BearingOff.STOPPED)))
            .rules(),
        standard("first row empty")
            .bearOffWhen(Condition.FIRST_ROW_EMPTY)
            .ending(ALL_OFF_CAPPED)
            .rules(),
        museum("all in last row")
            .bearOffWhen(Condition.ALL_IN_LAST_ROW)
            .ending(ALL_OFF_CAPPED)
            .rules(),
        bell("first row empty").bearOffWhen(Condition.FIRST_ROW_EMPTY).rules(),
        trapped(standard("a trap in the water"), 26, 28),
        trapped(museum("a trap on 22"), 20, 22),
        trapped(bell("a trap on 29"), 26, 29));
  }

  /** A piece that would pass the gate lands on the trap. */
  private static RuleSet trapped(Variation rules, int gate, int trap) {
    LastSquares gated = rules.gates(SquareSet.of(gate)).rules().lastSquares();
    return rules.lastSquares(gated.withTrap(trap)).rules();
  }

  private static List<RuleSet> setupsAndEnds() {
    return List.of(
        bell("two points")
            .ending(new Ending(Goal.MOST_OFF, 2, EqualPoints.DRAW, OptionalInt.empty()))
            .rules(),
        bell("last to move wins").ending(lastToMoveWins(Goal.MOST_OFF)).rules(),
        bell("played out, last to move wins")
            .ending(lastToMoveWins(Goal.MOST_OFF_PLAYED_OUT))
            .rules(),
        bell("ten against six")
            .setup(new Setup(SquareSet.range(1, 10), SquareSet.range(13, 18), Starter.ODD))
            .rules(),
        museum("five against three")
            .setup(new Setup(SquareSet.of(1, 3, 5, 7, 9), SquareSet.of(2, 4, 6), Starter.EVEN))
            .rules(),
        standard("9 to 13 first").setup(opening(Starter.ODD, 9, 4)).rules(),
        museum("10 to 11 first").setup(opening(Starter.EVEN, 10, 1)).rules());
  }

  /** Dimensions that meet. */
  static List<RuleSet> meeting() {
    return List.of(
        museum("barriers only, to hand")
            .landing(
                new Landing(
                    OnRival.TO_HAND,
                    Protection.NONE,
                    new Barrier(3, Neighbours.PATH, BearingOff.STOPPED)))
            .setup(alternating(hand(0, 0, Map.of(1, 8, 2, 20, 3, 15))))
            .rules(),
        standard("water on 2, to rearmost")
            .landing(standardLanding(OnRival.TO_REARMOST))
            .sendsBack(new TreeMap<>(Map.of(2, new SendsBack(1, SendsBack.IfTaken.NEAREST_BEFORE))))
            .setup(
                new Setup(SquareSet.of(1, 3, 5, 7, 9), SquareSet.of(4, 6, 8, 10, 12), Starter.ODD))
            .rules(),
        standard("in hand, first row empty")
            .setup(allInHand())
            .bearOffWhen(Condition.FIRST_ROW_EMPTY)
            .ending(ALL_OFF_CAPPED)
            .rules(),
        standard("29 locked, back onto rivals")
            .locked(SquareSet.of(29))
            .forced(back(Backward.ALSO_ONTO_RIVALS))
            .ending(ALL_OFF_CAPPED)
            .rules(),
        standard("to hand, back onto rivals, again on 4 and 29")
            .landing(standardLanding(OnRival.TO_HAND))
            .setup(alternating(EMPTY_HAND))
            .forced(back(Backward.ALSO_ONTO_RIVALS))
            .extraThrows(again(4, 29))
            .ending(ALL_OFF_CAPPED)
            .rules(),
        standard("to hand, capturing compulsory")
            .landing(standardLanding(OnRival.TO_HAND))
            .setup(alternating(EMPTY_HAND))
            .forced(compulsoryCapture(SquareSet.NONE))
            .rules(),
        standard("optional, always again")
            .forced(optional(SquareSet.NONE))
            .extraThrows(new ExtraThrows(TestRules.standard().extraThrows().values(), When.ALWAYS))
            .ending(ALL_OFF_CAPPED)
            .rules());
  }

  private static Variation standard(String change) {
    return new Variation(TestRules.standard(), "standard, " + change);
  }

  private static Variation museum(String change) {
    return new Variation(TestRules.museum(), "museum, " + change);
  }

  private static Variation bell(String change) {
    return new Variation(TestRules.bell(), "bell, " + change);
  }

  private static Landing standardLanding(OnRival onRival) {
    return new Landing(onRival, PAIRS, Barrier.NONE);
  }

  private static Hand hand(int odd, int even, Map<Integer, Integer> enter) {
    return new Hand(odd, even, new TreeMap<>(enter));
  }

  private static Setup alternating(Hand hand) {
    Setup usual = Setup.alternating(5, Starter.ODD);
    return new Setup(usual.odd(), usual.even(), hand, Starter.ODD, Optional.empty());
  }

  private static Setup allInHand() {
    Hand five = hand(5, 5, Map.of(1, 1, 2, 2, 3, 3, 4, 4, 5, 5));
    return new Setup(SquareSet.NONE, SquareSet.NONE, five, Starter.ODD, Optional.empty());
  }

  private static Setup reinforcements() {
    Setup usual = TestRules.bell().setup();
    Hand some = hand(3, 1, Map.of(2, 2, 4, 4));
    return new Setup(usual.odd(), usual.even(), some, Starter.ODD, Optional.empty());
  }

  private static Setup opening(Starter starter, int from, int value) {
    Setup usual = Setup.alternating(5, starter);
    return new Setup(
        usual.odd(), usual.even(), Hand.NONE, starter, Optional.of(new OpeningMove(from, value)));
  }

  private static ExtraThrows again(int... squares) {
    return new ExtraThrows(NO_VALUES, SquareSet.of(squares), When.AFTER_A_MOVE, ExtraThrows.NO_CAP);
  }

  private static Forced back(Backward backward) {
    return back(backward, SquareSet.NONE);
  }

  private static Forced back(Backward backward, SquareSet never) {
    return new Forced(SquareSet.NONE, Moving.COMPULSORY, Capturing.FREE, backward, never);
  }

  private static Forced compulsoryCapture(SquareSet priority) {
    return new Forced(
        priority, Moving.COMPULSORY, Capturing.COMPULSORY, Backward.NEVER, SquareSet.NONE);
  }

  private static Forced optional(SquareSet priority) {
    return new Forced(priority, Moving.OPTIONAL, Capturing.FREE, Backward.NEVER, SquareSet.NONE);
  }

  private static Ending lastToMoveWins(Goal goal) {
    return new Ending(goal, 1, EqualPoints.LAST_TO_MOVE_WINS, OptionalInt.empty());
  }
}
