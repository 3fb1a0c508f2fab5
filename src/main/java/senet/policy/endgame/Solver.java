package senet.policy.endgame;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import senet.game.Engine;
import senet.rules.SquareSet;

/**
 * Reckons the values of all positions with few pieces, group by group: pieces only leave the board,
 * so that those with fewer are known when those with more are reckoned.
 */
final class Solver {
  private final Engine engine;
  private final Positions positions;
  private final Players players;
  private final UnaryOperator<Graph> choice;
  private final Endings endings = new Endings();
  private final Map<Quantity, double[]> values = new EnumMap<>(Quantity.class);

  /** A solver for players whose moves are known. */
  Solver(Engine engine, Positions positions, Players players) {
    this(engine, positions, players, graph -> graph);
  }

  /** A solver for players that choose among the ways when it is known what these are worth. */
  Solver(Engine engine, Positions positions, Players players, UnaryOperator<Graph> choice) {
    this.engine = engine;
    this.positions = positions;
    this.players = players;
    this.choice = choice;
  }

  /** Reckons these quantities everywhere. */
  void solve(Set<Quantity> quantities, SolveProgress progress) {
    Ways ways = new Ways(engine, positions, players);
    Sweeps sweeps = new Sweeps(engine, endings);
    int water = SquareSet.of(engine.rules().lastSquares().sendsBack().keySet()).mask();
    quantities.forEach(quantity -> values.put(quantity, startingValues(quantity)));
    long done = 0;
    for (List<Layer> group : positions.groups()) {
      Graph graph = choice.apply(Graph.of(group, ways, water));
      endings.add(graph);
      values.forEach((quantity, found) -> sweeps.solve(graph, quantity, found));
      done += group.stream().mapToLong(Layer::size).sum();
      progress.solved(done, positions.size());
    }
  }

  /** Nothing is known but the values of games that are over. */
  private double[] startingValues(Quantity quantity) {
    double[] start = new double[positions.numbers()];
    for (int i = 0; i < start.length; i++) {
      start[i] =
          i < positions.size()
              ? Double.NaN
              : quantity.atEnd(positions.outcome(i), positions.finalLead(i));
    }
    return start;
  }

  /**
   * A value of a position, seen by the side that throws; {@code NaN} where a game may go on for
   * ever.
   */
  double value(Quantity quantity, int position) {
    double[] found = values.get(quantity);
    if (found == null) {
      throw new IllegalArgumentException(quantity + " was not reckoned");
    }
    return found[position];
  }
}
