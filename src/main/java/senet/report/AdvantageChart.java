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

  /** An advantage with its measure, its words and its mark. */
  record Advantage(String measure, String words, Shade color, Marker marker) {
    Mark mark(Estimate estimate) {
      return new Mark(color, marker, estimate, Say.points(estimate).toString());
    }

    Key key() {
      return Key.marked(color, marker, words);
    }
  }

  static final Advantage FIRST_PLAYER =
      new Advantage("first-player-advantage", "who moves first", Shade.BLUE, SeriesMarkers.CIRCLE);
  static final List<Advantage> APART =
      List.of(
          new Advantage(
              "first-move-advantage",
              "moving first, both starts together",
              Shade.GREEN,
              SeriesMarkers.DIAMOND),
          new Advantage(
              "odd-side-advantage",
              "having the odd squares, both starts together",
              Shade.ORANGE,
              SeriesMarkers.SQUARE));

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
        rows.add(new Row(entry.rules(), List.of(mark(entry, FIRST_PLAYER))));
      }
      findings.advantagesApart().stream()
          .filter(entry -> entry.matchup().equals(group.matchup()))
          .forEach(entry -> rows.add(apart(entry)));
      sections.add(new Section(group.matchup(), rows));
    }
    boolean told = !findings.advantagesApart().isEmpty();
    return RowPages.of(name(), sections).stream()
        .map(page -> drawing(page, told, findings))
        .toList();
  }

  private static Drawing drawing(RowPages.Page page, boolean told, Findings findings) {
    double[] extent = RowPlot.extent(page.sections());
    RowPlot plot =
        new RowPlot(
            Axis.signed(Math.min(extent[0], -1), Math.max(extent[1], 1), 8),
            "percentage points of all games; lines: interval at " + findings.confidence(),
            page.sections());
    List<Key> legend = new ArrayList<>();
    legend.add(FIRST_PLAYER.key());
    if (told) {
      APART.stream().map(Advantage::key).forEach(legend::add);
    }
    return new Sheet(
            "Who has the edge: wins minus losses", page.subtitle(), legend, findings.source())
        .drawing(
            page.name(),
            "Marks right of zero favour who moves first"
                + (told ? " or has the odd squares" : "")
                + "; an interval that covers zero leaves open whether there is an edge.",
            plot.height(),
            plot::paint);
  }

  private static Row apart(Entry entry) {
    List<Mark> marks = APART.stream().map(advantage -> mark(entry, advantage)).toList();
    return new Row(entry.rules() + ", both starts", marks);
  }

  private static Mark mark(Entry entry, Advantage advantage) {
    return advantage.mark(entry.of(advantage.measure(), "mean"));
  }
}
