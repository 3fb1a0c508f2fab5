package senet.report;

import java.awt.Color;
import java.util.List;

/**
 * Colours, from the palette of Okabe and Ito (2008), which people with any colour vision tell
 * apart.
 */
final class Shade {
  static final Color INK = new Color(0x1A1A1A);
  static final Color GREY = new Color(0x595959);
  static final Color GRID = new Color(0xDDDDDD);
  static final Color BAND = new Color(0xEDEDED);
  static final Color PAPER = Color.WHITE;

  static final Color BLUE = new Color(0x0072B2);
  static final Color VERMILION = new Color(0xD55E00);
  static final Color GREEN = new Color(0x009E73);
  static final Color PURPLE = new Color(0xCC79A7);
  static final Color ORANGE = new Color(0xE69F00);

  static final Color FIRST = BLUE;
  static final Color SECOND = VERMILION;
  static final Color DRAW = new Color(0x8C8C8C);
  static final Color UNFINISHED = PURPLE;

  /** For lines that share a chart. */
  static final List<Color> LINES = List.of(BLUE, VERMILION, GREEN, PURPLE, ORANGE);

  private Shade() {}
}
