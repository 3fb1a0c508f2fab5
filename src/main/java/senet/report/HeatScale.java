package senet.report;

import senet.language.Language;

/**
 * How the numbers of a heat map are coloured and written: all with the same decimals, as many as
 * the greatest of them asks for and a square has room for.
 *
 * @param most the greatest number
 * @param language how numbers are written
 */
record HeatScale(double most, Language language) {

  /** The colour of a number: paper for zero, as deep as words allow for the greatest. */
  Tint color(Shade full, double value) {
    return new Mix(full, most > 0 ? value / most : 0);
  }

  /** The number; what is not zero never looks like it. */
  String words(double value) {
    if (value == 0) {
      return "0";
    }
    int decimals = most >= 100 ? 0 : most >= 10 ? 1 : 2;
    double least = Math.pow(10, -decimals);
    return value < least / 2
        ? "<" + language.fixed(least, decimals)
        : language.fixed(value, decimals);
  }
}
