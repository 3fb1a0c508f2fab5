package senet.report;

import java.awt.Color;
import java.util.List;
import java.util.stream.IntStream;
import senet.run.Standings;
import senet.stats.Estimate;
import senet.stats.PairScores;

/** Who beats whom: the score of each policy against each other, as a heat map. */
final class MatrixChart implements Chart {
  private static final int ROW = 40;
  private static final int GAP = 2;
  private static final int WIDEST = 110;

  /** Where a colour is deepest, in scores from one half; the words stay readable on it. */
  private static final double LEAST_SPAN = 0.1;

  private static final double DEEPEST = 0.65;

  private static List<Key> legend(Say say) {
    return List.of(
        Key.filled(shade(0.5, 0.5), say.text("chart.matrix.more")),
        Key.filled(shade(-0.5, 0.5), say.text("chart.matrix.less")));
  }

  @Override
  public String name() {
    return "matrix";
  }

  @Override
  public List<Drawing> draw(Findings findings) {
    List<Standings> standings = findings.standings();
    FileNames names = new FileNames(findings.headings());
    return standings.stream()
        .map(
            table ->
                drawing(
                    standings.size() == 1 ? name() : names.of(name(), table.rules()),
                    table,
                    findings))
        .toList();
  }

  private static Drawing drawing(String name, Standings table, Findings findings) {
    Say say = findings.say();
    Grid grid = new Grid(table, findings.plan().confidence(), say);
    return new Sheet(
            say.text("chart.matrix"),
            findings.headings().rules(table.rules()),
            legend(say),
            findings.source()
                + " · "
                + say.text("report.source.intervals", findings.confidenceLevel()))
        .drawing(name, say.text("chart.matrix.caption"), grid.height(), grid::paint);
  }

  /** From white at an even score to the deepest colour at a span from it. */
  private static Color shade(double edge, double span) {
    Color full = edge > 0 ? Shade.BLUE : Shade.VERMILION;
    double depth = DEEPEST * Math.min(1, Math.abs(edge) / span);
    return new Color(
        blend(full.getRed(), depth), blend(full.getGreen(), depth), blend(full.getBlue(), depth));
  }

  private static int blend(int colour, double depth) {
    return (int) Math.round(255 + (colour - 255) * depth);
  }

  /** The fields of one tournament. */
  private static final class Grid {
    private final Standings table;
    private final Say say;
    private final List<Integer> order;
    private final Estimate[][] scores;
    private final double span;
    private final double labels;
    private final double width;

    Grid(Standings table, double confidence, Say say) {
      this.table = table;
      this.say = say;
      this.order = table.ratings().order();
      int size = order.size();
      this.scores = new Estimate[size][size];
      double widest = LEAST_SPAN;
      for (int i = 0; i < size; i++) {
        for (int j = 0; j < size; j++) {
          if (i != j) {
            long[] counts = table.meeting(order.get(i), order.get(j)).scores();
            scores[i][j] = PairScores.mean(counts, confidence);
            widest = Math.max(widest, Math.abs(scores[i][j].value() - 0.5));
          }
        }
      }
      this.span = widest;
      double longest =
          IntStream.range(0, size).mapToDouble(i -> Type.LABEL.width(label(i))).max().orElse(0);
      this.labels = Math.min(longest * 1.08, Sheet.INNER * 0.3);
      this.width = Math.min(WIDEST, (Sheet.INNER - labels - 10) / size);
    }

    private String label(int place) {
      return table.name(order.get(place));
    }

    private List<String> head(int place) {
      return Type.AXIS.wrap(label(place), width - 2 * GAP - 2);
    }

    private double headHeight() {
      int lines = IntStream.range(0, order.size()).map(i -> head(i).size()).max().orElse(1);
      return lines * Type.AXIS.leading() + 6.0;
    }

    int height() {
      return (int) Math.ceil(headHeight() + order.size() * ROW);
    }

    void paint(Pen pen, double left, double top) {
      double fields = left + labels + 10;
      double first = top + headHeight();
      for (int i = 0; i < order.size(); i++) {
        List<String> head = head(i);
        double baseline = first - 8 - (head.size() - 1) * (double) Type.AXIS.leading();
        for (int line = 0; line < head.size(); line++) {
          double y = baseline + line * (double) Type.AXIS.leading();
          pen.centred(Type.AXIS, head.get(line), fields + (i + 0.5) * width, y);
        }
        List<String> label = Type.LABEL.wrap(label(i), labels);
        double middle = first + (i + 0.5) * ROW + 4;
        double lead = (label.size() - 1) * Type.LABEL.leading() / 2.0;
        pen.lines(Type.LABEL, label, left, middle - lead);
        for (int j = 0; j < order.size(); j++) {
          paintField(pen, i, j, fields + j * width, first + i * (double) ROW);
        }
      }
    }

    private void paintField(Pen pen, int row, int column, double x, double y) {
      double inner = width - 2 * GAP;
      if (row == column) {
        pen.fill(Shade.GRID, x + GAP, y + GAP, inner, ROW - 2 * GAP);
        return;
      }
      Estimate score = scores[row][column];
      boolean known = !Double.isNaN(score.value());
      Color color = known ? shade(score.value() - 0.5, span) : Shade.PAPER;
      pen.fill(color, x + GAP, y + GAP, inner, ROW - 2 * GAP);
      Say.Value value = say.share(score);
      String number = value.value();
      if (Type.HEADING.width(number) < inner - 2) {
        boolean both = Type.FIELD.width(value.interval()) < inner - 4;
        pen.centred(Type.HEADING, number, x + width / 2, y + (both ? 18 : 24));
        if (both) {
          pen.centred(Type.FIELD, value.interval(), x + width / 2, y + 32);
        }
      }
    }
  }
}
