package senet.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.SortedSet;

/** Finds the combinations of rules that cannot work, each with its reason and a mend. */
final class Legality {

  private static final double CHANCE_TOLERANCE = 1e-9;

  /** Half the board; more could not all be on it. */
  private static final int MOST_PIECES = SquareSet.BOARD_SIZE / 2;

  private final RuleSet rules;
  private final List<Problem> problems = new ArrayList<>();

  private Legality(RuleSet rules) {
    this.rules = rules;
  }

  static List<Problem> problems(RuleSet rules) {
    Legality legality = new Legality(rules);
    legality.checkSetup();
    boolean throwable = legality.checkThrows();
    legality.checkHand();
    legality.checkOpeningMove();
    legality.checkRuns();
    legality.checkWater();
    if (throwable) {
      legality.checkBearingOff();
      legality.checkWayOff();
    }
    legality.checkCondition();
    legality.checkForced();
    legality.checkGates();
    legality.checkEnding();
    legality.checkCap();
    return List.copyOf(legality.problems);
  }

  private void problem(String key, String message) {
    problems.add(new Problem(key, message));
  }

  private void checkSetup() {
    Setup setup = rules.setup();
    for (Side side : Side.values()) {
      int pieces = setup.pieces(side);
      if (pieces == 0) {
        problem("setup", "a side has no pieces; give each side at least one square");
        break;
      }
      if (pieces > MOST_PIECES) {
        problem("setup", "a side has " + pieces + " pieces; at most " + MOST_PIECES);
        break;
      }
    }
    SquareSet both = new SquareSet(setup.odd().mask() & setup.even().mask());
    if (!both.isEmpty()) {
      problem("setup", "both sides stand on " + both + "; a square holds one piece");
    }
    int water = rules.lastSquares().sendsBack().size();
    int pieces = setup.pieces(Side.ODD) + setup.pieces(Side.EVEN);
    boolean sentOnBoard =
        rules.landing().onRival() == Landing.OnRival.TO_START
            || rules.landing().onRival() == Landing.OnRival.TO_REARMOST;
    if (sentOnBoard && pieces + water > SquareSet.BOARD_SIZE) {
      problem(
          "landing",
          pieces
              + " pieces may leave no square free for one that is sent back; write fewer pieces,"
              + " or landing: to-hand");
    }
    int all = setup.odd().mask() | setup.even().mask();
    for (int square : rules.lastSquares().sendsBack().keySet()) {
      if ((all & SquareSet.bit(square)) != 0) {
        problem("setup", "a piece starts on square " + square + ", where no piece can stay");
      }
    }
  }

  private boolean checkThrows() {
    int before = problems.size();
    SortedMap<Integer, Double> chances = rules.dice().chances();
    if (chances.isEmpty()) {
      problem("throws", "nothing can be thrown; list at least one value");
      return false;
    }
    double sum = 0;
    for (Map.Entry<Integer, Double> chance : chances.entrySet()) {
      int value = chance.getKey();
      if (value < 1 || value > Throws.MAX_VALUE) {
        problem("throws", "a throw of " + value + " is outside 1 to " + Throws.MAX_VALUE);
      }
      if (!(chance.getValue() > 0)) {
        problem(
            "throws",
            "the chance of a throw of "
                + value
                + " is "
                + chance.getValue()
                + "; leave out throws that cannot happen");
      }
      sum += chance.getValue();
    }
    if (Math.abs(sum - 1) > CHANCE_TOLERANCE) {
      problem("throws", "the chances add up to " + sum + ", not to 1");
    }
    if (rules.setup().starter() == Starter.ROLL_OFF && chances.size() == 1) {
      problem(
          "start",
          "both sides always throw the same, so that no throw is higher; write start: odd or"
              + " start: even");
    }
    for (int value : rules.extraThrows().values()) {
      if (!chances.containsKey(value)) {
        problem("extraThrows", value + " is never thrown; " + thrown());
      }
    }
    if (rules.extraThrows().cap() < 1) {
      problem("extraThrows.cap", "a cap of " + rules.extraThrows().cap() + "; write 1 or more");
    }
    if (rules.extraThrows().cap() == ExtraThrows.NO_CAP
        && rules.extraThrows().values().containsAll(chances.keySet())) {
      problem(
          "extraThrows",
          "every throw gives another, so that the turn may never pass;"
              + " leave out at least one value, or give a cap");
    }
    return problems.size() == before;
  }

  private void checkHand() {
    Hand hand = rules.setup().hand();
    boolean needed = rules.usesHands();
    if (needed && hand.enter().isEmpty()) {
      problem(
          "enter", "no throw enters a piece from the hand; name throws and squares, as in {1: 1}");
    }
    if (!needed && !hand.enter().isEmpty()) {
      problem(
          "enter",
          "no piece is ever in hand; write enter: none, or inHand: 5, or landing: to-hand");
    }
    hand.enter()
        .forEach(
            (value, square) -> {
              if (!rules.dice().chances().containsKey(value)) {
                problem("enter." + value, "a " + value + " is never thrown; " + thrown());
              }
              if (rules.lastSquares().sendsBack().containsKey(square)) {
                problem(
                    "enter." + value,
                    "a piece enters on square " + square + ", where no piece can stay");
              }
            });
  }

  private void checkOpeningMove() {
    Setup setup = rules.setup();
    if (setup.openingMove().isEmpty()) {
      return;
    }
    OpeningMove move = setup.openingMove().get();
    if (setup.starter() == Starter.ROLL_OFF) {
      problem(
          "openingMove",
          "who moves first is thrown for, so that the move may be the wrong side's;"
              + " write start: odd or start: even");
      return;
    }
    Side side = setup.starter() == Starter.ODD ? Side.ODD : Side.EVEN;
    if (!setup.of(side).contains(move.from())) {
      problem(
          "openingMove",
          "the "
              + side.name().toLowerCase(java.util.Locale.ROOT)
              + " side moves first and has no piece on square "
              + move.from()
              + "; its squares are "
              + setup.of(side));
    }
    if (!rules.dice().chances().containsKey(move.value())) {
      problem("openingMove", "a " + move.value() + " is never thrown; " + thrown());
    }
    boolean taken =
        !SquareSet.isSquare(move.to())
            || rules.lastSquares().locked().contains(move.from())
            || rules.lastSquares().bearsOff(move.from(), move.value())
            || setup.odd().contains(move.to())
            || setup.even().contains(move.to())
            || rules.lastSquares().sendsBack().containsKey(move.to())
            || rules.lastSquares().passesGate(move.from(), move.to());
    if (taken) {
      problem(
          "openingMove",
          "a "
              + move.value()
              + " from square "
              + move.from()
              + " is no step to a free square of the board");
    }
  }

  private void checkCondition() {
    LastSquares last = rules.lastSquares();
    for (int square : last.bearOff().keySet()) {
      if (last.condition().mustBeEmpty().contains(square)) {
        problem(
            "bearOff." + square,
            "no piece may bear off while one stands on "
                + square
                + " (bearOffWhen: "
                + last.condition().word()
                + ")");
      }
    }
  }

  private void checkForced() {
    Forced forced = rules.forced();
    if (forced.capturing() == Forced.Capturing.COMPULSORY
        && rules.landing().onRival() == Landing.OnRival.NOT_ALLOWED) {
      problem("capturing", "landing on a rival is not allowed, so that it cannot be compulsory");
    }
    if (!forced.neverBackward().isEmpty() && forced.backward() == Forced.Backward.NEVER) {
      problem(
          "neverBackward", "no piece ever moves backward; write neverBackward: none, or backward");
    }
  }

  private String thrown() {
    return "the throws are " + Phrases.list(rules.dice().chances().keySet());
  }

  private void checkRuns() {
    Landing landing = rules.landing();
    checkRun("protection", landing.protection().run(), landing.protection().exists());
    checkRun("barrier", landing.barrier().run(), landing.barrier().exists());
  }

  private void checkRun(String key, int run, boolean exists) {
    int pieces = Math.max(rules.setup().pieces(Side.ODD), rules.setup().pieces(Side.EVEN));
    if (exists && run < 2) {
      problem(
          key + ".run", "a run of " + run + " is no run; write 2 or more, or " + key + ": none");
    } else if (exists && run > pieces) {
      problem(
          key + ".run", "a run of " + run + " needs more pieces than a side has (" + pieces + ")");
    }
  }

  private void checkWater() {
    SortedMap<Integer, SendsBack> water = rules.lastSquares().sendsBack();
    water.forEach(
        (square, sends) -> {
          String key = "sendsBack." + square;
          if (sends.to() >= square) {
            problem(
                key,
                square
                    + " sends to "
                    + sends.to()
                    + "; water sends back, to a square before "
                    + square);
          } else if (water.containsKey(sends.to())) {
            problem(key, square + " sends to " + sends.to() + ", which is water itself");
          }
          if (rules.lastSquares().bearOff().containsKey(square)) {
            problem(
                "bearOff." + square,
                "no piece can stay on square "
                    + square
                    + ", which sends back, so that none can bear off from it");
          }
          if (rules.lastSquares().gates().contains(square)) {
            problem(
                "gates",
                "no piece can stay on square "
                    + square
                    + ", which sends back, so that it cannot be a gate");
          }
        });
  }

  private void checkBearingOff() {
    SortedMap<Integer, BearOff> bearOff = rules.lastSquares().bearOff();
    if (bearOff.isEmpty()) {
      problem("bearOff", "no piece can ever bear off; name at least square 30, as in 30: exact");
    }
    bearOff.forEach(
        (square, rule) -> {
          for (int value : rule.values()) {
            if (!rules.dice().chances().containsKey(value)) {
              problem("bearOff." + square, "a " + value + " is never thrown; " + thrown());
            }
          }
          SortedSet<Integer> values = rule.valuesFrom(square, rules.dice().chances().keySet());
          if (values.isEmpty() && rule.kind() != BearOff.Kind.THROWS) {
            problem("bearOff." + square, "no throw bears off from " + square + "; " + thrown());
          }
        });
    for (int square : rules.lastSquares().locked().squares()) {
      if (!bearOff.containsKey(square)) {
        problem(
            "locked",
            "square "
                + square
                + " is locked and no throw bears off from it;"
                + " add it to bearOff or unlock it");
      }
    }
  }

  /** Refuses squares that a piece can reach and never leave. */
  private void checkWayOff() {
    LastSquares last = rules.lastSquares();
    if (last.bearOff().isEmpty()) {
      return;
    }
    int stuck = 0;
    boolean[] leads = new boolean[SquareSet.BOARD_SIZE + 1];
    for (int square = SquareSet.BOARD_SIZE; square >= 1; square--) {
      if (last.sendsBack().containsKey(square)) {
        continue;
      }
      for (int value : rules.dice().chances().keySet()) {
        int to = square + value;
        boolean steps =
            to <= SquareSet.BOARD_SIZE
                && !last.locked().contains(square)
                && !last.passesGate(square, to)
                && leads[to];
        boolean falls = last.traps(square, value) && leads[last.trap().getAsInt()];
        leads[square] |= last.bearsOff(square, value) || steps || falls;
      }
      if (!leads[square] && !last.locked().contains(square)) {
        stuck |= SquareSet.bit(square);
      }
    }
    if (stuck != 0) {
      SquareSet squares = new SquareSet(stuck);
      problem(
          "bearOff",
          "a piece on "
              + (squares.size() == 1 ? "square " : "squares ")
              + Phrases.squares(squares)
              + " can never leave the board; give it a throw that bears off, or a way on");
    }
  }

  private void checkGates() {
    for (int gate : rules.lastSquares().gates().squares()) {
      if (rules.lastSquares().bearOff().keySet().stream().noneMatch(square -> square >= gate)) {
        problem(
            "gates",
            "no piece bears off from " + gate + " or beyond, so that a gate there leads nowhere");
      }
      rules.lastSquares().bearOff().keySet().stream()
          .filter(square -> square < gate)
          .forEach(
              square ->
                  problem(
                      "bearOff." + square,
                      "a piece on "
                          + square
                          + " would pass the gate on "
                          + gate
                          + " by bearing off"));
    }
    rules.lastSquares().trap().ifPresent(this::checkTrap);
  }

  private void checkTrap(int trap) {
    SquareSet gates = rules.lastSquares().gates();
    if (gates.isEmpty()) {
      problem("trap", "without gates no piece can pass one into a trap; add gates, or write none");
    }
    gates.stream()
        .filter(gate -> gate >= trap)
        .forEach(
            gate ->
                problem(
                    "trap",
                    "a piece that passes the gate on "
                        + gate
                        + " cannot land before it, on "
                        + trap
                        + "; a trap lies beyond every gate"));
  }

  private void checkEnding() {
    if (rules.ending().goal() == Ending.Goal.ALL_OFF
        && rules.landing().onRival() == Landing.OnRival.CAPTURE) {
      problem(
          "end",
          "with landing: capture a side may never bear off all its pieces;"
              + " write end: most-off, or landing: swap");
    }
    if (rules.ending().goal() != Ending.Goal.ALL_OFF
        && rules.landing().onRival() != Landing.OnRival.CAPTURE) {
      problem(
          "end",
          "without captures both sides bear off all their pieces, so that points decide nothing;"
              + " write end: all-off, or landing: capture");
    }
    if (rules.ending().maxThrows() < 1) {
      problem("maxThrows", rules.ending().maxThrows() + " throws are no game; write 1 or more");
    }
    if (rules.ending().points() < 1) {
      problem("points", rules.ending().points() + " points a piece; write 1 or more");
    }
    if (rules.ending().goal() == Ending.Goal.ALL_OFF
        && rules.ending().equalPoints() != Ending.EqualPoints.DRAW) {
      problem(
          "equalPoints",
          "the first side to bear off all its pieces wins, whatever the points; write draw");
    }
  }

  /** Demands a cap on throws where a game may go on for ever. */
  private void checkCap() {
    if (rules.ending().cap().isEmpty()) {
      Endless.reason(rules)
          .ifPresent(
              reason ->
                  problem(
                      "maxThrows",
                      "a game may never end, since "
                          + reason
                          + "; give a number of throws that makes it unfinished, as in"
                          + " maxThrows: 2000"));
    }
  }
}
