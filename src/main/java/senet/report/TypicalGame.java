package senet.report;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import senet.report.Findings.Entry;
import senet.run.TypicalGames;

/**
 * A representative game of a scenario, and how to see it.
 *
 * @param entry the scenario
 * @param scenario its number, from 1
 * @param game the game's index, from 0
 * @param seed the study's seed
 */
record TypicalGame(Entry entry, int scenario, long game, long seed) {

  /** Those of all scenarios that have one. */
  static List<TypicalGame> of(Findings findings) {
    List<Entry> entries = findings.entries();
    return IntStream.range(0, entries.size())
        .mapToObj(i -> of(entries.get(i), i + 1, findings.plan().seed()))
        .flatMap(Optional::stream)
        .toList();
  }

  private static Optional<TypicalGame> of(Entry entry, int scenario, long seed) {
    OptionalLong game = TypicalGames.index(entry.tally());
    return game.isEmpty()
        ? Optional.empty()
        : Optional.of(new TypicalGame(entry, scenario, game.getAsLong(), seed));
  }

  int throwCount() {
    return TypicalGames.throwsOf(entry.tally());
  }

  /** What shows the game. */
  String command() {
    return "senet play STUDY.yaml --scenario " + scenario + " --seed " + seed + " --game " + game;
  }

  /** Writes the section that names them. */
  static void write(Findings findings, Html page) {
    List<TypicalGame> games = of(findings);
    if (games.isEmpty()) {
      return;
    }
    BoardWords words = BoardWords.of(findings);
    page.element("h2", words.say("board.typical.heading"));
    page.element("p", words.say("board.typical.introduction"));
    HtmlTable table = new HtmlTable(page, words.say("board.typical.table"));
    table.head(
        words.say("board.typical.rules"),
        words.say("board.typical.matchup"),
        words.say("board.typical.throws"),
        words.say("board.typical.game"),
        words.say("board.typical.command"));
    for (TypicalGame game : games) {
      table
          .row(game.entry.rules())
          .cell(game.entry.matchup())
          .cell(Integer.toString(game.throwCount()))
          .cell(Long.toString(game.game))
          .code(game.command());
    }
    table.close();
  }
}
