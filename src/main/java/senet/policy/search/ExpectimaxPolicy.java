package senet.policy.search;

import java.util.Map;
import java.util.stream.Stream;
import senet.game.Engine;
import senet.game.Policy;
import senet.game.Turn;
import senet.policy.Moves;
import senet.policy.PolicyKind;
import senet.policy.PolicyParameter;

/**
 * Looks ahead by {@link Expectimax}. A turn does not tell how many extra throws its side has had in
 * a row, nor how many throws the game: where the rules cap either, the throw in hand is taken to be
 * the side's first, and the game never to be cut short.
 */
public final class ExpectimaxPolicy implements Policy {

  private static final PolicyParameter DEPTH =
      PolicyParameter.whole(
          "depth", "how many throws are looked at, with the one in hand", 2, 1, 5);

  private static final PolicyParameter TABLE =
      PolicyParameter.whole(
          "table",
          "how many positions are remembered, which changes the speed only",
          1 << 13,
          0,
          1 << 22);

  public static final PolicyKind KIND =
      new PolicyKind(
              "expectimax",
              "Makes the move of highest expected value, found by going over every throw and every"
                  + " move until depth throws are used up, the one in hand included, with either"
                  + " side always making its own best move; a won game is worth 1, a drawn one 0, a"
                  + " lost one -1 and any other position what its evaluator says: a learned one"
                  + " twice the chance of winning and that of a draw, less 1, and features"
                  + " s/\u221a(1+s\u00b2), s being their sum, each times its weight (if none is"
                  + " given, weights that suit a race or a game for points); ties go to the piece"
                  + " furthest back.",
              Stream.concat(Stream.of(DEPTH, TABLE), Valuations.USUAL.parameters().stream())
                  .toList(),
              new Maker(Valuations.USUAL))
          .choosing(PolicyKind.Choice.BY_POSITION);

  /** Measured in Bell's game. */
  private static final double EFFORT = 4;

  private static final double EFFORT_PER_THROW = 12;

  private final Expectimax search;
  private final int depth;

  ExpectimaxPolicy(Expectimax search, int depth) {
    this.search = search;
    this.depth = depth;
  }

  @Override
  public int choose(Turn turn) {
    int legal = turn.legal();
    if ((legal & legal - 1) == 0) {
      return legal;
    }
    int best = 0;
    double highest = Double.NEGATIVE_INFINITY;
    for (int rest = legal; rest != 0; rest &= rest - 1) {
      int from = Integer.lowestOneBit(rest);
      double value =
          search.afterMove(turn.board(), turn.counts(), turn.value(), from, depth - 1, 0);
      if (value > highest + Moves.TIE) {
        best = from;
        highest = value;
      } else if (value >= highest - Moves.TIE) {
        best |= from;
      }
    }
    return Moves.furthestBack(best);
  }

  /** Makes these policies. */
  private record Maker(Valuations valuations) implements SearchFactory {
    @Override
    public SearchFactory with(Valuations newValuations) {
      return new Maker(newValuations);
    }

    @Override
    public Policy create(Engine engine, Map<String, Double> parameters) {
      int depth = DEPTH.wholeIn(parameters);
      int size = TABLE.wholeIn(parameters);
      // the same position comes up in two ways only where a side moves twice, with two throws left
      TranspositionTable table = depth < 4 || size == 0 ? null : new TranspositionTable(size);
      return new ExpectimaxPolicy(
          new Expectimax(engine, valuations.under(engine, parameters), table), depth);
    }

    @Override
    public double effort(Map<String, Double> parameters) {
      return EFFORT * Math.pow(EFFORT_PER_THROW, DEPTH.in(parameters) - 1);
    }
  }
}
