package senet.report;

import java.util.ArrayList;
import java.util.List;
import org.knowm.xchart.style.markers.SeriesMarkers;
import senet.report.RowPlot.Mark;
import senet.report.RowPlot.Row;
import senet.report.RowPlot.Section;
import senet.run.Ladder;
import senet.run.Ladder.Rung;
import senet.stats.Estimate;

/** What skill makes of the rules: policies of rising strength, each against itself. */
final class LadderChart implements Chart {
  static final String NAME = "ladder";

  /** One of the charts: the keys of its title and unit, and its scale. */
  private enum Kind {
    ADVANTAGE("chart.ladder.advantage", "chart.points", 100),
    DRAWS("chart.ladder.draws", "chart.percent", 100),
    LENGTH("chart.ladder.length", "chart.ladder.throws", 1);

    private final String title;
    private final String unit;
    private final double scale;

    Kind(String title, String unit, double scale) {
      this.title = title;
      this.unit = unit;
      this.scale = scale;
    }
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public List<Drawing> draw(Findings findings) {
    List<Drawing> drawings = new ArrayList<>();
    for (Kind kind : Kind.values()) {
      List<Section> sections =
          findings.ladders().stream()
              .filter(ladder -> isShown(kind, ladder))
              .map(ladder -> section(kind, ladder, findings))
              .toList();
      if (!sections.isEmpty()) {
        String name = NAME + "-" + kind.name().toLowerCase(java.util.Locale.ROOT);
        RowPages.of(name, sections, findings.headings())
            .forEach(page -> drawings.add(drawing(kind, page, findings)));
      }
    }
    return drawings;
  }

  private static boolean isShown(Kind kind, Ladder ladder) {
    return kind != Kind.DRAWS || LadderSection.measures(ladder).contains(LadderMeasure.DRAWS);
  }

  private static Section section(Kind kind, Ladder ladder, Findings findings) {
    List<Row> rows = new ArrayList<>();
    for (Rung rung : ladder.rungs()) {
      rows.add(new Row(label(rung, findings), marks(kind, ladder, rung, findings)));
    }
    return new Section(findings.headings().rules(ladder.rules()), rows);
  }

  /** A policy with its rating, if it has one. */
  static String label(Rung rung, Findings findings) {
    String name = rung.policy().label();
    Verdicts verdicts = new Verdicts(findings.say());
    return rung.rating().map(r -> name + " (" + verdicts.elo(r).value() + ")").orElse(name);
  }

  private static List<Mark> marks(Kind kind, Ladder ladder, Rung rung, Findings findings) {
    return switch (kind) {
      case ADVANTAGE -> advantages(ladder, rung, findings);
      case DRAWS -> List.of(mark(LadderMeasure.DRAWS, rung, findings));
      case LENGTH -> List.of(mark(LadderMeasure.LENGTH, rung, findings));
    };
  }

  private static List<Mark> advantages(Ladder ladder, Rung rung, Findings findings) {
    List<Mark> marks = new ArrayList<>();
    marks.add(
        AdvantageChart.FIRST_PLAYER.mark(
            LadderMeasure.FIRST_PLAYER.of(rung, findings.plan()), findings.say()));
    if (ladder.tellsAdvantagesApart()) {
      List<LadderMeasure> apart = List.of(LadderMeasure.FIRST_MOVE, LadderMeasure.ODD_SIDE);
      for (int i = 0; i < apart.size(); i++) {
        Estimate estimate = apart.get(i).of(rung, findings.plan());
        marks.add(AdvantageChart.APART.get(i).mark(estimate, findings.say()));
      }
    }
    return marks;
  }

  private static Mark mark(LadderMeasure measure, Rung rung, Findings findings) {
    Estimate estimate = measure.of(rung, findings.plan());
    return new Mark(
        Shade.BLUE,
        SeriesMarkers.CIRCLE,
        estimate,
        measure.say(estimate, findings.say()).toString());
  }

  private static Drawing drawing(Kind kind, RowPages.Page page, Findings findings) {
    double[] extent = RowPlot.extent(page.sections(), kind.scale);
    Axis axis =
        kind == Kind.ADVANTAGE
            ? Axis.signed(findings.say(), Math.min(extent[0], -1), Math.max(extent[1], 1), 8)
            : Axis.stretched(findings.say(), 0, Math.max(extent[1], 1), 8);
    RowPlot plot =
        new RowPlot(axis, findings.lines(findings.text(kind.unit)), page.sections(), kind.scale);
    return new Sheet(
            findings.text(kind.title), page.subtitle(), legend(kind, findings), findings.source())
        .drawing(page.name(), caption(kind, findings), plot.height(), plot::paint);
  }

  private static List<Key> legend(Kind kind, Findings findings) {
    List<Key> legend = new ArrayList<>();
    if (kind == Kind.ADVANTAGE) {
      legend.add(AdvantageChart.FIRST_PLAYER.key(findings.say()));
      if (findings.ladders().stream().anyMatch(Ladder::tellsAdvantagesApart)) {
        AdvantageChart.APART.stream()
            .map(advantage -> advantage.key(findings.say()))
            .forEach(legend::add);
      }
    }
    return legend;
  }

  private static String caption(Kind kind, Findings findings) {
    boolean rated = findings.ladders().stream().allMatch(l -> l.order() == Ladder.Order.BY_RATING);
    if (kind == Kind.ADVANTAGE) {
      return findings.text(
          rated ? "chart.ladder.caption.rated.advantage" : "chart.ladder.caption.given.advantage");
    }
    return findings.text(rated ? "chart.ladder.caption.rated" : "chart.ladder.caption.given");
  }
}
