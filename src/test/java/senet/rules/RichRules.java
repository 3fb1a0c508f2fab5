package senet.rules;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.TreeSet;
import senet.rules.Ending.EqualPoints;
import senet.rules.Ending.Goal;
import senet.rules.ExtraThrows.When;
import senet.rules.Forced.Backward;
import senet.rules.Forced.Capturing;
import senet.rules.Forced.Moving;
import senet.rules.Landing.Barrier;
import senet.rules.Landing.BearingOff;
import senet.rules.Landing.Neighbours;
import senet.rules.Landing.OnRival;
import senet.rules.Landing.Protection;
import senet.rules.LastSquares.Condition;
import senet.rules.SendsBack.IfTaken;

/** Rule sets that use more than anyone would play with. */
public final class RichRules {
  private RichRules() {}

  /** Every component of every row says something. */
  public static RuleSet everything() {
    return new RuleSet(
        "everything",
        "Everything *at once*",
        "Nobody | nowhere",
        Map.of(Row.END, "# of points,\nsee 1_2_3"),
        new Setup(
            SquareSet.of(1, 3, 5),
            SquareSet.of(2, 4, 6),
            new Hand(2, 1, new TreeMap<>(Map.of(1, 1, 2, 5, 4, 5))),
            Starter.ODD,
            Optional.of(new OpeningMove(5, 2))),
        new Throws.Sticks(4, 0.4, 6),
        new ExtraThrows(
            new TreeSet<>(List.of(1, 6)), SquareSet.of(15, 27), When.AFTER_A_FORWARD_MOVE, 2),
        new Landing(
            OnRival.CAPTURE,
            new Protection(2, Neighbours.PATH, SquareSet.of(20)),
            new Barrier(3, Neighbours.ROW, SquareSet.of(20, 21, 22), BearingOff.STOPPED)),
        SquareSet.of(15, 26),
        new LastSquares(
            new TreeMap<>(Map.of(15, "House of Rebirth", 27, "The House of Water")),
            new TreeMap<>(
                Map.of(
                    12, new SendsBack(10, IfTaken.ILLEGAL),
                    27, new SendsBack(15, IfTaken.NEAREST_BEFORE))),
            SquareSet.of(26),
            SquareSet.of(29),
            new TreeMap<>(
                Map.of(
                    28, BearOff.with(1, 2),
                    29, BearOff.of(BearOff.Kind.EXACT),
                    30, BearOff.of(BearOff.Kind.ANY))),
            Condition.ALL_IN_LAST_ROW,
            OptionalInt.of(27)),
        new Forced(
            SquareSet.range(26, 30),
            Moving.OPTIONAL,
            Capturing.COMPULSORY,
            Backward.ALSO_ONTO_RIVALS,
            SquareSet.of(28, 30)),
        new Ending(Goal.MOST_OFF, 3, EqualPoints.LAST_TO_MOVE_WINS, OptionalInt.of(2000)));
  }

  /** The other words for much of it. */
  public static RuleSet allInHand() {
    return new RuleSet(
        "all-in-hand",
        "All in hand",
        "",
        Map.of(),
        new Setup(
            SquareSet.NONE,
            SquareSet.NONE,
            new Hand(1, 1, new TreeMap<>(Map.of(8, 1))),
            Starter.ROLL_OFF,
            Optional.empty()),
        new Throws.Table(new TreeMap<>(Map.of(1, 0.25, 8, 0.7123, 11, 0.0377))),
        new ExtraThrows(new TreeSet<>(), SquareSet.of(15), When.AFTER_A_MOVE, 1),
        new Landing(OnRival.TO_HAND, Protection.NONE, Barrier.NONE),
        SquareSet.NONE,
        new LastSquares(
            new TreeMap<>(),
            new TreeMap<>(Map.of(24, new SendsBack(20, IfTaken.NEAREST_AFTER))),
            SquareSet.NONE,
            SquareSet.NONE,
            new TreeMap<>(Map.of(23, BearOff.with(8), 30, BearOff.of(BearOff.Kind.PAST_END))),
            Condition.FIRST_ROW_EMPTY,
            OptionalInt.empty()),
        new Forced(
            SquareSet.of(30),
            Moving.COMPULSORY,
            Capturing.COMPULSORY,
            Backward.ONTO_EMPTY,
            SquareSet.NONE),
        new Ending(Goal.ALL_OFF, 2, EqualPoints.DRAW, OptionalInt.of(1)));
  }

  /** Rules with another landing. */
  public static RuleSet with(RuleSet rules, Landing landing) {
    return rules.taking(
        java.util.Set.of(Row.LANDING),
        new RuleSet(
            rules.name(),
            rules.title(),
            rules.source(),
            rules.notes(),
            rules.setup(),
            rules.dice(),
            rules.extraThrows(),
            landing,
            rules.safe(),
            rules.lastSquares(),
            rules.forced(),
            rules.ending()));
  }
}
