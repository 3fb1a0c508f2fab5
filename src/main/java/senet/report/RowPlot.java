package senet.report;

import java.awt.BasicStroke;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.knowm.xchart.style.markers.Marker;
import senet.stats.Estimate;
import senet.stats.Interval;

/** Numbers with their intervals as marks on rows, labelled on the left and written on the right. */
final class RowPlot {
  private static final int LINE = 15;
  private static final int ROW_GAP = 9;
  private static final int HEADING = 26;
  private static final int AXIS = 40;
  private static final double SLACK = 1.08;
  private static final double PERCENT = 100;
  private static final BasicStroke EDGE =
      new BasicStroke(1, BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER);

  private final Axis x;
  private final String xTitle;
  private final List<Section> sections;

  /**
   * The sections of all plots that lie below each other: they share the widths of their columns.
   */
  private final List<Section> aligned;

  /** By how much numbers are multiplied to be drawn on the axis. */
  private final double scale;

  /** Found once, since every row asks for it. */
  private final double labelWidth;

  /**
   * A number.
   *
   * @param color of the mark
   * @param marker the shape of the mark; null for a bar from zero
   * @param estimate the number, drawn in percent unless the plot has another scale
   * @param text the number as it is written
   * @param band how far to both sides of zero a band is drawn behind it; 0 for none
   */
  record Mark(Tint color, @Nullable Marker marker, Estimate estimate, String text, double band) {

    Mark(Tint color, @Nullable Marker marker, Estimate estimate, String text) {
      this(color, marker, estimate, text, 0);
    }
  }

  /** A label with its numbers, each on a line of its own. */
  record Row(String label, List<Mark> marks) {}

  /** Rows with a heading; an empty heading takes no space. */
  record Section(String heading, List<Row> rows) {}

  /** A plot in percent. */
  RowPlot(Axis x, String xTitle, List<Section> sections) {
    this(x, xTitle, sections, PERCENT);
  }

  /** A plot of numbers times a scale. */
  RowPlot(Axis x, String xTitle, List<Section> sections, double scale) {
    this(x, xTitle, sections, scale, sections);
  }

  /** A plot of numbers times a scale, with columns as wide as the aligned sections need. */
  RowPlot(Axis x, String xTitle, List<Section> sections, double scale, List<Section> aligned) {
    this.x = x;
    this.xTitle = xTitle;
    this.sections = sections;
    this.scale = scale;
    this.aligned = aligned;
    this.labelWidth = labelWidth(aligned);
  }

  /** The least and greatest number of the marks' intervals and zero, in percent. */
  static double[] extent(List<Section> sections) {
    return extent(sections, PERCENT);
  }

  /** The least and greatest number of the marks' intervals, bands and zero, times a scale. */
  static double[] extent(List<Section> sections, double scale) {
    double[] extent = {0, 0};
    marks(sections)
        .forEach(
            mark -> {
              Interval interval = mark.estimate().interval();
              double value = mark.estimate().value();
              double low = interval == null ? value : interval.low();
              double high = interval == null ? value : interval.high();
              extent[0] = Math.min(extent[0], Math.min(low, -mark.band()) * scale);
              extent[1] = Math.max(extent[1], Math.max(high, mark.band()) * scale);
            });
    return extent;
  }

  /** The height of a section, if its labels do not wrap. */
  static int height(Section section) {
    int lines = section.rows().stream().mapToInt(row -> row.marks().size()).sum();
    return HEADING + lines * LINE + section.rows().size() * ROW_GAP;
  }

  int height() {
    return rowsHeight() + AXIS + (isTall() ? LINE : 0);
  }

  void paint(Pen pen, double left, double top) {
    double labels = labelWidth + 14;
    double numbers = marks(aligned).mapToDouble(m -> Type.AXIS.width(m.text())).max().orElse(0);
    int width = (int) (Sheet.INNER - labels - numbers * SLACK - 14);
    double plotLeft = left + labels;
    double plotTop = isTall() ? top + LINE : top;
    int height = rowsHeight();
    Plot plot = new Plot(x, Axis.plain(0, height));
    paintBands(plot, height);
    plot.vertical(0, Shade.GREY);
    double y = 0;
    List<Runnable> words = new ArrayList<>();
    for (Section section : sections) {
      if (!section.heading().isEmpty()) {
        double headed = plotTop + y;
        words.add(() -> paintHeading(pen, headingLines(section), left, headed));
        y += headingHeight(section);
      }
      for (Row row : section.rows()) {
        paintRow(pen, row, plot, height - y, words, left, plotTop + y, plotLeft + width + 14);
        y += rowHeight(row);
      }
    }
    plot.paint(pen, plotLeft, plotTop, width, height);
    words.forEach(Runnable::run);
    paintAxis(pen, plotLeft, plotTop, width, height);
  }

  /** Bands of neighbouring rows join; edges show them where the band alone would be faint. */
  private void paintBands(Plot plot, double height) {
    double y = 0;
    for (Section section : sections) {
      y += headingHeight(section);
      for (Row row : section.rows()) {
        double band = row.marks().stream().mapToDouble(Mark::band).max().orElse(0) * scale;
        double middle = height - y - rowHeight(row) / 2.0;
        if (band > 0) {
          plot.bar(Shade.BAND, rowHeight(row), -band, middle, band, middle);
          double[] ends = {middle - rowHeight(row) / 2.0, middle + rowHeight(row) / 2.0};
          plot.line(Shade.NEUTRAL, EDGE, new double[] {-band, -band}, ends);
          plot.line(Shade.NEUTRAL, EDGE, new double[] {band, band}, ends);
        }
        y += rowHeight(row);
      }
    }
  }

  private static void paintHeading(Pen pen, List<String> lines, double left, double top) {
    double baseline = top + HEADING - 8.0;
    for (String line : lines) {
      double width = Math.min(Type.HEADING.width(line) * SLACK + 8, Sheet.INNER);
      pen.fill(Shade.PAPER, left, baseline - 12, width, 17);
      pen.text(Type.HEADING, line, left, baseline);
      baseline += Type.HEADING.leading();
    }
  }

  private static List<String> headingLines(Section section) {
    return Type.HEADING.wrap(section.heading(), Sheet.INNER * 0.95);
  }

  private static int headingHeight(Section section) {
    int more = headingLines(section).size() - 1;
    return section.heading().isEmpty() ? 0 : HEADING + more * Type.HEADING.leading();
  }

  private void paintRow(
      Pen pen,
      Row row,
      Plot plot,
      double plotY,
      List<Runnable> words,
      double left,
      double top,
      double textLeft) {
    List<String> lines = Type.LABEL.wrap(row.label(), labelWidth);
    double inside = rowHeight(row) - ROW_GAP;
    double lead = (inside - lines.size() * (double) Type.LABEL.leading()) / 2 + 12;
    words.add(() -> pen.lines(Type.LABEL, lines, left, top + lead + ROW_GAP / 2.0));
    double first = ROW_GAP / 2.0 + (inside - row.marks().size() * (double) LINE) / 2;
    for (int i = 0; i < row.marks().size(); i++) {
      Mark mark = row.marks().get(i);
      double middle = first + (i + 0.5) * LINE;
      paintMark(plot, mark, plotY - middle);
      words.add(() -> pen.text(Type.AXIS, mark.text(), textLeft, top + middle + 4));
    }
  }

  private void paintMark(Plot plot, Mark mark, double y) {
    double value = mark.estimate().value() * scale;
    Interval interval = mark.estimate().interval();
    Marker marker = mark.marker();
    if (marker == null) {
      plot.bar(mark.color(), LINE - 4, 0, y, value, y);
    }
    if (interval != null) {
      Interval scaled = new Interval(interval.low() * scale, interval.high() * scale);
      plot.interval(marker == null ? Shade.INK : mark.color(), scaled, y, 4);
    }
    if (marker != null) {
      plot.marker(mark.color(), marker, value, y);
    }
  }

  private void paintAxis(Pen pen, double left, double top, int width, int height) {
    pen.stroke(Shade.GREY, new BasicStroke(1), left, top + height, left + width, top + height);
    for (Axis.Tick tick : x.ticks()) {
      double at = left + x.place(tick.at(), width);
      pen.centred(Type.AXIS, tick.label(), at, top + height + 15);
      if (isTall()) {
        pen.centred(Type.AXIS, tick.label(), at, top - 6);
      }
    }
    pen.text(Type.AXIS, xTitle, left, top + height + 33);
  }

  private boolean isTall() {
    return rowsHeight() > 500;
  }

  private int rowsHeight() {
    int height = 0;
    for (Section section : sections) {
      height += headingHeight(section);
      height += section.rows().stream().mapToInt(this::rowHeight).sum();
    }
    return height + ROW_GAP / 2;
  }

  private int rowHeight(Row row) {
    int labels = Type.LABEL.wrap(row.label(), labelWidth).size() * Type.LABEL.leading();
    return Math.max(labels, row.marks().size() * LINE) + ROW_GAP;
  }

  /** The widest label, but not more than a good third of the chart. */
  private static double labelWidth(List<Section> sections) {
    double widest =
        sections.stream()
            .flatMap(section -> section.rows().stream())
            .mapToDouble(row -> Type.LABEL.width(row.label()))
            .max()
            .orElse(0);
    return Math.min(widest * SLACK, Sheet.INNER * 0.34);
  }

  private static Stream<Mark> marks(List<Section> sections) {
    return sections.stream().flatMap(s -> s.rows().stream()).flatMap(r -> r.marks().stream());
  }
}
