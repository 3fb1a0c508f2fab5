package senet.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.knowm.xchart.style.markers.Marker;
import org.knowm.xchart.style.markers.SeriesMarkers;
import senet.report.RowPlot.Mark;
import senet.report.RowPlot.Row;
import senet.report.RowPlot.Section;
import senet.run.Comparison;
import senet.run.Comparison.Verdict;

/** What differs from the baseline, as a forest plot: a panel for each measure. */
final class ComparisonChart implements Chart {
  private static final int MOST_HEIGHT = 1000;
  private static final int GAP = 12;
  private static final int STEPS = 8;

  /** What a verdict looks like, and the key of its words. */
  private record Look(Shade color, Marker marker, String words) {}

  private static final Map<Verdict, Look> LOOKS = new LinkedHashMap<>();

  static {
    LOOKS.put(
        Verdict.DIFFERENT,
        new Look(Shade.BLUE, SeriesMarkers.CIRCLE, "chart.comparisons.different"));
    LOOKS.put(
        Verdict.SLIGHT,
        new Look(Shade.PURPLE, SeriesMarkers.TRIANGLE_UP, "chart.comparisons.slight"));
    LOOKS.put(
        Verdict.EQUIVALENT,
        new Look(Shade.GREEN, SeriesMarkers.SQUARE, "chart.comparisons.equivalent"));
    LOOKS.put(
        Verdict.UNDECIDED,
        new Look(Shade.VERMILION, SeriesMarkers.DIAMOND, "chart.comparisons.undecided"));
    LOOKS.put(
        Verdict.UNTESTED, new Look(Shade.GREY, SeriesMarkers.CROSS, "chart.comparisons.untested"));
  }

  /** The comparisons of one measure, by what they have in common. */
  private record Panel(String measure, Map<String, List<Comparison>> groups, Say say) {
    ComparisonWords words() {
      return ComparisonWords.of(measure, say);
    }

    List<Comparison> rows() {
      return groups.values().stream().flatMap(List::stream).toList();
    }
  }

  /** How the sections of a drawing are headed: by all that is not said above them. */
  private enum Headings {
    NONE,
    GROUPS,
    MEASURES,
    BOTH;

    static Headings of(List<Panel> panels) {
      boolean groups =
          panels.stream().flatMap(p -> p.groups().keySet().stream()).distinct().count() > 1;
      return panels.size() > 1 ? groups ? BOTH : MEASURES : groups ? GROUPS : NONE;
    }

    String heading(Panel panel, String group) {
      return switch (this) {
        case NONE -> "";
        case GROUPS -> group;
        case MEASURES -> panel.words().heading();
        case BOTH -> panel.say().text("chart.comparisons.heading", panel.words().heading(), group);
      };
    }
  }

  @Override
  public String name() {
    return "comparisons";
  }

  @Override
  public List<Drawing> draw(Findings findings) {
    ShownComparisons shown = new ShownComparisons(findings);
    List<Panel> panels = new ArrayList<>();
    shown
        .byMeasure()
        .forEach(
            (measure, rows) ->
                panels.add(
                    new Panel(
                        measure,
                        rows.stream()
                            .collect(
                                Collectors.groupingBy(
                                    shown::group, LinkedHashMap::new, Collectors.toList())),
                        findings.say())));
    if (panels.isEmpty()) {
      return List.of();
    }
    int height =
        panels.stream()
            .flatMap(panel -> sections(panel, Headings.BOTH, shown).stream())
            .mapToInt(RowPlot::height)
            .sum();
    if (height <= MOST_HEIGHT) {
      return List.of(drawing(name(), panels, findings, shown));
    }
    FileNames names = new FileNames(findings.headings());
    return panels.stream()
        .map(panel -> drawing(names.of(name(), panel.measure()), List.of(panel), findings, shown))
        .toList();
  }

  private static List<Section> sections(Panel panel, Headings headings, ShownComparisons shown) {
    List<Section> sections = new ArrayList<>();
    panel
        .groups()
        .forEach(
            (group, rows) ->
                sections.add(
                    new Section(
                        headings.heading(panel, group),
                        rows.stream()
                            .map(row -> new Row(shown.label(row), marks(row, panel.say())))
                            .toList())));
    return sections;
  }

  private static List<Mark> marks(Comparison row, Say say) {
    if (Double.isNaN(row.difference().value())) {
      return List.of();
    }
    Look look = look(row.verdict());
    double band = Double.isNaN(row.delta()) ? 0 : row.delta();
    String text = ComparisonWords.of(row.measure(), say).difference(row).toString();
    return List.of(new Mark(look.color(), look.marker(), row.difference(), text, band));
  }

  private static Look look(Verdict verdict) {
    return java.util.Objects.requireNonNull(LOOKS.get(verdict));
  }

  private static Drawing drawing(
      String name, List<Panel> panels, Findings findings, ShownComparisons shown) {
    Headings headings = Headings.of(panels);
    List<Section> all =
        panels.stream().flatMap(panel -> sections(panel, headings, shown).stream()).toList();
    List<RowPlot> plots =
        panels.stream()
            .map(panel -> plot(panel, sections(panel, headings, shown), all, findings))
            .toList();
    int height = plots.stream().mapToInt(plot -> plot.height() + GAP).sum() - GAP;
    Say say = findings.say();
    return new Sheet(
            title(shown, say), subtitle(panels, shown, say), legend(panels, say), findings.source())
        .drawing(
            name,
            say.text("chart.comparisons.caption"),
            height,
            (pen, left, top) -> {
              double y = top;
              for (RowPlot plot : plots) {
                plot.paint(pen, left, y);
                y += plot.height() + GAP;
              }
            });
  }

  private static RowPlot plot(
      Panel panel, List<Section> sections, List<Section> aligned, Findings findings) {
    ComparisonWords words = panel.words();
    double[] extent = RowPlot.extent(sections, words.scale());
    double least = Math.max(extent[1] - extent[0], 1e-6) / 20;
    Axis axis =
        Axis.signed(findings.say(), Math.min(extent[0], -least), Math.max(extent[1], least), STEPS);
    return new RowPlot(axis, findings.lines(words.axis()), sections, words.scale(), aligned);
  }

  private static String title(ShownComparisons shown, Say say) {
    return shown.against().isEmpty()
        ? say.text("chart.comparisons")
        : say.text("chart.comparisons.from", shown.against());
  }

  /** What all rows have in common, and whether there are more. */
  private static String subtitle(List<Panel> panels, ShownComparisons shown, Say say) {
    List<String> parts = new ArrayList<>();
    if (panels.size() == 1) {
      parts.add(panels.get(0).words().heading());
    }
    List<String> groups =
        panels.stream().flatMap(panel -> panel.groups().keySet().stream()).distinct().toList();
    if (groups.size() == 1) {
      parts.add(groups.get(0));
    }
    if (shown.leftOut() > 0) {
      parts.add(say.text("chart.comparisons.most", ShownComparisons.MOST));
    }
    return String.join("; ", parts);
  }

  private static List<Key> legend(List<Panel> panels, Say say) {
    List<Comparison> rows = panels.stream().flatMap(panel -> panel.rows().stream()).toList();
    List<Key> legend = new ArrayList<>();
    LOOKS.forEach(
        (verdict, look) -> {
          if (rows.stream().anyMatch(row -> row.verdict() == verdict)) {
            legend.add(Key.marked(look.color(), look.marker(), say.text(look.words())));
          }
        });
    legend.add(Key.band(say.text("chart.comparisons.band")));
    return legend;
  }
}
