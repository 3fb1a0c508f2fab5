package senet.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import senet.game.GameResult.End;
import senet.run.Results;
import senet.run.Scenario;

/** Warns of games that were stopped at the cap on throws. */
final class UnfinishedGames {
  private UnfinishedGames() {}

  /** A line for each scenario that has such games. */
  static List<String> warnings(Results results) {
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < results.tallies().size(); i++) {
      long unfinished = results.tallies().get(i).ends(End.UNFINISHED);
      if (unfinished > 0) {
        Scenario scenario = results.plan().scenarios().get(i);
        lines.add(
            String.format(
                Locale.ROOT,
                "warning: %s: %,d of %,d games reached %,d throws and are unfinished; raise"
                    + " maxThrows, or read them as games that nobody won",
                scenario.title(),
                unfinished,
                results.tallies().get(i).games(),
                scenario.rules().ending().maxThrows()));
      }
    }
    return lines;
  }
}
