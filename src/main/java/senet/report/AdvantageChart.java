package senet.report;

import java.util.ArrayList;
import java.util.List;
import org.knowm.xchart.style.markers.Marker;
import org.knowm.xchart.style.markers.SeriesMarkers;
import senet.report.Findings.Entry;
import senet.report.RowPlot.Mark;
import senet.report.RowPlot.Row;
import senet.report.RowPlot.Section;
import senet.stats.Estimate;

/** Who has the edge, as a forest plot: differences of winning chances around zero. */
final class AdvantageChart implements Chart {

  /** An advantage with its measure, the key of its words and its mark. */
  record Advantage(String measure, String words, Shade color, Marker marker) {
    Mark mark(Estimate estimate, Say say) {
      return new Mark(color, marker, estimate, say.points(estimate).toString());
    }

    Key key(Say say) {
      return Key.marked(color, marker, say.text(words));
    }
  }

  static final Advantage FIRST_PLAYER =
      new Advantage(
          "first-player-advantage", "chart.advantage.first", Shade.BLUE, SeriesMarkers.CIRCLE);
  static final List<Advantage> APART =
      List.of(
          new Advantage(
              "first-move-advantage", "chart.advantage.moving", Shade.GREEN, SeriesMarkers.DIAMOND),
          new Advantage(
              "odd-side-advantage", "chart.advantage.odd", Shade.ORANGE, SeriesMarkers.SQUARE));

  @Override
  public String name() {
    return "advantage";
  }

  @Override
  public List<Drawing> draw(Findings findings) {
    List<Section> sections = new ArrayList<>();
    for (Findings.Group group : findings.groups()) {
      List<Row> rows = new ArrayList<>();
      for (Entry entry : group.entries()) {
        rows.add(new Row(entry.rules(), List.of(mark(entry, FIRST_PLAYER, findings.say()))));
      }
      findings.advantagesApart().stream()
          .filter(entry -> entry.matchup().equals(group.matchup()))
          .forEach(entry -> rows.add(apart(entry, findings.say())));
      sections.add(new Section(group.matchup(), rows));
    }
    boolean told = !findings.advantagesApart().isEmpty();
    return RowPages.of(name(), sections, findings.headings()).stream()
        .map(page -> drawing(page, told, findings))
        .toList();
  }

  private static Drawing drawing(RowPages.Page page, boolean told, Findings findings) {
    double[] extent = RowPlot.extent(page.sections());
    RowPlot plot =
        new RowPlot(
            Axis.signed(findings.say(), Math.min(extent[0], -1), Math.max(extent[1], 1), 8),
            findings.lines(findings.text("chart.points")),
            page.sections());
    List<Key> legend = new ArrayList<>();
    legend.add(FIRST_PLAYER.key(findings.say()));
    if (told) {
      APART.stream().map(advantage -> advantage.key(findings.say())).forEach(legend::add);
    }
    return new Sheet(findings.text("chart.advantage"), page.subtitle(), legend, findings.source())
        .drawing(
            page.name(),
            findings.text(told ? "chart.advantage.caption.apart" : "chart.advantage.caption"),
            plot.height(),
            plot::paint);
  }

  private static Row apart(Entry entry, Say say) {
    List<Mark> marks = APART.stream().map(advantage -> mark(entry, advantage, say)).toList();
    return new Row(say.text("chart.advantage.both", entry.rules()), marks);
  }

  private static Mark mark(Entry entry, Advantage advantage, Say say) {
    return advantage.mark(entry.of(advantage.measure(), "mean"), say);
  }
}
