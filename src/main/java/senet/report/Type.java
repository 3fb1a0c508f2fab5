package senet.report;

import java.awt.Color;
import java.awt.Font;
import java.awt.font.FontRenderContext;
import java.util.ArrayList;
import java.util.List;

/** The sizes of type of a chart, all of one sans-serif face. */
@SuppressWarnings("ImmutableEnumChecker") // a font never changes
enum Type {
  TITLE(Font.BOLD, 18, Shade.INK),
  SUBTITLE(Font.PLAIN, 13, Shade.GREY),
  HEADING(Font.BOLD, 12, Shade.INK),
  LABEL(Font.PLAIN, 12, Shade.INK),
  AXIS(Font.PLAIN, 11, Shade.GREY),
  SOURCE(Font.PLAIN, 10, Shade.GREY),
  FIELD(Font.PLAIN, 10, Shade.INK);

  /**
   * The face that every Java has and that is sans-serif everywhere; for any other the SVG library
   * looks through all typefaces of the machine at every word.
   */
  private static final String FACE = Font.DIALOG;

  private static final FontRenderContext CONTEXT = new FontRenderContext(null, true, true);

  private final Font font;
  private final Color color;

  Type(int style, int size, Color color) {
    this.font = new Font(FACE, style, size);
    this.color = color;
  }

  Font font() {
    return font;
  }

  Color color() {
    return color;
  }

  /** The distance between the baselines of two lines. */
  int leading() {
    return Math.round(font.getSize2D() * 1.35f);
  }

  double width(String text) {
    return font.getStringBounds(text, CONTEXT).getWidth();
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
