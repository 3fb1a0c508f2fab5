package senet.report;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import senet.run.FigureSettings.Theme;

/** Draws type and simple shapes in a theme's colours, on pixels or into a vector file alike. */
final class Pen {
  private final Graphics2D graphics;
  private final Theme theme;
  private final Lettering lettering;

  Pen(Graphics2D graphics, Theme theme, Lettering lettering) {
    this.graphics = graphics;
    this.theme = theme;
    this.lettering = lettering;
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

  /** The colour in the theme that is drawn. */
  Color color(Tint tint) {
    return tint.in(theme);
  }

  /** Writes a line of text that starts at x on the baseline y. */
  void text(Type type, String text, double x, double y) {
    if (!text.isEmpty()) {
      graphics.setColor(color(type.color()));
      lettering.write(graphics, type, text, (float) x, (float) y);
    }
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

  void rule(Tint color, double x1, double y1, double x2, double y2) {
    stroke(color, new BasicStroke(1), x1, y1, x2, y2);
  }

  void stroke(Tint color, BasicStroke stroke, double x1, double y1, double x2, double y2) {
    graphics.setColor(color(color));
    graphics.setStroke(stroke);
    graphics.draw(new Line2D.Double(x1, y1, x2, y2));
  }

  void fill(Tint color, double x, double y, double width, double height) {
    graphics.setColor(color(color));
    graphics.fill(new Rectangle2D.Double(x, y, width, height));
  }

  void fill(Tint color, Shape shape) {
    graphics.setColor(color(color));
    graphics.fill(shape);
  }

  void draw(Tint color, BasicStroke stroke, Shape shape) {
    graphics.setColor(color(color));
    graphics.setStroke(stroke);
    graphics.draw(shape);
  }
}
