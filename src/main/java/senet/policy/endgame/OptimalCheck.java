package senet.policy.endgame;

import senet.game.Engine;
import senet.rules.RuleSet;

/**
 * Whether a table of optimal play fits rules: what a position is worth must be what the positions
 * one throw later make it. A table of other rules fails.
 */
final class OptimalCheck {
  private static final int SAMPLE = 4096;

  /** In units: half of one for the value itself, and half for those it is made from. */
  static final double ROUNDING = 1.001;

  private final OptimalTable table;
  private final Positions positions;
  private final Ways ways;
  private final double[] chances;

  OptimalCheck(OptimalTable table, RuleSet rules) {
    this.table = table;
    positions = table.positions();
    Engine engine = Engine.compile(EndgameTable.endingAtOnce(rules));
    ways = new Ways(engine, positions, Players.ofAllMoves());
    chances = Ways.chancesByWeight(engine);
  }

  /** Looks at some thousand positions. */
  boolean fits() {
    // every so many-th position: a stride that has no factor in common with what repeats
    int stride = Math.max(1, positions.size() / SAMPLE) | 1;
    for (int place = stride / 2; place < positions.size(); place += stride) {
      if (error(place) > ROUNDING) {
        return false;
      }
    }
    return true;
  }

  /**
   * How far the values of a position are from those that one more throw gives, in units of
   * 2<sup>-30</sup>; 0 where no piece can stand.
   */
  double error(int place) {
    if (table.scores().get(place) == OptimalTable.UNKNOWN) {
      return 0;
    }
    Layer layer = positions.layerOf(place);
    ways.from(layer, layer.board(place));
    double score = 0;
    double draw = 0;
    for (int way = 0; way < ways.count(); ) {
      int best = way;
      int end = way + Ways.movesOf(ways.weight(way));
      double chance = chances[Ways.only(ways.weight(way))];
      for (; way < end; way++) {
        if (scoreAfter(ways.target(way)) > scoreAfter(ways.target(best))) {
          best = way;
        }
      }
      score += chance * scoreAfter(ways.target(best));
      draw += chance * draw(ways.target(best) >>> 1);
    }
    return Math.max(Math.abs(score - table.scores().get(place)), Math.abs(draw - draw(place)));
  }

  /** What a way leads to, seen by the side that has moved. */
  private int scoreAfter(int target) {
    int position = target >>> 1;
    int score =
        position < positions.size()
            ? table.scores().get(position)
            : OptimalTable.atEnd(positions.outcome(position));
    return (target & 1) == 0 ? score : OptimalTable.ONE - score;
  }

  private int draw(int position) {
    if (position >= positions.size()) {
      return (int) (OptimalTable.ONE * Quantity.DRAW.atEnd(positions.outcome(position), 0));
    }
    return table.draws().capacity() == 0 ? 0 : table.draws().get(position);
  }
}
