package senet.run;

import java.util.List;
import senet.language.Language;

/**
 * How the results of a study are shown; what is played does not depend on it.
 *
 * @param figures how the charts are drawn and kept
 * @param languages the languages of charts and report, at least one, the main one first
 */
public record Presentation(FigureSettings figures, List<Language> languages) {

  /** What is shown where a study says nothing of it. */
  public static final Presentation DEFAULT =
      new Presentation(FigureSettings.DEFAULT, List.of(Language.ENGLISH));

  public Presentation {
    languages = List.copyOf(languages);
    if (languages.isEmpty()) {
      throw new IllegalArgumentException("no language");
    }
  }

  /** The same with charts that are drawn otherwise. */
  public Presentation with(FigureSettings newFigures) {
    return new Presentation(newFigures, languages);
  }

  /** The same in other languages. */
  public Presentation in(List<Language> newLanguages) {
    return new Presentation(figures, newLanguages);
  }
}
