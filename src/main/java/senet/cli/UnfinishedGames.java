package senet.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import senet.game.GameResult.End;
import senet.measure.PairTally;
import senet.measure.Tally;
import senet.rules.RuleSet;
import senet.run.Contest;
import senet.run.Results;
import senet.run.Scenario;

/** Warns of games that were stopped at the cap on throws. */
final class UnfinishedGames {
  private static final String NOBODY_WON = "read them as games that nobody won";
  private static final String LEFT_OUT = "mind that scores and ratings are without their pairs";

  private UnfinishedGames() {}

  /** A line for each scenario that has such games. */
  static List<String> warnings(Results results) {
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < results.tallies().size(); i++) {
      Scenario scenario = results.plan().scenarios().get(i);
      Tally tally = results.tallies().get(i);
      long unfinished = tally.ends(End.UNFINISHED);
      add(scenario.title(), unfinished, tally.games(), scenario.rules(), NOBODY_WON, lines);
    }
    for (int i = 0; i < results.contests().size(); i++) {
      Contest contest = results.plan().contests().get(i);
      PairTally tally = results.contests().get(i);
      long unfinished =
          tally.oneFirst().ends(End.UNFINISHED) + tally.otherFirst().ends(End.UNFINISHED);
      add(contest.title(), unfinished, tally.games(), contest.rules(), LEFT_OUT, lines);
    }
    return lines;
  }

  private static void add(
      String title, long unfinished, long games, RuleSet rules, String remedy, List<String> to) {
    if (unfinished > 0) {
      to.add(
          String.format(
              Locale.ROOT,
              "warning: %s: %,d of %,d games reached %,d throws and are unfinished; raise"
                  + " maxThrows, or %s",
              title,
              unfinished,
              games,
              rules.ending().maxThrows(),
              remedy));
    }
  }
}
