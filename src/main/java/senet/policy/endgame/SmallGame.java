package senet.policy.endgame;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import senet.game.Board;
import senet.game.Counts;
import senet.game.Engine;
import senet.policy.PolicySpec;
import senet.rules.Ending.Goal;
import senet.rules.Landing;
import senet.rules.Landing.Barrier;
import senet.rules.Landing.Protection;
import senet.rules.OpeningMove;
import senet.rules.RuleSet;
import senet.rules.Setup;
import senet.rules.Side;
import senet.rules.SquareSet;

/**
 * The exact values of a small game, from its start. They hold for games that are played to their
 * end: where the rules name no cap on throws, none is reckoned with.
 */
public final class SmallGame {
  private static final Set<Quantity> ALL = EnumSet.allOf(Quantity.class);

  private final Engine engine;
  private final Positions positions;
  private final Players players;
  private final Solver solver;

  private SmallGame(Engine engine, Positions positions, Players players, Solver solver) {
    this.engine = engine;
    this.positions = positions;
    this.players = players;
    this.solver = solver;
  }

  /**
   * What a game comes to.
   *
   * @param firstWin P(who moves first wins)
   * @param draw P(a draw)
   * @param secondWin P(who moves second wins)
   * @param throwCount expected number of throws, passes included
   * @param margin expected points of who moves first less those of who moves second
   * @param states how many positions, with the player to move, can arise; those that differ only in
   *     what both sides have borne off alike count once
   */
  public record Values(
      double firstWin,
      double draw,
      double secondWin,
      double throwCount,
      double margin,
      long states) {}

  /**
   * A rule set with so many pieces a side, alternating from square 1. Rows of pieces that would
   * need more are left out of it.
   */
  public static RuleSet rules(RuleSet rules, int pieces) {
    Setup old = rules.setup();
    Setup usual = Setup.alternating(pieces, old.starter());
    Landing landing = rules.landing();
    Protection protection = landing.protection();
    Barrier barrier = landing.barrier();
    return rules
        .with(new Setup(usual.odd(), usual.even(), old.hand(), old.starter(), old.openingMove()))
        .with(
            new Landing(
                landing.onRival(),
                protection.run() > pieces ? Protection.NONE : protection,
                barrier.run() > pieces ? Barrier.NONE : barrier));
  }

  /**
   * The values under two policies.
   *
   * @param rules rules without obstacles; see {@link Exactness}
   * @param first the policy that moves first
   * @param second the policy that moves second
   * @throws NoExactValues if there are none, or the game is too large
   */
  public static Values solve(
      RuleSet rules, PolicySpec first, PolicySpec second, SolveProgress progress)
      throws NoExactValues {
    List<String> obstacles = new ArrayList<>(obstacles(rules));
    obstacles.addAll(Exactness.obstacles(first, second));
    NoExactValues.throwIfAny(obstacles);
    Engine engine = Engine.compile(rules);
    Players players = Players.of(engine, first, second);
    Positions positions = positions(rules, players.seats());
    Solver solver = new Solver(engine, positions, players);
    solver.solve(quantities(rules), progress);
    return new SmallGame(engine, positions, players, solver).values();
  }

  /**
   * The values where both sides play optimally: each maximises P(win) + ½·P(draw). Of moves that
   * are equally good that of the piece furthest back is made.
   *
   * @throws NoExactValues if there are none, or the game is too large
   */
  public static Values solveOptimal(RuleSet rules, SolveProgress progress) throws NoExactValues {
    NoExactValues.throwIfAny(obstacles(rules));
    Engine engine = Engine.compile(rules);
    Positions positions = positions(rules, 1);
    OptimalPlay optimal = new OptimalPlay(engine, positions);
    Players players = Players.ofAllMoves();
    Solver solver = new Solver(engine, positions, players, optimal::bestOf);
    solver.solve(quantities(rules), progress);
    SmallGame game = new SmallGame(engine, positions, players, solver);
    for (Start start : game.starts()) {
      if (optimal.isOpen(start.position)) {
        throw NoExactValues.endless();
      }
    }
    return game.values();
  }

  private static List<String> obstacles(RuleSet rules) {
    List<String> obstacles = new ArrayList<>(Exactness.obstacles(rules));
    if (rules.setup().pieces(Side.ODD) != rules.setup().pieces(Side.EVEN)) {
      obstacles.add("the sides have different numbers of pieces");
    }
    return obstacles;
  }

  private static Positions positions(RuleSet rules, int seats) throws NoExactValues {
    int pieces = rules.setup().pieces(Side.ODD);
    Size.of(rules, pieces, seats, ALL.size()).check();
    return new Positions(rules, pieces, seats);
  }

  /** A race cannot be drawn. */
  private static Set<Quantity> quantities(RuleSet rules) {
    return rules.ending().goal() == Goal.ALL_OFF
        ? EnumSet.of(Quantity.ADVANTAGE, Quantity.THROWS, Quantity.MARGIN)
        : ALL;
  }

  /**
   * How a game can start.
   *
   * @param chance how likely that is
   * @param position the first position in which a throw is made
   * @param sign 1 if who moves first in the game throws, otherwise −1
   * @param throwsMade throws made before
   */
  private record Start(double chance, int position, int sign, int throwsMade) {}

  private List<Start> starts() {
    return switch (engine.rules().setup().starter()) {
      case ODD -> List.of(start(Side.ODD, 1));
      case EVEN -> List.of(start(Side.EVEN, 1));
      // the higher throw begins, and both throw alike
      case ROLL_OFF -> List.of(start(Side.ODD, 0.5), start(Side.EVEN, 0.5));
    };
  }

  private Start start(Side side, double chance) {
    long board = engine.startBoard(side);
    int counts = engine.startCounts(side);
    Optional<OpeningMove> opening = engine.rules().setup().openingMove();
    if (opening.isEmpty()) {
      return new Start(chance, positions.number(0, board, counts), 1, 0);
    }
    int value = opening.get().value();
    int from = SquareSet.bit(opening.get().from());
    long moved = engine.move(board, value, from);
    return engine.throwsAgain(value, from)
        ? new Start(chance, positions.number(0, moved, counts), 1, 1)
        : new Start(
            chance,
            positions.number(positions.other(0), Board.flip(moved), Counts.flip(counts)),
            -1,
            1);
  }

  private Values values() throws NoExactValues {
    boolean drawable = quantities(engine.rules()).contains(Quantity.DRAW);
    double advantage = 0;
    double draw = 0;
    double throwCount = 0;
    double margin = 0;
    for (Start start : starts()) {
      double ahead = start.sign * solver.value(Quantity.ADVANTAGE, start.position);
      if (Double.isNaN(ahead)) {
        throw NoExactValues.endless();
      }
      advantage += start.chance * ahead;
      draw += drawable ? start.chance * solver.value(Quantity.DRAW, start.position) : 0;
      throwCount +=
          start.chance * (start.throwsMade + solver.value(Quantity.THROWS, start.position));
      margin += start.chance * start.sign * solver.value(Quantity.MARGIN, start.position);
    }
    int[] begin = starts().stream().mapToInt(Start::position).toArray();
    return new Values(
        (1 - draw + advantage) / 2,
        draw,
        (1 - draw - advantage) / 2,
        throwCount,
        margin * engine.rules().ending().points(),
        new Reach(engine, positions, players).count(begin));
  }
}
