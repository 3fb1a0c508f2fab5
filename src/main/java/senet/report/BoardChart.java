package senet.report;

import java.util.Arrays;
import java.util.List;
import senet.measure.SquareCount;
import senet.measure.SquareTally;
import senet.measure.SquareTally.Mover;
import senet.report.Findings.Entry;
import senet.rules.RuleSet;
import senet.run.Plan;

/** What happens on each square: heat maps of the board, a drawing for each scenario. */
final class BoardChart implements Chart {
  private static final double CELL = 38;
  private static final double BOARD = CELL * BoardPicture.ROWS;
  private static final double WIDTH = CELL * BoardPicture.COLUMNS;
  private static final double MARGIN = 8;
  private static final double HEAD = 24;
  private static final double ROW = HEAD + BOARD + 16;

  @Override
  public String name() {
    return Plan.BOARD_CHART;
  }

  @Override
  public List<Drawing> draw(Findings findings) {
    List<Entry> entries =
        findings.entries().stream().filter(entry -> entry.tally().squares().games() > 0).toList();
    FileNames names = new FileNames(findings.headings());
    return entries.stream()
        .map(
            entry ->
                drawing(
                    entries.size() == 1 ? name() : names.of(name(), entry.rules(), entry.matchup()),
                    entry,
                    findings))
        .toList();
  }

  private static Drawing drawing(String name, Entry entry, Findings findings) {
    BoardWords words = BoardWords.of(findings);
    RuleSet rules = entry.scenario().rules();
    SquareTally tally = entry.tally().squares();
    List<SquareCount> counts =
        Arrays.stream(SquareCount.values()).filter(count -> tally.total(count) > 0).toList();
    return new Sheet(
            words.say("board.heat.title"),
            entry.rules() + " · " + entry.matchup(),
            words.legend(
                rules, entry.scenario().first().label(), entry.scenario().second().label()),
            findings.source())
        .drawing(
            name,
            words.say("board.heat.caption"),
            (int) Math.ceil(counts.size() * ROW),
            (pen, left, top) -> {
              for (int i = 0; i < counts.size(); i++) {
                paint(pen, words, rules, tally, counts.get(i), left + MARGIN, top + i * ROW);
              }
            });
  }

  private static void paint(
      Pen pen,
      BoardWords words,
      RuleSet rules,
      SquareTally tally,
      SquareCount count,
      double left,
      double top) {
    pen.text(Type.HEADING, words.say("board.heat." + count.word()), left, top + 14);
    double most =
        BoardPicture.squares()
            .mapToDouble(
                s -> Math.max(value(tally, count, Mover.FIRST, s), second(tally, count, s)))
            .max()
            .orElse(1);
    HeatScale scale = new HeatScale(most, words.language());
    double right = left + Sheet.INNER - 2 * MARGIN - WIDTH;
    for (Mover mover : Mover.values()) {
      boolean first = mover == Mover.FIRST;
      BoardPicture board = new BoardPicture(rules, first ? left : right, top + HEAD, CELL);
      Piece piece = first ? Piece.FIRST : Piece.SECOND;
      board.paint(pen, s -> scale.color(piece.color(), value(tally, count, mover, s)));
      board.values(pen, s -> scale.words(value(tally, count, mover, s)));
    }
  }

  private static double second(SquareTally tally, SquareCount count, int square) {
    return value(tally, count, Mover.SECOND, square);
  }

  /** The mean of a game; where pieces stand at the end in percent of games. */
  private static double value(SquareTally tally, SquareCount count, Mover mover, int square) {
    double mean = (double) tally.sum(count, mover, square) / tally.games();
    return count == SquareCount.STANDING ? 100 * mean : mean;
  }
}
