package senet.report;

import java.awt.BasicStroke;
import java.awt.Graphics2D;
import org.knowm.xchart.style.markers.Marker;

/** An entry of a legend: a sample of what is drawn, and what it stands for. */
record Key(int sampleWidth, Sample sample, String text) {
  private static final int GAP = 6;
  private static final int SQUARE = 12;
  private static final int LINE = 24;

  /** Draws a sample that starts at x, its middle at the height y. */
  @FunctionalInterface
  interface Sample {
    void paint(Pen pen, double x, double y);
  }

  static Key filled(Tint color, String text) {
    double half = SQUARE / 2.0;
    return new Key(SQUARE, (pen, x, y) -> pen.fill(color, x, y - half, SQUARE, SQUARE), text);
  }

  /** A range that is filled faintly between two edges. */
  static Key band(String text) {
    double half = SQUARE / 2.0;
    return new Key(
        SQUARE,
        (pen, x, y) -> {
          pen.fill(Shade.BAND, x, y - half, SQUARE, SQUARE);
          pen.rule(Shade.NEUTRAL, x + 0.5, y - half, x + 0.5, y + half);
          pen.rule(Shade.NEUTRAL, x + SQUARE - 0.5, y - half, x + SQUARE - 0.5, y + half);
        },
        text);
  }

  static Key line(Tint color, BasicStroke stroke, String text) {
    return new Key(LINE, (pen, x, y) -> pen.stroke(color, stroke, x, y, x + LINE, y), text);
  }

  static Key marked(Tint color, Marker marker, String text) {
    return new Key(SQUARE, (pen, x, y) -> mark(pen, color, marker, x, y), text);
  }

  private static void mark(Pen pen, Tint color, Marker marker, double x, double y) {
    Graphics2D graphics = pen.graphics();
    graphics.setColor(pen.color(color));
    marker.paint(graphics, x + SQUARE / 2.0, y, Plot.MARKER);
  }

  /** The width with the space to the next entry. */
  double width() {
    return sampleWidth + GAP + Type.LABEL.width(text) * 1.05 + 3 * GAP;
  }

  /** Draws the entry with the text on the baseline y. */
  void paint(Pen pen, double x, double y) {
    sample.paint(pen, x, y - 4);
    pen.text(Type.LABEL, text, x + sampleWidth + GAP, y);
  }
}
