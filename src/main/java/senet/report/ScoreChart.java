package senet.report;

import java.util.ArrayList;
import java.util.List;
import senet.measure.Count;
import senet.report.Findings.Entry;
import senet.report.Findings.Group;
import senet.report.PanelGrid.Panel;
import senet.stats.Histogram;

/** By how much games are won: the distribution of the margin, a panel for each rule set. */
final class ScoreChart implements Chart {
  private static List<Key> legend(Say say) {
    return List.of(
        Key.filled(Shade.SECOND, say.text("chart.score.second")),
        Key.filled(Shade.DRAW, say.text("chart.score.level")),
        Key.filled(Shade.FIRST, say.text("chart.score.first")));
  }

  @Override
  public String name() {
    return "score";
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
    Say say = findings.say();
    List<Entry> entries = group.entries();
    double least = entries.stream().mapToInt(entry -> margins(entry).min()).min().orElse(0);
    double most = entries.stream().mapToInt(entry -> margins(entry).max()).max().orElse(0);
    double reach = Math.max(1, Math.max(-least, most)) + 0.6;
    int panels = entries.size();
    double step = Math.max(1, Axis.roundStep(2 * reach / PanelGrid.steps(panels) / 2));
    Axis x = Axis.stepped(say, -reach, reach, step);
    double highest = entries.stream().mapToDouble(ScoreChart::highest).max().orElse(1);
    Axis y = Axis.over(say, 0, highest * 1.05, 4);
    double width = x.place(-reach + 0.8, PanelGrid.plotWidth(panels));
    List<Panel> drawn = new ArrayList<>();
    for (Entry entry : entries) {
      Plot plot = new Plot(x, y);
      Histogram margins = margins(entry);
      double games = margins.total();
      margins.forEach(
          (margin, count) ->
              plot.bar(color(margin), width, margin, 0, margin, 100 * count / games));
      drawn.add(new Panel(entry.rules(), means(entry, say), plot));
    }
    PanelGrid grid =
        new PanelGrid(x, y, say.text("chart.score.axis"), say.text("chart.share"), drawn);
    return new Sheet(say.text("chart.score"), group.matchup(), legend(say), findings.source())
        .drawing(name, say.text("chart.score.caption"), grid.height(), grid::paint);
  }

  private static Histogram margins(Entry entry) {
    return entry.tally().of(Count.MARGIN);
  }

  private static double highest(Entry entry) {
    double[] most = {0};
    margins(entry).forEach((margin, count) -> most[0] = Math.max(most[0], (double) count));
    return 100 * most[0] / margins(entry).total();
  }

  private static Shade color(int margin) {
    return margin > 0 ? Shade.FIRST : margin < 0 ? Shade.SECOND : Shade.DRAW;
  }

  private static String means(Entry entry, Say say) {
    double first = entry.of("first-score", "mean").value();
    double second = entry.of("second-score", "mean").value();
    return say.text("chart.score.means", say.fixed(first, 1), say.fixed(second, 1));
  }
}
