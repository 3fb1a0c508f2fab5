package senet.report;

import java.util.ArrayList;
import java.util.List;
import senet.game.GameResult.End;
import senet.report.Findings.Entry;
import senet.report.RowPlot.Mark;
import senet.report.RowPlot.Row;
import senet.report.RowPlot.Section;
import senet.stats.Estimate;

/** How games end: the shares of first wins, draws and second wins of each scenario. */
final class OutcomeChart implements Chart {

  /** An ending with its measure, its words and its colour. */
  private record Ending(String measure, String words, Shade color) {}

  private static final List<Ending> ENDINGS =
      List.of(
          new Ending("first-win", "who moves first wins", Shade.FIRST),
          new Ending("draw", "draw", Shade.DRAW),
          new Ending("second-win", "who moves second wins", Shade.SECOND));
  private static final Ending UNFINISHED = new Ending("unfinished", "unfinished", Shade.UNFINISHED);

  @Override
  public String name() {
    return "outcome";
  }

  @Override
  public List<Drawing> draw(Findings findings) {
    List<Ending> endings = new ArrayList<>(ENDINGS);
    if (findings.entries().stream().anyMatch(e -> e.tally().ends(End.UNFINISHED) > 0)) {
      endings.add(UNFINISHED);
    }
    List<Section> sections = new ArrayList<>();
    for (Findings.Group group : findings.groups()) {
      sections.add(
          new Section(
              group.matchup(), group.entries().stream().map(e -> row(e, endings)).toList()));
    }
    Axis axis = Axis.stretched(0, Math.max(1, RowPlot.extent(sections)[1]), 8);
    List<Key> legend = endings.stream().map(e -> Key.filled(e.color(), e.words())).toList();
    return RowPages.of(name(), sections).stream()
        .map(page -> drawing(page, axis, legend, findings))
        .toList();
  }

  private static Drawing drawing(
      RowPages.Page page, Axis axis, List<Key> legend, Findings findings) {
    RowPlot plot =
        new RowPlot(
            axis,
            "share of games, in percent; black: interval at " + findings.confidence(),
            page.sections());
    return new Sheet("How games end", page.subtitle(), legend, findings.source())
        .drawing(
            page.name(),
            "Bars are shares of games, one for each way in which a game can end."
                + " The thin black lines are the intervals.",
            plot.height(),
            plot::paint);
  }

  private static Row row(Entry entry, List<Ending> endings) {
    return new Row(entry.rules(), endings.stream().map(e -> mark(entry, e)).toList());
  }

  private static Mark mark(Entry entry, Ending ending) {
    Estimate share = entry.of(ending.measure(), "rate");
    return new Mark(ending.color(), null, share, Say.percent(share).toString());
  }
}
