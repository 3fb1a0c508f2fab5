package senet.report;

import java.awt.Color;

/**
 * How the numbers of a heat map are coloured and written: all with the same decimals, as many as
 * the greatest of them asks for and a square has room for.
 *
 * @param most the greatest number
 */
record HeatScale(double most) {

  /** Words stay readable on this much of a colour. */
  private static final double DEEPEST = 0.65;

  /** The colour of a number: paper for zero, as deep as words allow for the greatest. */
  Color color(Color full, double value) {
    double depth = most > 0 ? DEEPEST * value / most : 0;
    return new Color(
        blend(Shade.PAPER.getRed(), full.getRed(), depth),
        blend(Shade.PAPER.getGreen(), full.getGreen(), depth),
        blend(Shade.PAPER.getBlue(), full.getBlue(), depth));
  }

  private static int blend(int paper, int full, double depth) {
    return (int) Math.round(paper + (full - paper) * depth);
  }

  /** The number; what is not zero never looks like it. */
  String words(double value) {
    if (value == 0) {
      return "0";
    }
    int decimals = most >= 100 ? 0 : most >= 10 ? 1 : 2;
    double least = Math.pow(10, -decimals);
    return value < least / 2
        ? "<" + BoardWords.LANGUAGE.fixed(least, decimals)
        : BoardWords.LANGUAGE.fixed(value, decimals);
  }
}
