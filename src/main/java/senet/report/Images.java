package senet.report;

import senet.run.FigureSettings.Format;

/** Drawings as image files. */
final class Images {

  private Images() {}

  /** A light PNG for screens. */
  static byte[] png(Drawing drawing) {
    return of(drawing, Look.USUAL, Format.PNG);
  }

  /** A light SVG for screens. */
  static byte[] svg(Drawing drawing) {
    return of(drawing, Look.USUAL, Format.SVG);
  }

  /** The file of a drawing, which does not depend on the typefaces of this machine. */
  static byte[] of(Drawing drawing, Look look, Format format) {
    return switch (format) {
      case SVG -> SvgImage.of(drawing, look);
      case PNG -> PngImage.of(drawing, look);
      case PDF -> PdfImage.of(drawing, look);
    };
  }
}
