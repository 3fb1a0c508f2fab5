package senet.report;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import senet.run.Standings;
import senet.stats.Estimate;
import senet.stats.PairScores;

/** Who beats whom: the score of each policy against each other, as a heat map. */
final class MatrixChart implements Chart {
  private static final int LEAST_ROW = 40;
  private static final int HEAD_LINES = 4;
  private static final int GAP = 2;
  private static final int WIDEST = 110;

  /** Where a colour is deepest at least, in scores from one half. */
  private static final double LEAST_SPAN = 0.1;

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
            findings.source(say.text("report.source.intervals", findings.confidenceLevel())))
        .drawing(name, say.text("chart.matrix.caption"), grid.height(), grid::paint);
  }

  /** From bare paper at an even score to the deepest colour at a span from it. */
  private static Tint shade(double edge, double span) {
    return new Mix(edge > 0 ? Shade.BLUE : Shade.VERMILION, Math.min(1, Math.abs(edge) / span));
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
    private final boolean numbered;
    private final int row;

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
          IntStream.range(0, size).mapToDouble(i -> Type.LABEL.width(numbered(i))).max().orElse(0);
      this.labels = Math.min(longest * 1.08, Sheet.INNER * 0.3);
      this.width = Math.min(WIDEST, (Sheet.INNER - labels - 10) / size);
      this.numbered =
          IntStream.range(0, size).anyMatch(i -> headLines(name(i)).size() > HEAD_LINES);
      int lines = IntStream.range(0, size).map(i -> label(i).size()).max().orElse(1);
      int field = isAnySplit() ? LEAST_ROW + Type.FIELD.leading() : LEAST_ROW;
      this.row = Math.max(field, lines * Type.LABEL.leading() + 8);
    }

    private String name(int place) {
      return table.name(order.get(place));
    }

    private String numbered(int place) {
      return (place + 1) + ".\u00a0" + name(place);
    }

    private List<String> label(int place) {
      return Type.LABEL.wrap(numbered ? numbered(place) : name(place), labels);
    }

    private List<String> headLines(String head) {
      return Type.AXIS.wrap(head, width - 2 * GAP - 2);
    }

    private List<String> head(int place) {
      // names that would be cut to pieces above narrow columns stand on the left alone
      return headLines(numbered ? Integer.toString(place + 1) : name(place));
    }

    private double headHeight() {
      int lines = IntStream.range(0, order.size()).map(i -> head(i).size()).max().orElse(1);
      return lines * Type.AXIS.leading() + 6.0;
    }

    int height() {
      return (int) Math.ceil(headHeight() + order.size() * row);
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
        List<String> label = label(i);
        double middle = first + (i + 0.5) * row + 4;
        double lead = (label.size() - 1) * Type.LABEL.leading() / 2.0;
        pen.lines(Type.LABEL, label, left, middle - lead);
        for (int j = 0; j < order.size(); j++) {
          paintField(pen, i, j, fields + j * width, first + i * (double) row);
        }
      }
    }

    private void paintField(Pen pen, int i, int j, double x, double y) {
      double inner = width - 2 * GAP;
      if (i == j) {
        pen.fill(Shade.GRID, x + GAP, y + GAP, inner, row - 2 * GAP);
        return;
      }
      Estimate score = scores[i][j];
      boolean known = !Double.isNaN(score.value());
      Tint color = known ? shade(score.value() - 0.5, span) : Shade.PAPER;
      pen.fill(color, x + GAP, y + GAP, inner, row - 2 * GAP);
      Say.Value value = say.share(score);
      String number = value.value();
      if (Type.HEADING.width(number) < inner - 2) {
        List<String> interval = interval(value.interval());
        double height = 12 + interval.size() * (double) Type.FIELD.leading();
        double baseline = y + (row - height) / 2 + 10;
        pen.centred(Type.HEADING, number, x + width / 2, baseline);
        for (String line : interval) {
          baseline += Type.FIELD.leading();
          pen.centred(Type.FIELD, line, x + width / 2, baseline);
        }
      }
    }

    /** An interval on a line or on two; nothing if a field has no room for it. */
    private List<String> interval(String interval) {
      int dash = interval.indexOf('–') + 1;
      List<List<String>> choices =
          List.of(
              List.of(interval), List.of(interval.substring(0, dash), interval.substring(dash)));
      return choices.stream()
          .filter(lines -> lines.stream().allMatch(l -> Type.FIELD.width(l) < width - 2 * GAP - 4))
          .findFirst()
          .orElse(List.of());
    }

    private boolean isAnySplit() {
      return Arrays.stream(scores)
          .flatMap(Arrays::stream)
          .filter(Objects::nonNull)
          .anyMatch(score -> interval(say.share(score).interval()).size() > 1);
    }
  }
}
