package senet.report;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.knowm.xchart.style.markers.SeriesMarkers;
import senet.report.RowPlot.Mark;
import senet.report.RowPlot.Row;
import senet.report.RowPlot.Section;
import senet.run.Standings;
import senet.stats.BradleyTerry;
import senet.stats.Estimate;
import senet.stats.Interval;

/** How strong policies are: their ratings with intervals, under each rule set. */
final class RatingsChart implements Chart {

  /** A row plot shows numbers times a hundred. */
  private static final double SCALE = BradleyTerry.ELO / 100;

  @Override
  public String name() {
    return "ratings";
  }

  @Override
  public List<Drawing> draw(Findings findings) {
    List<Section> sections =
        findings.standings().stream()
            .map(table -> section(table, findings))
            .filter(section -> !section.rows().isEmpty())
            .toList();
    if (sections.isEmpty()) {
      return List.of();
    }
    return RowPages.of(name(), sections, findings.headings()).stream()
        .map(page -> drawing(page, findings))
        .toList();
  }

  private static Section section(Standings table, Findings findings) {
    List<Row> rows = new ArrayList<>();
    for (int policy : table.ratings().order()) {
      Estimate rating = table.ratings().rating(policy);
      if (Double.isNaN(rating.value())) {
        continue;
      }
      String text = new Verdicts(findings.say()).elo(rating).toString();
      rows.add(
          new Row(
              table.name(policy),
              List.of(new Mark(Shade.BLUE, SeriesMarkers.CIRCLE, scaled(rating), text))));
    }
    return new Section(findings.headings().rules(table.rules()), rows);
  }

  private static Estimate scaled(Estimate rating) {
    @Nullable Interval interval = rating.interval();
    return new Estimate(
        rating.value() * SCALE,
        interval == null ? null : new Interval(interval.low() * SCALE, interval.high() * SCALE),
        rating.method(),
        rating.n());
  }

  private static Drawing drawing(RowPages.Page page, Findings findings) {
    double[] extent = RowPlot.extent(page.sections());
    RowPlot plot =
        new RowPlot(
            Axis.signed(findings.say(), Math.min(extent[0], -1), Math.max(extent[1], 1), 8),
            findings.lines(findings.text("chart.ratings.axis")),
            page.sections());
    return new Sheet(findings.text("chart.ratings"), page.subtitle(), List.of(), findings.source())
        .drawing(page.name(), findings.text("chart.ratings.caption"), plot.height(), plot::paint);
  }
}
