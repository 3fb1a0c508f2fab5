package senet.cli;

import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import senet.language.Language;
import senet.run.FigureSettings;
import senet.run.FigureSettings.Format;
import senet.run.FigureSettings.Size;
import senet.run.FigureSettings.Source;
import senet.run.FigureSettings.Theme;
import senet.run.Presentation;

/** How results are shown, for what the study says of it. */
final class PresentationOptions {

  @Option(
      names = "--lang",
      split = ",",
      paramLabel = "CODE",
      converter = LanguageCode.class,
      completionCandidates = LanguageCode.Known.class,
      description =
          "Languages of charts and report, the main one first, such as fi,en. Known:"
              + " ${COMPLETION-CANDIDATES}.")
  private @Nullable List<Language> languages;

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

  /** What the study says, with what the options say in its place. */
  Presentation over(Presentation study) {
    FigureSettings figures = study.figures();
    return new Presentation(
        new FigureSettings(
            themes == null ? figures.themes() : themes,
            formats == null ? figures.formats() : formats,
            sizes == null ? figures.sizes() : sizes,
            source == null ? figures.source() : source,
            figures.printWidth()),
        languages == null ? study.languages() : languages.stream().distinct().toList());
  }
}
