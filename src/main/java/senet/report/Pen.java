package senet.report;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.util.List;

/** Draws type and simple shapes, on pixels or into a vector file alike. */
final class Pen {
  private final Graphics2D graphics;

  Pen(Graphics2D graphics) {
    this.graphics = graphics;
    graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    graphics.setRenderingHint(
        RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
    graphics.setRenderingHint(
        RenderingHints.KEY_FRACTIONALMETRICS, RenderingHints.VALUE_FRACTIONALMETRICS_ON);
    graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
  }

  Graphics2D graphics() {
    return graphics;
  }

  /** Writes a line of text that starts at x on the baseline y. */
  void text(Type type, String text, double x, double y) {
    graphics.setFont(type.font());
    graphics.setColor(type.color());
    graphics.drawString(text, (float) x, (float) y);
  }

  void centred(Type type, String text, double x, double y) {
    text(type, text, x - type.width(text) / 2, y);
  }

  void flushRight(Type type, String text, double x, double y) {
    text(type, text, x - type.width(text), y);
  }

  /** Writes lines below each other, the first on the baseline y. */
  void lines(Type type, List<String> lines, double x, double y) {
    for (int i = 0; i < lines.size(); i++) {
      text(type, lines.get(i), x, y + i * (double) type.leading());
    }
  }

  void rule(Color color, double x1, double y1, double x2, double y2) {
    stroke(color, new BasicStroke(1), x1, y1, x2, y2);
  }

  void stroke(Color color, BasicStroke stroke, double x1, double y1, double x2, double y2) {
    graphics.setColor(color);
    graphics.setStroke(stroke);
    graphics.draw(new Line2D.Double(x1, y1, x2, y2));
  }

  void fill(Color color, double x, double y, double width, double height) {
    graphics.setColor(color);
    graphics.fill(new Rectangle2D.Double(x, y, width, height));
  }

  void fill(Color color, Shape shape) {
    graphics.setColor(color);
    graphics.fill(shape);
  }

  void draw(Color color, BasicStroke stroke, Shape shape) {
    graphics.setColor(color);
    graphics.setStroke(stroke);
    graphics.draw(shape);
  }
}
