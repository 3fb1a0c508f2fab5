package senet.report;

import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.font.TextLayout;
import java.awt.geom.AffineTransform;

/** How letters come into a file: as shapes, or as text that the file's reader sets. */
@FunctionalInterface
interface Lettering {

  /** As shapes, which are the same on every machine. */
  Lettering OUTLINES = (graphics, type, text, x, y) -> graphics.fill(outline(type, text, x, y));

  /** Writes a line of text, in the colour that is set, from x on the baseline y. */
  void write(Graphics2D graphics, Type type, String text, float x, float y);

  /** The shape of a line of text. */
  static Shape outline(Type type, String text, float x, float y) {
    Font font = type.font(text);
    if (text.isEmpty() || !font.equals(type.standIn())) {
      return font.createGlyphVector(Type.CONTEXT, text).getOutline(x, y);
    }
    return new TextLayout(text, font, Type.CONTEXT)
        .getOutline(AffineTransform.getTranslateInstance(x, y));
  }
}
