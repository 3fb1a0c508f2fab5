package senet.report;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import senet.run.FigureSettings;
import senet.run.FigureSettings.Size;
import senet.run.FigureSettings.Theme;

/**
 * How a drawing is made into files.
 *
 * @param theme its colours
 * @param size what it is read on
 * @param printWidth the width in print, in millimetres
 */
record Look(Theme theme, Size size, int printWidth) {
  static final Look USUAL = new Look(Theme.LIGHT, Size.WEB, FigureSettings.PRINT_WIDTH);

  private static final double MM_PER_INCH = 25.4;

  /** CSS pixels and points, as CSS and PDF define them. */
  private static final double PX_PER_INCH = 96;

  private static final double POINTS_PER_INCH = 72;
  private static final double PRINT_DOTS_PER_INCH = 300;

  /** Dots of a PNG for each pixel of CSS, for screens with fine dots. */
  private static final int WEB_SCALE = 2;

  /** All looks that are asked for, the usual first. */
  static List<Look> of(FigureSettings settings) {
    List<Look> looks = new ArrayList<>();
    for (Size size : settings.sizes()) {
      for (Theme theme : settings.themes()) {
        looks.add(new Look(theme, size, settings.printWidth()));
      }
    }
    return looks;
  }

  /** The folder of its files within that of the charts; none if light and for screens. */
  String folder() {
    return (size == Size.WEB ? "" : size.word() + "/")
        + (theme == Theme.LIGHT ? "" : theme.word() + "/");
  }

  boolean isPrint() {
    return size == Size.PRINT;
  }

  /** The width of a drawing, in inches. */
  private double inches(Drawing drawing) {
    return isPrint() ? printWidth / MM_PER_INCH : drawing.width() / PX_PER_INCH;
  }

  /** Points of a PDF for each unit of a drawing. */
  double points(Drawing drawing) {
    return inches(drawing) * POINTS_PER_INCH / drawing.width();
  }

  /** Dots of a PNG for each unit of a drawing. */
  double dots(Drawing drawing) {
    return isPrint()
        ? Math.round(inches(drawing) * PRINT_DOTS_PER_INCH) / (double) drawing.width()
        : WEB_SCALE;
  }

  /** Dots of a PNG for each metre. */
  int dotsPerMetre() {
    double perInch = isPrint() ? PRINT_DOTS_PER_INCH : WEB_SCALE * PX_PER_INCH;
    return (int) Math.round(perInch * 1000 / MM_PER_INCH);
  }

  /** A length of a drawing in the units of SVG. */
  String length(double units, Drawing drawing) {
    return isPrint() ? number(units * printWidth / drawing.width()) + "mm" : number(units) + "px";
  }

  private static String number(double length) {
    return BigDecimal.valueOf(length)
        .setScale(3, RoundingMode.HALF_UP)
        .stripTrailingZeros()
        .toPlainString();
  }
}
