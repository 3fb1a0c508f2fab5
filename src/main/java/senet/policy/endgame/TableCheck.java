package senet.policy.endgame;

import senet.game.Engine;
import senet.policy.PolicySpec;
import senet.rules.RuleSet;

/**
 * Whether a table fits rules and policies: in a sample of its positions, P(win) and P(draw) must be
 * what the positions one throw later make them. A table of other rules, of other policies, or of a
 * policy as it was before it was changed fails.
 */
final class TableCheck {
  private static final int SAMPLE = 4096;

  /** Values are rounded by half a unit, here and in the positions one throw later. */
  private static final double UNITS = 4;

  private TableCheck() {}

  static boolean fits(EndgameTable table, RuleSet rules, PolicySpec first, PolicySpec second) {
    Engine engine = Engine.compile(EndgameTable.endingAtOnce(rules));
    Players players = Players.of(Engine.compile(rules), first, second);
    Positions positions = table.positions();
    Ways ways = new Ways(engine, positions, players);
    double[] chances = Ways.chancesByWeight(engine);
    // every so many-th position: a stride that has no factor in common with what repeats
    int stride = Math.max(1, positions.size() / SAMPLE) | 1;
    for (int place = stride / 2; place < positions.size(); place += stride) {
      if (table.wins()[place] == EndgameTable.UNKNOWN) {
        continue;
      }
      Layer layer = positions.layerOf(place);
      ways.from(layer, layer.board(place));
      double win = 0;
      double draw = 0;
      for (int way = 0; way < ways.count(); way++) {
        double chance = chances[ways.weight(way)];
        int target = ways.target(way) >>> 1;
        boolean same = (ways.target(way) & 1) == 0;
        double targetDraw = draw(table, target);
        double targetWin = win(table, target);
        win += chance * (same ? targetWin : EndgameTable.ONE - targetDraw - targetWin);
        draw += chance * targetDraw;
      }
      if (Math.abs(win - table.wins()[place]) > UNITS
          || Math.abs(draw - draw(table, place)) > UNITS) {
        return false;
      }
    }
    return true;
  }

  private static double win(EndgameTable table, int place) {
    Positions positions = table.positions();
    return place < positions.size()
        ? table.wins()[place]
        : EndgameTable.ONE
            * (1
                - Quantity.DRAW.atEnd(positions.outcome(place), 0)
                + Quantity.ADVANTAGE.atEnd(positions.outcome(place), 0))
            / 2;
  }

  private static double draw(EndgameTable table, int place) {
    Positions positions = table.positions();
    if (place >= positions.size()) {
      return EndgameTable.ONE * Quantity.DRAW.atEnd(positions.outcome(place), 0);
    }
    return table.draws().length == 0 ? 0 : table.draws()[place];
  }
}
