package senet.report;

import java.awt.BasicStroke;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import senet.game.GameResult.End;
import senet.report.Findings.Entry;
import senet.report.Findings.Group;
import senet.report.PanelGrid.Panel;

/** How long games are: a chart a matchup, a line for each rule set. */
final class LengthChart implements Chart {

  /** More lines than this get a panel each. */
  private static final int MOST_LINES = Shade.LINES.size();

  private static final float[][] DASHES = {{1, 0}, {7, 3}, {2, 2}, {9, 3, 2, 3}, {14, 3}};

  @Override
  public String name() {
    return "length";
  }

  @Override
  public List<Drawing> draw(Findings findings) {
    List<Group> groups = findings.groups();
    FileNames names = new FileNames(findings.headings());
    return groups.stream()
        .map(
            group ->
                drawing(
                    groups.size() == 1 ? name() : names.of(name(), group.matchup()),
                    group,
                    findings))
        .toList();
  }

  private static Drawing drawing(String name, Group group, Findings findings) {
    List<Entry> entries = group.entries();
    boolean together = entries.size() <= MOST_LINES;
    int panels = together ? 1 : entries.size();
    Lengths lengths = new Lengths(entries);
    Say say = findings.say();
    Axis x = lengths.axis(say, PanelGrid.steps(panels));
    double most =
        entries.stream().flatMapToDouble(e -> Arrays.stream(lengths.heights(e))).max().orElse(1);
    Axis y = Axis.over(say, 0, most * 1.05, together ? 6 : 4);
    List<Key> legend = new ArrayList<>();
    List<Panel> drawn = new ArrayList<>();
    Plot plot = new Plot(x, y);
    for (int i = 0; i < entries.size(); i++) {
      Entry entry = entries.get(i);
      int style = together ? i : 0;
      line(plot, lengths, entry, Shade.LINES.get(style), stroke(style));
      if (together) {
        legend.add(
            Key.line(
                Shade.LINES.get(i),
                stroke(i),
                say.text("chart.length.key", entry.rules(), median(entry, say))));
      } else {
        drawn.add(new Panel(entry.rules(), median(entry, say), plot));
        plot = new Plot(x, y);
      }
    }
    if (together) {
      drawn.add(new Panel("", "", plot));
    }
    PanelGrid grid = new PanelGrid(x, y, lengths.xTitle(say), lengths.yTitle(say), drawn);
    String subtitle = group.matchup() + notes(entries, lengths, say);
    return new Sheet(say.text("chart.length"), subtitle, legend, findings.source())
        .drawing(name, say.text("chart.length.caption"), grid.height(), grid::paint);
  }

  private static void line(
      Plot plot, Lengths lengths, Entry entry, Shade color, BasicStroke stroke) {
    double[] shares = lengths.heights(entry);
    double[] xs = new double[2 * shares.length + 2];
    double[] ys = new double[xs.length];
    for (int i = 0; i <= shares.length; i++) {
      xs[2 * i] = lengths.place(i);
      xs[2 * i + 1] = xs[2 * i];
      ys[2 * i] = i == 0 ? 0 : shares[i - 1];
      ys[2 * i + 1] = i == shares.length ? 0 : shares[i];
    }
    plot.line(color, stroke, xs, ys);
  }

  private static BasicStroke stroke(int style) {
    return new BasicStroke(2, BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER, 10, DASHES[style], 0);
  }

  private static String median(Entry entry, Say say) {
    return say.text("chart.length.median", Lengths.throwsOf(entry).quantile(0.5));
  }

  /** What of the games the chart does not show as it is. */
  private static String notes(List<Entry> entries, Lengths lengths, Say say) {
    StringBuilder notes = new StringBuilder();
    double most = entries.stream().mapToDouble(lengths::beyond).max().orElse(0);
    if (most > 1e-9) {
      boolean few = most < 0.001;
      String share = say.percent(say.fixed(few ? 0.1 : most * 100, 1));
      String key = few ? "chart.length.beyond.few" : "chart.length.beyond";
      notes.append("; ").append(say.text(key, lengths.longest(), share));
    }
    if (entries.stream().anyMatch(entry -> entry.tally().ends(End.UNFINISHED) > 0)) {
      notes.append("; ").append(say.text("chart.length.stopped"));
    }
    return notes.toString();
  }
}
