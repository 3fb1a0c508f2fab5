package senet.report;

import java.awt.Font;
import java.awt.font.FontRenderContext;
import java.util.ArrayList;
import java.util.List;

/** The sizes of type of a chart, all of one face. */
@SuppressWarnings("ImmutableEnumChecker") // a font never changes
enum Type {
  TITLE(Face.BOLD, 18, Shade.INK),
  SUBTITLE(Face.REGULAR, 13, Shade.GREY),
  HEADING(Face.BOLD, 12, Shade.INK),
  LABEL(Face.REGULAR, 12, Shade.INK),
  AXIS(Face.REGULAR, 11, Shade.GREY),
  SOURCE(Face.REGULAR, 10, Shade.GREY),
  FIELD(Face.REGULAR, 10, Shade.INK);

  /** How text is measured, the same on every machine. */
  static final FontRenderContext CONTEXT = new FontRenderContext(null, true, true);

  private final Face face;
  private final Font font;
  private final Font standIn;
  private final Shade color;

  Type(Face face, int size, Shade color) {
    this.face = face;
    this.font = face.font(size);
    this.standIn = face.standIn(size);
    this.color = color;
  }

  Face face() {
    return face;
  }

  /** The font that has all letters of a text, if any has. */
  Font font(String text) {
    return font.canDisplayUpTo(text) < 0 ? font : standIn;
  }

  /** The font that every Java has in place of this one. */
  Font standIn() {
    return standIn;
  }

  Shade color() {
    return color;
  }

  /** The distance between the baselines of two lines. */
  int leading() {
    return Math.round(font.getSize2D() * 1.35f);
  }

  double width(String text) {
    return font(text).getStringBounds(text, CONTEXT).getWidth();
  }

  /** Breaks a text at spaces, and words too long for a line anywhere, to lines that fit. */
  List<String> wrap(String text, double width) {
    List<String> lines = new ArrayList<>();
    String line = "";
    for (String word : text.strip().split("\\s+", -1)) {
      String longer = line.isEmpty() ? word : line + " " + word;
      if (width(longer) <= width) {
        line = longer;
        continue;
      }
      if (!line.isEmpty()) {
        lines.add(line);
      }
      line = word;
      while (width(line) > width && line.length() > 1) {
        int end = fitting(line, width);
        lines.add(line.substring(0, end));
        line = line.substring(end);
      }
    }
    lines.add(line);
    return lines;
  }

  /** How many leading characters to put on a line, up to a hyphen if one fits; at least one. */
  private int fitting(String word, double width) {
    int end = word.length() - 1;
    while (end > 1 && width(word.substring(0, end)) > width) {
      end--;
    }
    int hyphen = word.lastIndexOf('-', end - 1);
    if (hyphen > 0) {
      return hyphen + 1;
    }
    return Character.isHighSurrogate(word.charAt(end - 1)) && end > 1 ? end - 1 : end;
  }
}
