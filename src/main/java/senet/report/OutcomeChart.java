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

  /** An ending with its measure, the key of its words and its colour. */
  private record Ending(String measure, String words, Shade color) {}

  private static final List<Ending> ENDINGS =
      List.of(
          new Ending("first-win", "chart.outcome.first", Shade.FIRST),
          new Ending("draw", "chart.outcome.draw", Shade.DRAW),
          new Ending("second-win", "chart.outcome.second", Shade.SECOND));
  private static final Ending UNFINISHED =
      new Ending("unfinished", "chart.outcome.unfinished", Shade.UNFINISHED);

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
              group.matchup(),
              group.entries().stream().map(e -> row(e, endings, findings.say())).toList()));
    }
    Axis axis = Axis.stretched(findings.say(), 0, Math.max(1, RowPlot.extent(sections)[1]), 8);
    List<Key> legend =
        endings.stream().map(e -> Key.filled(e.color(), findings.text(e.words()))).toList();
    return RowPages.of(name(), sections, findings.headings()).stream()
        .map(page -> drawing(page, axis, legend, findings))
        .toList();
  }

  private static Drawing drawing(
      RowPages.Page page, Axis axis, List<Key> legend, Findings findings) {
    RowPlot plot =
        new RowPlot(
            axis, findings.text("chart.outcome.axis", findings.confidenceLevel()), page.sections());
    return new Sheet(findings.text("chart.outcome"), page.subtitle(), legend, findings.source())
        .drawing(page.name(), findings.text("chart.outcome.caption"), plot.height(), plot::paint);
  }

  private static Row row(Entry entry, List<Ending> endings, Say say) {
    return new Row(entry.rules(), endings.stream().map(e -> mark(entry, e, say)).toList());
  }

  private static Mark mark(Entry entry, Ending ending, Say say) {
    Estimate share = entry.of(ending.measure(), "rate");
    return new Mark(ending.color(), null, share, say.percent(share).toString());
  }
}
