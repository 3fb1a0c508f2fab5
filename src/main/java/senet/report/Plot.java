package senet.report;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.util.ArrayList;
import java.util.List;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.XYSeries;
import org.knowm.xchart.style.XYStyler;
import org.knowm.xchart.style.markers.Marker;
import org.knowm.xchart.style.markers.SeriesMarkers;
import senet.stats.Interval;

/** The inside of a chart's axes, drawn by XChart; what comes first lies below. */
final class Plot {
  private static final Color NOTHING = new Color(255, 255, 255, 0);
  private static final float HAIRLINE = 1;

  /** The size of markers. */
  static final int MARKER = 7;

  private final Axis x;
  private final Axis y;
  private final List<Series> all = new ArrayList<>();

  /** Points joined by a line, or each with a marker. */
  private record Series(Tint color, BasicStroke stroke, Marker marker, double[] xs, double[] ys) {}

  Plot(Axis x, Axis y) {
    this.x = x;
    this.y = y;
    x.ticks().forEach(tick -> vertical(tick.at(), Shade.GRID));
    y.ticks().forEach(tick -> horizontal(tick.at(), Shade.GRID));
  }

  void vertical(double at, Tint color) {
    line(color, new BasicStroke(HAIRLINE), new double[] {at, at}, ends(y));
  }

  void horizontal(double at, Tint color) {
    line(color, new BasicStroke(HAIRLINE), ends(x), new double[] {at, at});
  }

  /** A line through points. */
  void line(Tint color, BasicStroke stroke, double[] xs, double[] ys) {
    all.add(new Series(color, stroke, SeriesMarkers.NONE, xs, ys));
  }

  /** A bar from (x1, y1) to (x2, y2), so many units of the drawing wide. */
  void bar(Tint color, double width, double x1, double y1, double x2, double y2) {
    BasicStroke stroke =
        new BasicStroke((float) width, BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER);
    line(color, stroke, new double[] {x1, x2}, new double[] {y1, y2});
  }

  void marker(Tint color, Marker marker, double atX, double atY) {
    BasicStroke none = new BasicStroke(0);
    all.add(new Series(color, none, marker, new double[] {atX}, new double[] {atY}));
  }

  /** An interval along x, with caps of the given half height. */
  void interval(Tint color, Interval interval, double atY, double cap) {
    double low = interval.low();
    double high = interval.high();
    line(
        color,
        new BasicStroke(1.2f, BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER),
        new double[] {low, low, low, high, high, high},
        new double[] {atY - cap, atY + cap, atY, atY, atY - cap, atY + cap});
  }

  /** Draws the plot with its upper left corner at the given point. */
  void paint(Pen pen, double left, double top, int width, int height) {
    Graphics2D graphics = (Graphics2D) pen.graphics().create();
    graphics.translate(left, top);
    chart(pen).paint(graphics, width, height);
    graphics.dispose();
  }

  private XYChart chart(Pen pen) {
    XYChart chart = new XYChart(1, 1);
    XYStyler styler = chart.getStyler();
    styler.setXAxisMin(x.min()).setXAxisMax(x.max()).setYAxisMin(y.min()).setYAxisMax(y.max());
    styler.setAxisTicksVisible(false).setAxisTitlesVisible(false);
    styler.setPlotMargin(0).setPlotGridLinesVisible(false);
    styler.setChartTitleVisible(false).setLegendVisible(false).setChartPadding(0);
    styler.setPlotBorderVisible(false).setPlotContentSize(1).setMarkerSize(MARKER);
    styler.setPlotBackgroundColor(pen.color(Shade.PAPER));
    styler.setChartBackgroundColor(pen.color(Shade.PAPER));
    for (int i = 0; i < all.size(); i++) {
      Series drawn = all.get(i);
      XYSeries series = chart.addSeries("series " + i, drawn.xs, drawn.ys);
      boolean isLine = drawn.marker == SeriesMarkers.NONE;
      series.setMarker(drawn.marker);
      series.setLineColor(isLine ? pen.color(drawn.color) : NOTHING);
      series.setLineStyle(drawn.stroke);
      series.setMarkerColor(pen.color(drawn.color));
    }
    return chart;
  }

  private static double[] ends(Axis axis) {
    return new double[] {axis.min(), axis.max()};
  }
}
