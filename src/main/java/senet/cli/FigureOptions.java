package senet.cli;

import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import senet.run.FigureSettings;
import senet.run.FigureSettings.Format;
import senet.run.FigureSettings.Size;
import senet.run.FigureSettings.Source;
import senet.run.FigureSettings.Theme;

/** How charts are drawn and kept, for what the study says of it. */
final class FigureOptions {

  @Option(
      names = "--theme",
      split = ",",
      paramLabel = "THEME",
      description = "The colours of charts: light or dark, or light,dark.")
  private @Nullable List<Theme> themes;

  @Option(
      names = "--format",
      split = ",",
      paramLabel = "FORMAT",
      description = "The files of charts: svg, png or pdf, or some of them, as in svg,pdf.")
  private @Nullable List<Format> formats;

  @Option(
      names = "--size",
      split = ",",
      paramLabel = "SIZE",
      description = "What charts are for: web or print (300 dpi), or web,print.")
  private @Nullable List<Size> sizes;

  @Option(
      names = "--source",
      paramLabel = "SOURCE",
      description = "The line of study, games and seed below charts: shown or hidden.")
  private @Nullable Source source;

  /** The settings with what the options say in place of what the study says. */
  FigureSettings over(FigureSettings study) {
    return new FigureSettings(
        themes == null ? study.themes() : themes,
        formats == null ? study.formats() : formats,
        sizes == null ? study.sizes() : sizes,
        source == null ? study.source() : source,
        study.printWidth());
  }
}
