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
            .map(RatingsChart::section)
            .filter(section -> !section.rows().isEmpty())
            .toList();
    if (sections.isEmpty()) {
      return List.of();
    }
    return RowPages.of(name(), sections).stream().map(page -> drawing(page, findings)).toList();
  }

  private static Section section(Standings table) {
    List<Row> rows = new ArrayList<>();
    for (int policy : table.ratings().order()) {
      Estimate rating = table.ratings().rating(policy);
      if (Double.isNaN(rating.value())) {
        continue;
      }
      String text = Verdicts.elo(rating).toString();
      rows.add(
          new Row(
              table.name(policy),
              List.of(new Mark(Shade.BLUE, SeriesMarkers.CIRCLE, scaled(rating), text))));
    }
    return new Section(Findings.rulesForPeople(table.rules()), rows);
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
            Axis.signed(Math.min(extent[0], -1), Math.max(extent[1], 1), 8),
            "points of Elo around the mean; lines: interval at " + findings.confidence(),
            page.sections());
    return new Sheet("How strong the policies are", page.subtitle(), List.of(), findings.source())
        .drawing(
            page.name(),
            "Ratings of Bradley and Terry, on the scale of Elo: who is 100 points ahead wins 64 games"
                + " for each 36 that are lost, 200 points 76 for each 24, the seats being equal.",
            plot.height(),
            plot::paint);
  }
}
