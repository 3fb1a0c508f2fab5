package senet.report;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import senet.report.RowPlot.Mark;
import senet.report.RowPlot.Row;
import senet.report.RowPlot.Section;
import senet.run.Attribution;
import senet.stats.FactorialAnalysis.Basis;
import senet.stats.Tested;

/** Which of the rules between two rule sets moves what, and by how much: a panel a measure. */
final class AttributionChart implements Chart {
  static final String NAME = "attribution";

  private static final Shade RAISES = Shade.BLUE;
  private static final Shade LOWERS = Shade.VERMILION;
  private static final int GAP = 18;
  private static final int HEADING = 30;
  private static final int STEPS = 8;

  @Override
  public String name() {
    return NAME;
  }

  /** A chart for each factorial and matchup; none if the study has no factorial. */
  @Override
  public List<Drawing> draw(Findings findings) {
    Map<String, List<Attribution>> charts =
        findings.attributions().stream()
            .filter(AttributionChart::canBeDrawn)
            .collect(
                Collectors.groupingBy(
                    attribution -> subject(attribution, findings),
                    LinkedHashMap::new,
                    Collectors.toList()));
    FileNames names = new FileNames(findings.headings());
    return charts.entrySet().stream()
        .map(
            chart -> {
              String name = charts.size() == 1 ? NAME : names.of(NAME, chart.getKey());
              return drawing(name, chart.getValue(), findings);
            })
        .toList();
  }

  /** Whether there is a rule to draw a bar for. */
  static boolean canBeDrawn(Attribution attribution) {
    return attribution.analysis().isPresent() && !attribution.rules().isEmpty();
  }

  /** What one chart is about. */
  static String subject(Attribution of, Findings findings) {
    Headings headings = findings.headings();
    return headings.heading(
        "report.which.subject", Sweeps.title(of.sweep(), headings), matchup(of, findings));
  }

  private static String matchup(Attribution of, Findings findings) {
    return findings.headings().matchup(of.first(), of.second());
  }

  private static Drawing drawing(String name, List<Attribution> attributions, Findings findings) {
    List<Panel> panels = attributions.stream().map(a -> panel(a, findings)).toList();
    Attribution any = attributions.get(0);
    List<Key> legend =
        List.of(
            Key.filled(RAISES, findings.text("chart.attribution.raises")),
            Key.filled(LOWERS, findings.text("chart.attribution.lowers")));
    String title = findings.text("chart.attribution", any.from(), any.to());
    int height = panels.stream().mapToInt(Panel::height).sum() - GAP;
    return new Sheet(title, matchup(any, findings), legend, findings.source())
        .drawing(
            name,
            findings.text("chart.attribution.caption"),
            height,
            (pen, left, top) -> {
              double y = top;
              for (Panel panel : panels) {
                panel.paint(pen, left, y);
                y += panel.height();
              }
            });
  }

  private static Panel panel(Attribution attribution, Findings findings) {
    double confidence = findings.plan().confidence();
    Say say = findings.say();
    Shared measure = Shared.of(attribution.measure());
    var analysis = attribution.analysis().orElseThrow();
    List<Tested> shares = analysis.shares(confidence);
    List<Row> rows =
        IntStream.range(0, shares.size())
            .boxed()
            .filter(j -> !Double.isNaN(shares.get(j).estimate().value()))
            .sorted(Comparator.comparingDouble(j -> -Math.abs(shares.get(j).estimate().value())))
            .map(j -> row(RuleNames.title(attribution, 1 << j, say), shares.get(j), measure, say))
            .toList();
    List<Section> sections = List.of(new Section("", rows));
    double[] extent = RowPlot.extent(sections, measure.scale());
    double least = extent[0] == extent[1] ? -1 : extent[0];
    RowPlot plot =
        new RowPlot(
            Axis.signed(say, least, extent[1], STEPS),
            findings.lines(measure.unit(say)),
            sections,
            measure.scale());
    return new Panel(heading(attribution, measure, analysis.basis(confidence), say), plot);
  }

  private static String heading(Attribution attribution, Shared measure, Basis basis, Say say) {
    String name = measure.title(say);
    var total = attribution.analysis().orElseThrow().total();
    if (basis == Basis.NONE || total.isEmpty()) {
      return say.text("chart.attribution.none", name);
    }
    return say.text(
        basis == Basis.SHARES ? "chart.attribution.shares" : "chart.attribution.shapley",
        name,
        measure.say(total.get().observed().estimate(), say));
  }

  private static Row row(String label, Tested share, Shared measure, Say say) {
    Shade color = share.estimate().value() < 0 ? LOWERS : RAISES;
    String text = measure.say(share.estimate(), say).toString();
    return new Row(label, List.of(new Mark(color, null, share.estimate(), text)));
  }

  /** A measure: its heading, and a bar for each rule. */
  private record Panel(String heading, RowPlot plot) {
    int height() {
      return lines().size() * Type.HEADING.leading() + HEADING / 2 + plot.height() + GAP;
    }

    List<String> lines() {
      return Type.HEADING.wrap(heading, Sheet.INNER * 0.95);
    }

    void paint(Pen pen, double left, double top) {
      pen.lines(Type.HEADING, lines(), left, top + 12);
      plot.paint(pen, left, top + lines().size() * (double) Type.HEADING.leading() + HEADING / 2.0);
    }
  }
}
