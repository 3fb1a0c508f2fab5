package senet.report;

import java.awt.BasicStroke;
import java.awt.geom.Path2D;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import senet.language.Language;
import senet.report.Findings.Entry;

/** The body of a chart of ridges: rows on one axis of lengths. */
final class Ridges {

  /** How far a ridge rises, in rows: not into the ridge above, whose median it would hide. */
  private static final double RISE = 0.92;

  private static final double LABELS = 0.27;
  private static final double NUMBERS = 112;

  /** From a line of a label to the next, where it needs several. */
  private static final double LINE = 12;

  private static final int BELOW = 44;
  private static final double SHARE_OF_COLOUR = 0.4;
  private static final BasicStroke EDGE =
      new BasicStroke(1.5f, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND);
  private static final BasicStroke MEDIAN = new BasicStroke(2);

  private final List<Ridge> ridges;
  private final Say say;
  private final Lengths lengths;
  private final Axis axis;
  private final double most;

  /**
   * A row.
   *
   * @param label its name
   * @param entry the games it shows
   */
  record Ridge(String label, Entry entry) {
    int median() {
      return Lengths.throwsOf(entry).quantile(0.5);
    }
  }

  Ridges(List<Ridge> ridges, Lengths lengths, Say say) {
    this.say = say;
    this.ridges = List.copyOf(ridges);
    this.lengths = lengths;
    this.axis = lengths.axis(say, 8);
    this.most =
        ridges.stream()
            .flatMapToDouble(ridge -> Arrays.stream(lengths.heights(ridge.entry())))
            .max()
            .orElse(1);
  }

  /** What is not drawn, in words. */
  Optional<String> beyond() {
    double share = ridges.stream().mapToDouble(r -> lengths.beyond(r.entry())).max().orElse(0);
    if (share <= 1e-9) {
      return Optional.empty();
    }
    Language language = say.language();
    String percent = language.say("number.percent", language.fixed(Math.max(0.1, share * 100), 1));
    return Optional.of(
        language.say("ridgeline.beyond", language.fixed(lengths.longest(), 0), percent));
  }

  private double row() {
    double usual = ridges.size() <= 12 ? 46 : 28;
    int lines = ridges.stream().mapToInt(ridge -> lines(ridge.label()).size()).max().orElse(1);
    return Math.max(usual, lines * LINE + 6);
  }

  /** The width of the column of labels. */
  private double labels() {
    double longest = ridges.stream().mapToDouble(r -> Type.LABEL.width(r.label())).max().orElse(0);
    return Math.min(longest * 1.08 + 14, Sheet.INNER * LABELS);
  }

  private double labelWidth() {
    return labels() - 12;
  }

  private Type type(String label) {
    return Type.LABEL.width(label) <= labelWidth() ? Type.LABEL : Type.FIELD;
  }

  /** A name on one line, or small on several, broken where a change of rules begins. */
  private List<String> lines(String label) {
    Type type = type(label);
    return type.wrap(type == Type.LABEL ? label : label.replace("+", " +"), labelWidth());
  }

  private double rise() {
    return row() * RISE;
  }

  int height() {
    return (int) Math.ceil(rise() + (ridges.size() - 1) * row() + BELOW);
  }

  void paint(Pen pen, double left, double top) {
    double labels = labels();
    double start = left + labels;
    double width = Sheet.INNER - labels - NUMBERS;
    double bottom = top + rise() + (ridges.size() - 1) * row();
    for (Axis.Tick tick : axis.ticks()) {
      double x = start + axis.place(tick.at(), width);
      pen.rule(Shade.GRID, x, top, x, bottom);
      pen.centred(Type.AXIS, tick.label(), x, bottom + 16);
    }
    String words = lengths.xTitle(say);
    pen.text(Type.AXIS, words, start, bottom + 34);
    for (int i = 0; i < ridges.size(); i++) {
      double base = top + rise() + i * row();
      paint(pen, ridges.get(i), start, base, width);
      label(pen, ridges.get(i).label(), left, base);
      Say.Value median = say.quantity(ridges.get(i).entry().of("throws", "median"));
      pen.text(Type.LABEL, median.toString(), start + width + 8, base - 2);
    }
  }

  private void paint(Pen pen, Ridge ridge, double start, double base, double width) {
    double[] heights = lengths.heights(ridge.entry());
    double scale = rise() / most;
    Path2D line = new Path2D.Double();
    int first = 0;
    while (first < heights.length - 1 && heights[first] == 0) {
      first++;
    }
    int end = heights.length;
    while (end > first + 1 && heights[end - 1] == 0) {
      end--;
    }
    line.moveTo(x(first, start, width), base);
    for (int i = first; i < end; i++) {
      double y = base - heights[i] * scale;
      line.lineTo(x(i, start, width), y);
      line.lineTo(x(i + 1, start, width), y);
    }
    line.lineTo(x(end, start, width), base);
    Path2D area = new Path2D.Double(line);
    area.closePath();
    pen.fill(new Mix(Shade.FIRST, SHARE_OF_COLOUR), area);
    pen.draw(Shade.FIRST, EDGE, line);
    pen.rule(Shade.GREY, start, base, start + width, base);
    double median = start + axis.place(lengths.at(ridge.median()), width);
    pen.stroke(Shade.INK, MEDIAN, median, base - row() * 0.4, median, base);
  }

  private double x(int edge, double start, double width) {
    return start + axis.place(lengths.place(edge), width);
  }

  private void label(Pen pen, String label, double left, double base) {
    List<String> lines = lines(label);
    double first = base - 2 - (lines.size() - 1) * LINE;
    for (int i = 0; i < lines.size(); i++) {
      pen.text(type(label), lines.get(i), left, first + i * LINE);
    }
  }
}
